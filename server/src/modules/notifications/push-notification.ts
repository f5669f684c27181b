import { onCommit } from '../../platform/database/database.ts'
import { runJobNow } from '../../platform/jobs/module-jobs.ts'
import { addPushes } from './push.store.ts'

/** The name of the job that sends pushes. */
export const pushJob = 'push'

/** Queues a notification for the account's browsers: at once, or not before that moment. */
export async function pushNotice(
  accountId: string,
  notificationId: string,
  notBefore: Date | null,
): Promise<void> {
  if (await addPushes(accountId, notificationId, notBefore)) onCommit(() => runJobNow(pushJob))
}
