import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { runtimeState } from '../runtime.ts'
import {
  blankSecret,
  claimDueEmails,
  type EmailRow,
  markSent,
  recordBounce,
  rescheduleEmail,
} from './email.store.ts'
import { isRecipientError } from './smtp-transport.ts'

/** Sends one email; resolves when the SMTP server has accepted it. */
export type EmailTransport = (email: EmailRow) => Promise<void>

const BATCH_SIZE = 10
const state = runtimeState<{ onBounce: (email: string) => Promise<void> }>(() => ({
  onBounce: async () => {},
}))

/** Registers a callback that runs in the same transaction when an address hard-bounces. */
export function onBounce(callback: (email: string) => Promise<void>): void {
  state().onBounce = callback
}

/**
 * Sends due emails and returns how many were sent. A failed email is tried again later with the same
 * Message-ID; one whose address does not exist is given up and its address recorded as bounced. Codes and links are blanked
 * in what was sent or given up, except in the outbox page, which is there to show them.
 */
export async function sendDueEmails(send: EmailTransport): Promise<number> {
  const due = await inTransaction(systemActor, () => claimDueEmails(BATCH_SIZE))
  const sent = await Promise.all(
    due.map(async (email) => {
      const error = await send(email).then(
        () => null,
        (reason: unknown) => (reason instanceof Error ? reason : new Error('unknown error')),
      )
      await inTransaction(systemActor, async () => {
        const isOver = error ? await handleSendError(email, error) : await markSent(email).then(() => true)
        if (isOver && email.holdsSecret && send !== devOutboxTransport) await blankSecret(email.id)
      })
      return !error
    }),
  )
  return sent.filter(Boolean).length
}

/** Reschedules an email, or gives it up and returns true. */
async function handleSendError(email: EmailRow, error: Error): Promise<boolean> {
  if (!isRecipientError(error)) {
    await rescheduleEmail(email, error.message)
    return false
  }
  if (await recordBounce(email, error.message)) await state().onBounce(email.to)
  return true
}

/** Leaves emails in the outbox page: the transport without a mail server. */
export const devOutboxTransport: EmailTransport = async () => {}
