import { fail } from '@marquee/contract/errors'
import { type LockedWork, loadAttachments, lockWork } from '../deals/deliverables.store.ts'
import { type CheckedPost, isPosted } from './post-check.ts'
import { findIsTalentGone, findLastCheck, lockLastCorrection } from './post-checks.store.ts'

/** A locked post with everything that a request about it needs. */
export interface LockedPost extends CheckedPost, Pick<LockedWork, 'work'> {}

/**
 * Locks a deal, its deliverable and the last request about it, in this order. Fails with `not_found` for a foreign deliverable, with
 * `not_a_post` for a file, and with `wrong_state` before it is posted and once its deal is cancelled without paid work.
 */
export async function lockPost(
  deliverableId: string,
  party: { brandId: string } | { talentId: string } | null,
): Promise<LockedPost> {
  const [locked, { disclosures }, lastCheck, correction, isTalentGone] = await Promise.all([
    lockWork(deliverableId, party),
    loadAttachments({ deliverableIds: [deliverableId] }),
    findLastCheck(deliverableId),
    lockLastCorrection(deliverableId),
    findIsTalentGone(deliverableId),
  ])
  const { deal, deliverable, work } = locked ?? fail('not_found')
  if (deliverable.spec.platform === 'file') fail('not_a_post')
  if (!isPosted({ deal, deliverable }))
    fail('wrong_state', { state: deliverable.status, version: deliverable.version })
  return { deal, deliverable, work, disclosure: disclosures[0] ?? null, lastCheck, correction, isTalentGone }
}
