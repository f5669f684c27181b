import { onCommit } from '../../platform/database/database.ts'
import { runJobNow } from '../../platform/jobs/module-jobs.ts'
import { queuePushes } from './push.store.ts'

/** The name of the job that sends pushes. */
export const pushJob = 'push'

/** Queues a notification for the account's browsers: at once, or not before that moment. */
export async function pushNotification(
  accountId: string,
  notificationId: string,
  notBefore: Date | null,
): Promise<void> {
  if (await queuePushes(accountId, notificationId, notBefore)) onCommit(() => runJobNow(pushJob))
}
