import { readNotificationsBefore } from '../src/modules/notifications/notifications.store.ts'
import { inTransaction } from '../src/platform/database/database.ts'
import { dispatchDueEvents } from '../src/platform/events/dispatch.ts'
import { systemActor } from '../src/platform/handler.ts'
import { clock } from '../src/platform/time/clock.ts'
import { daysAgo } from './act-as.ts'

/** Notices older than this have been read, so that each demo account opens with what is new. */
const READ_BEFORE_MS = 2 * 86_400_000

/** Tells everybody of the demo what happened while its stories were played. Told two days late, it goes into the app alone: no mails. */
export async function seedNotifications(): Promise<void> {
  daysAgo(-2)
  await dispatchDueEvents()
  daysAgo(0)
  await inTransaction(systemActor, () =>
    readNotificationsBefore(new Date(clock.now().getTime() - READ_BEFORE_MS)),
  )
}
