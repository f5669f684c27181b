import { randomUUID } from 'node:crypto'
import { loadAccount } from '../src/modules/identity/identity.store.ts'
import { readNotificationsBefore } from '../src/modules/notifications/notifications.store.ts'
import { inTransaction } from '../src/platform/database/database.ts'
import { recordBounce } from '../src/platform/email/email.store.ts'
import { dispatchDueEvents } from '../src/platform/events/dispatch.ts'
import { systemActor } from '../src/platform/handler.ts'
import { clock } from '../src/platform/time/clock.ts'
import { daysAgo } from './act-as.ts'

/** Notifications older than this are marked as read, so that each demo account opens with recent ones. */
const READ_BEFORE_MS = 2 * 86_400_000

/**
 * Creates the notifications of all seeded events. They are dispatched two days late, so they appear in the
 * app only and no email is sent.
 */
export async function seedNotifications(): Promise<void> {
  daysAgo(-2)
  await dispatchDueEvents()
  daysAgo(0)
  await inTransaction(systemActor, () =>
    readNotificationsBefore(new Date(clock.now().getTime() - READ_BEFORE_MS)),
  )
}

/** Marks the addresses of some accounts as bounced, as after an email that their mail server has rejected. */
export async function seedBounces(accountIds: readonly string[]): Promise<void> {
  await inTransaction(systemActor, async () => {
    for (const id of accountIds) {
      const account = await loadAccount(id)
      if (account)
        await recordBounce({ id: randomUUID(), to: account.email }, '550 5.1.1 This mailbox does not exist.')
    }
  })
}
