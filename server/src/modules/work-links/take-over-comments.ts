import { failField } from '@marquee/contract/errors'
import { markTakenOver } from './outside-comments.store.ts'

/**
 * Records that the brand makes comments of guests about its deliverable a change request of its own. Fails at `comments` when one
 * was removed, is about other work or was used before.
 */
export async function takeOverComments(
  ids: readonly string[],
  deliverableId: string,
  now: Date,
): Promise<void> {
  if ((await markTakenOver(ids, deliverableId, now)) !== ids.length)
    failField('comments', 'A comment from outside was removed, or you have used it already.')
}
