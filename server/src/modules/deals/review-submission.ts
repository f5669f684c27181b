import type { CallInput } from '@marquee/contract/call'
import type { dealCalls } from '@marquee/contract/calls/deals'
import { fail } from '@marquee/contract/errors'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { advanceDeliverable, lockDeliverableWithDeal } from './advance-deliverable.ts'
import type { Deal } from './deals.store.ts'
import { createComments, type Deliverable, lastSubmission, updateSubmission } from './deliverables.store.ts'
import { getDeliverable } from './get-deals.ts'
import { settleDeal } from './settle-deal.ts'

type NewComment = CallInput<typeof dealCalls.brandRejectDeliverable>['comments'][number]

/** Records that the brand has opened the last submission; does nothing when it is recorded already. */
export const openSubmission: Handler<typeof dealCalls.openSubmission> = async (ctx, { deliverableId }) => {
  await lockDeliverableWithDeal(deliverableId, { brandId: ctx.actor.id })
  const last = await lastSubmission(deliverableId)
  if (last && !last.openedAt) await updateSubmission(last.id, { openedAt: ctx.now })
  return getDeliverable(deliverableId, 'brand', ctx.now)
}

/** Approves a submission, or requests changes. */
export const manageSubmission: Handler<typeof dealCalls.manageSubmission> = async (
  ctx,
  { deliverableId, version, action, comments },
) => {
  const { deal, piece } = await lockDeliverableWithDeal(deliverableId, { brandId: ctx.actor.id })
  if (action === 'approve')
    await approveWork(deal, piece, { by: 'brand', now: ctx.now, expectedVersion: version })
  else await requestChanges(ctx, deal, piece, comments, version)
  return getDeliverable(deliverableId, 'brand', ctx.now)
}

/** Approves submitted work, or confirms a post. */
export const completeWork: Handler<typeof dealCalls.brandCompleteDeliverable> = async (
  ctx,
  { deliverableId, version },
) => {
  const { deal, piece } = await lockDeliverableWithDeal(deliverableId, { brandId: ctx.actor.id })
  const step = { by: 'brand' as const, now: ctx.now, expectedVersion: version }
  if (piece.status === 'live') await confirmPost(deal, piece, step)
  else await approveWork(deal, piece, step)
  return getDeliverable(deliverableId, 'brand', ctx.now)
}

/** Requests changes; uses one of the included revisions. */
export const rejectWork: Handler<typeof dealCalls.brandRejectDeliverable> = async (
  ctx,
  { deliverableId, version, comments },
) => {
  const { deal, piece } = await lockDeliverableWithDeal(deliverableId, { brandId: ctx.actor.id })
  await requestChanges(ctx, deal, piece, comments, version)
  return getDeliverable(deliverableId, 'brand', ctx.now)
}

/** Approves a submission, by the brand or by its timer, and settles the deal. */
export async function approveWork(
  deal: Deal,
  piece: Deliverable,
  step: { by: Party; now: Date; expectedVersion?: number },
): Promise<void> {
  await advanceDeliverable(deal, piece, 'approve', step)
  const last = await lastSubmission(piece.id)
  if (last)
    await updateSubmission(last.id, {
      decision: 'approved',
      decidedBy: step.by === 'brand' ? 'brand' : 'system',
      openedAt: last.openedAt ?? step.now,
    })
  await settleDeal(deal, step.now)
}

/** Confirms a post, by the brand or by its timer. */
export async function confirmPost(
  deal: Deal,
  piece: Deliverable,
  step: { by: Party; now: Date; expectedVersion?: number },
): Promise<void> {
  await advanceDeliverable(deal, piece, 'confirm', step)
  await settleDeal(deal, step.now)
}

async function requestChanges(
  ctx: RequestContext,
  deal: Deal,
  piece: Deliverable,
  comments: NewComment[],
  expectedVersion?: number,
): Promise<void> {
  const facts = { hasComment: comments.length > 0 }
  const changes = { revisionsUsed: piece.revisionsUsed + 1 }
  await advanceDeliverable(deal, piece, 'request_changes', {
    by: 'brand',
    now: ctx.now,
    facts,
    changes,
    expectedVersion,
  })
  const last = (await lastSubmission(piece.id)) ?? fail('wrong_state')
  await updateSubmission(last.id, {
    decision: 'changes_requested',
    decidedBy: 'brand',
    openedAt: last.openedAt ?? ctx.now,
  })
  const author = (await loadBrand(deal.brandId))?.companyName ?? ''
  await createComments(
    comments.map((comment) => ({
      ...comment,
      submissionId: last.id,
      by: 'brand',
      author,
      createdAt: ctx.now,
    })),
  )
  await settleDeal(deal, ctx.now)
}
