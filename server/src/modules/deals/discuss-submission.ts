import { randomUUID } from 'node:crypto'
import type { dealCalls } from '@marquee/contract/calls/deals'
import { MAX_REPLIES } from '@marquee/contract/calls/submissions'
import { fail, failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { dealEvent } from './deal.ts'
import { isOpenForReplies, type SubmissionComment } from './deliverable.ts'
import { createComments, loadAttachments, lockWork, updateComment } from './deliverables.store.ts'
import { viewDeliverable } from './deliverables.view.ts'

type Side = 'brand' | 'talent'

interface CommentInput {
  deliverableId: string
  commentId: string
}

/** Answers a comment as the brand. Fails with `not_found`, and with `wrong_state` once the work is approved. */
export const replyAsBrand: Handler<typeof dealCalls.brandReplyToComment> = async (ctx, input) => {
  const [brand, discussion] = await Promise.all([
    loadBrand(ctx.actor.id),
    loadDiscussion(ctx, 'brand', input),
  ])
  return addReply(ctx, discussion, { by: 'brand', author: brand?.companyName ?? '', text: input.text })
}

/** Answers a comment as the talent; otherwise the same. */
export const replyAsTalent: Handler<typeof dealCalls.talentReplyToComment> = async (ctx, input) => {
  const [talent, discussion] = await Promise.all([
    loadTalent(ctx.actor.id),
    loadDiscussion(ctx, 'talent', input),
  ])
  return addReply(ctx, discussion, { by: 'talent', author: talent?.displayName ?? '', text: input.text })
}

/** Marks a comment as resolved or open, by the brand. Fails like a reply. */
export const resolveAsBrand: Handler<typeof dealCalls.brandResolveComment> = (ctx, input) =>
  resolve(ctx, 'brand', input)

/** The same by the talent. */
export const resolveAsTalent: Handler<typeof dealCalls.talentResolveComment> = (ctx, input) =>
  resolve(ctx, 'talent', input)

type Discussion = Awaited<ReturnType<typeof loadDiscussion>>

/** Locks a deliverable of this side and finds the comment; replies have no replies of their own. */
async function loadDiscussion(ctx: RequestContext, side: Side, { deliverableId, commentId }: CommentInput) {
  const party = side === 'brand' ? { brandId: ctx.actor.id } : { talentId: ctx.actor.id }
  const [locked, attachments] = await Promise.all([
    lockWork(deliverableId, party),
    loadAttachments({ deliverableIds: [deliverableId] }),
  ])
  const comment = attachments.comments.find(({ id, replyTo }) => id === commentId && replyTo === null)
  if (!locked || !comment) fail('not_found')
  if (!isOpenForReplies(locked.deal, locked.deliverable)) fail('wrong_state')
  return { ...locked, attachments, comment }
}

async function addReply(
  ctx: RequestContext,
  discussion: Discussion,
  { by, author, text }: { by: Side; author: string; text: string },
) {
  const { deal, deliverable, comment, attachments } = discussion
  if (attachments.comments.filter(({ replyTo }) => replyTo === comment.id).length >= MAX_REPLIES)
    failField('text', `A comment can have up to ${MAX_REPLIES} replies.`)
  const reply: SubmissionComment = {
    id: randomUUID(),
    submissionId: comment.submissionId,
    replyTo: comment.id,
    position: 0,
    by,
    author,
    text,
    fileId: null,
    atMs: null,
    box: null,
    briefLine: '',
    resolvedAt: null,
    resolvedBy: null,
    createdAt: ctx.now,
  }
  await createComments([reply])
  await emit('deliverable.comment_replied', { ...dealEvent(deal), deliverableId: deliverable.id, by })
  return view(ctx, discussion, by, [...attachments.comments, reply])
}

async function resolve(ctx: RequestContext, by: Side, input: CommentInput & { isResolved: boolean }) {
  const discussion = await loadDiscussion(ctx, by, input)
  const { deal, deliverable, comment, attachments } = discussion
  const isResolved = comment.resolvedAt !== null
  if (isResolved === input.isResolved) return view(ctx, discussion, by, attachments.comments)
  const changes = input.isResolved
    ? { resolvedAt: ctx.now, resolvedBy: by }
    : { resolvedAt: null, resolvedBy: null }
  await updateComment(comment.id, changes)
  await emit('deliverable.comment_resolved', { ...dealEvent(deal), deliverableId: deliverable.id })
  const comments = attachments.comments.map((one) => (one.id === comment.id ? { ...one, ...changes } : one))
  return view(ctx, discussion, by, comments)
}

function view(
  ctx: RequestContext,
  { deal, deliverable, submissions, attachments }: Discussion,
  viewer: Side,
  comments: readonly SubmissionComment[],
) {
  return viewDeliverable(
    deal,
    deliverable,
    { ...attachments, submissions, comments },
    { viewer, now: ctx.now },
  )
}
