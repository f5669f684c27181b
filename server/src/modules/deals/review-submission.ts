import { randomUUID } from 'node:crypto'
import type { CallInput } from '@marquee/contract/call'
import type { dealCalls } from '@marquee/contract/calls/deals'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { checkPlace } from './comment-place.ts'
import { outsideComments } from './deals.ports.ts'
import { withDeliverable } from './deliverable.ts'
import { createComments, loadAttachments, lockWork } from './deliverables.store.ts'
import { filesOf, viewDeliverable } from './deliverables.view.ts'
import { approveWork, confirmPost, decideLast, moveDeliverable, settleDeal } from './move-work.ts'

type RejectInput = CallInput<typeof dealCalls.brandRejectDeliverable>
type Reply = ReturnType<typeof viewDeliverable>

/** Records that the brand has opened the last submission; does nothing when it is recorded already. */
export const openSubmission: Handler<typeof dealCalls.openSubmission> = async (ctx, { deliverableId }) => {
  const { locked, attachments } = await loadForReview(ctx, deliverableId)
  const { deal, deliverable, submissions } = locked
  const last = submissions.at(-1)
  const opened = last && !last.openedAt ? await decideLast(submissions, { openedAt: ctx.now }) : submissions
  const parts = { submissions: opened, ...attachments }
  return viewDeliverable(deal, deliverable, parts, { viewer: 'brand', now: ctx.now })
}

/** Approves a submission, or requests changes. */
export const manageSubmission: Handler<typeof dealCalls.manageSubmission> = (ctx, { action, ...input }) =>
  action === 'approve' ? approve(ctx, input) : requestChanges(ctx, input)

/** Requests changes; uses one of the included revisions. */
export const rejectWork: Handler<typeof dealCalls.brandRejectDeliverable> = (ctx, input) =>
  requestChanges(ctx, input)

/** Approves submitted work, or confirms a post. */
export const completeWork: Handler<typeof dealCalls.brandCompleteDeliverable> = (ctx, input) =>
  approve(ctx, input, { mayConfirm: true })

async function approve(
  ctx: RequestContext,
  { deliverableId, version, note }: { deliverableId: string; version?: number | undefined; note: string },
  { mayConfirm = false } = {},
): Promise<Reply> {
  const { locked, attachments } = await loadForReview(ctx, deliverableId)
  const isConfirming = mayConfirm && locked.deliverable.status === 'live'
  if (isConfirming && note) failField('note', 'A note belongs to the approval of work, not to a post.')

  const step = { by: 'brand' as const, now: ctx.now, expectedVersion: version }
  const next = isConfirming
    ? { deliverable: await confirmPost(locked, step), submissions: locked.submissions }
    : await approveWork(locked, step, note)

  const parts = { submissions: next.submissions, ...attachments }
  return viewDeliverable(locked.deal, next.deliverable, parts, { viewer: 'brand', now: ctx.now })
}

/**
 * Requests changes with comments on the last submission, some of which outside reviewers may have written. Fails with
 * `comment_missing` and `revision_limit_reached`, and at a comment whose place is not in the submission.
 */
async function requestChanges(
  ctx: RequestContext,
  { deliverableId, version, comments }: RejectInput,
): Promise<Reply> {
  const [{ locked, attachments }, brand] = await Promise.all([
    loadForReview(ctx, deliverableId),
    loadBrand(ctx.actor.id),
  ])
  const { deal, deliverable, work, submissions } = locked

  const step = { by: 'brand' as const, now: ctx.now, expectedVersion: version }
  const returned = await moveDeliverable(deal, deliverable, 'request_changes', step, {
    facts: { hasComment: comments.length > 0 },
    changes: { revisionsUsed: deliverable.revisionsUsed + 1 },
  })
  const last = submissions.at(-1) ?? fail('wrong_state')
  for (const [index, comment] of comments.entries())
    checkPlace(comment, filesOf(last, attachments.files), `comments.${index}.`)
  const taken = comments.flatMap(({ outsideCommentId }) => outsideCommentId ?? [])
  if (taken.length > 0) await outsideComments.get().takeOver(taken, deliverableId, ctx.now)
  const decided = await decideLast(submissions, {
    decision: 'changes_requested',
    decidedBy: 'brand',
    openedAt: last.openedAt ?? ctx.now,
  })
  const added = comments.map(({ outsideCommentId: _taken, ...comment }, position) => ({
    ...comment,
    position,
    id: randomUUID(),
    submissionId: last.id,
    replyTo: null,
    by: 'brand' as const,
    author: brand?.companyName ?? '',
    resolvedAt: null,
    resolvedBy: null,
    createdAt: ctx.now,
  }))
  await createComments(added)
  await settleDeal(deal, withDeliverable(work, returned), ctx.now)

  const parts = {
    submissions: decided,
    comments: [...attachments.comments, ...added],
    files: attachments.files,
    disclosures: attachments.disclosures,
  }
  return viewDeliverable(deal, returned, parts, { viewer: 'brand', now: ctx.now })
}

/** Locks a deliverable of this brand and loads what its reply shows. Fails with `not_found` for a foreign one. */
async function loadForReview(ctx: RequestContext, deliverableId: string) {
  const [locked, attachments] = await Promise.all([
    lockWork(deliverableId, { brandId: ctx.actor.id }),
    loadAttachments({ deliverableIds: [deliverableId] }),
  ])
  return { locked: locked ?? fail('not_found'), attachments }
}
