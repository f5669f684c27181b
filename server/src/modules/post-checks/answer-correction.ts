import { randomUUID } from 'node:crypto'
import type { postCheckCalls } from '@marquee/contract/calls/post-checks'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { dealEvent } from '../deals/deal.ts'
import { lockPost } from './lock-post.ts'
import {
  closeCorrection,
  correctionEvent,
  isJustChecked,
  isOpenCorrection,
  moveCorrection,
  scheduleCheck,
  viewPostCheck,
} from './post-check.ts'
import { createPostCheck } from './post-checks.store.ts'

/**
 * Records that the brand has found a post online and labelled as an ad. An open request about it ends as put right. Repeating it
 * within an hour adds nothing. Fails as `lockPost` does.
 */
export const markPostChecked: Handler<typeof postCheckCalls.markPostChecked> = async (
  { actor, now },
  { deliverableId },
) => {
  const [post, brand] = await Promise.all([
    lockPost(deliverableId, { brandId: actor.id }),
    loadBrand(actor.id),
  ])
  const { deal, deliverable, correction } = post
  const isOpen = isOpenCorrection(correction)
  if (isJustChecked(post.lastCheck, now) && !isOpen) return viewPostCheck(post, 'brand', now)
  const check = {
    id: randomUUID(),
    deliverableId,
    dealId: deal.id,
    checkedBy: brand?.companyName ?? '',
    checkedAt: now,
  }
  await createPostCheck(check)
  await scheduleCheck(deliverable, check)
  const closed = isOpen
    ? await closeCorrection(deal, correction, 'confirm', { by: 'brand', now })
    : correction
  await emit('post_check.marked', { ...dealEvent(deal), deliverableId })
  return viewPostCheck({ ...post, lastCheck: check, correction: closed }, 'brand', now)
}

/** The brand does not accept what the talent has reported: an operator decides. Fails as `lockPost` does, and with `no_correction`. */
export const refuseCorrection: Handler<typeof postCheckCalls.refuseCorrection> = async (
  { actor, now },
  { deliverableId, note },
) => {
  const post = await lockPost(deliverableId, { brandId: actor.id })
  const { deal, correction } = post
  if (correction?.status !== 'reported') fail('no_correction')
  const refused = await moveCorrection(correction, 'refuse', { by: 'brand', now, set: { objection: note } })
  await emit('correction.escalated', { ...correctionEvent(deal, refused), isRefused: true })
  return viewPostCheck({ ...post, correction: refused }, 'brand', now)
}
