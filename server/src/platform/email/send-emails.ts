import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { claimDueEmails, type EmailRow, markSent, recordBounce, rescheduleEmail } from './email.store.ts'
import { isRecipientError } from './smtp-transport.ts'

/** Hands one mail over; resolves once the other side has taken it. */
export type EmailTransport = (mail: EmailRow) => Promise<void>

const batch = 10
let tellRefused = async (_email: string): Promise<void> => {}

/** What happens, in the same transaction, when an address turns out not to exist. */
export function onBounce(told: (email: string) => Promise<void>): void {
  tellRefused = told
}

/**
 * Sends what is due and tells how many went out. A mail that fails waits and is tried again under the same Message-ID; one whose
 * address does not exist is given up, and the address is known as such from then on.
 */
export async function sendDueEmails(send: EmailTransport): Promise<number> {
  const due = await inTransaction(systemActor, () => claimDueEmails(batch))
  const sent = await Promise.all(
    due.map(async (mail) => {
      const error = await send(mail).then(
        () => null,
        (fault: unknown) => (fault instanceof Error ? fault : new Error('unknown fault')),
      )
      await inTransaction(systemActor, () => (error ? settleFault(mail, error) : markSent(mail)))
      return !error
    }),
  )
  return sent.filter(Boolean).length
}

async function settleFault(mail: EmailRow, error: Error): Promise<void> {
  if (!isRecipientError(error)) return rescheduleEmail(mail, error.message)
  if (await recordBounce(mail, error.message)) await tellRefused(mail.to)
}

/** Keeps mail in the outbox page: what is used without a mail server. */
export const devOutboxTransport: EmailTransport = async () => {}
