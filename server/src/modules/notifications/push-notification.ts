import { onCommit } from '../../platform/database/database.ts'
import { runJobNow } from '../../platform/jobs/module-jobs.ts'
import { addPushes } from './push.store.ts'

/** The job that sends pushes. */
export const pushJob = 'push'

/** Puts a notice on its way to the account's browsers: at once, or not before that moment. */
export async function pushNotice(
  accountId: string,
  notificationId: string,
  notBefore: Date | null,
): Promise<void> {
  if (await addPushes(accountId, notificationId, notBefore)) onCommit(() => runJobNow(pushJob))
}
