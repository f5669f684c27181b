import type { dealCalls } from '@marquee/contract/calls/deals'
import { accountIdOf, type Handler } from '../../platform/handler.ts'
import { claimFiles } from '../files/claim-files.ts'
import { advanceDeliverable, lockDeliverableWithDeal } from './advance-deliverable.ts'
import { createSubmission, lastSubmission, updateSubmission } from './deliverables.store.ts'
import { getDeliverable } from './get-deals.ts'
import { settleDeal } from './settle-deal.ts'

/**
 * Submits uploaded files as the next version. Until the brand has opened the last one, the new one replaces
 * it.
 */
export const submitWork: Handler<typeof dealCalls.uploadDeliverable> = async (
  ctx,
  { deliverableId, version, fileIds, caption, note },
) => {
  const { deal, piece } = await lockDeliverableWithDeal(deliverableId, { talentId: ctx.actor.id })
  const last = await lastSubmission(deliverableId)
  const event = piece.status === 'submitted' ? 'replace' : 'submit'
  const facts = { hasFiles: fileIds.length > 0, opened: Boolean(last?.openedAt) }
  await advanceDeliverable(deal, piece, event, {
    by: 'talent',
    now: ctx.now,
    facts,
    expectedVersion: version,
  })
  const files = await claimFiles(fileIds, accountIdOf(ctx.actor), `deliverable:${deliverableId}`)
  if (event === 'replace' && last)
    await updateSubmission(last.id, { decision: 'replaced', decidedBy: 'talent' })
  await createSubmission({
    deliverableId,
    caption,
    note,
    fileIds: files.map((file) => file.id),
    createdAt: ctx.now,
  })
  await settleDeal(deal, ctx.now)
  return getDeliverable(deliverableId, 'talent', ctx.now)
}

/** Marks approved work as posted and saves its link. Fails with `not_a_post` for a file. */
export const postWork: Handler<typeof dealCalls.talentCompleteDeliverable> = async (
  ctx,
  { deliverableId, version, postUrl },
) => {
  const { deal, piece } = await lockDeliverableWithDeal(deliverableId, { talentId: ctx.actor.id })
  const step = {
    by: 'talent' as const,
    now: ctx.now,
    facts: { hasPostUrl: postUrl !== '' },
    changes: { postUrl, postedAt: ctx.now },
    expectedVersion: version,
  }
  await advanceDeliverable(deal, piece, 'post', step)
  await settleDeal(deal, ctx.now)
  return getDeliverable(deliverableId, 'talent', ctx.now)
}
