import { MAX_WORK_LINKS, type WorkLink, type workLinkCalls } from '@marquee/contract/calls/work-links'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { endOfLink, newLinkToken } from '../guests/link-token.ts'
import { deleteOutsideComment, listCommentsOfDeal } from './outside-comments.store.ts'
import { refreshOutsideReview } from './refresh-outside-review.ts'
import {
  createWorkLink,
  endWorkLinkRow,
  isOwnDeal,
  listSharedDeliverables,
  listWorkLinks,
  lockOwnDeal,
  type WorkLinkRow,
} from './work-links.store.ts'
import { viewOutsideComment } from './work-links.view.ts'

/** Returns the links to the work of a deal that work, newest first. Fails with `not_found` for a foreign deal. */
export const getWorkLinks: Handler<typeof workLinkCalls.workLinks> = async (ctx, { dealId }) => {
  const [isOwn, links] = await Promise.all([isOwnDeal(dealId, ctx.actor.id), listWorkLinks(dealId, ctx.now)])
  if (!isOwn) fail('not_found')
  return { items: links.map(viewLink) }
}

/**
 * Shows the work of a deal, or one deliverable of it, by a new link, which only this reply holds. Fails with `not_found` for a
 * foreign deal, with `wrong_state` for a cancelled one, at `deliverableId` for one of another deal, and at `days` when 10 links
 * work.
 */
export const shareWork: Handler<typeof workLinkCalls.shareWork> = async (
  ctx,
  { dealId, deliverableId = null, days },
) => {
  const brandId = ctx.actor.id
  const [deal, work, links] = await Promise.all([
    lockOwnDeal(dealId, brandId),
    listSharedDeliverables({ dealId, deliverableId }),
    listWorkLinks(dealId, ctx.now),
  ])
  if (!deal) fail('not_found')
  if (deal.status === 'cancelled') fail('wrong_state')
  if (work.length === 0) failField('deliverableId', 'This deliverable is not part of the deal.')
  if (links.length >= MAX_WORK_LINKS)
    failField('days', `You already share this deal by ${MAX_WORK_LINKS} links. End one first.`)

  const { token, tokenHash } = newLinkToken()
  const created = await createWorkLink({
    brandId,
    dealId,
    deliverableId,
    tokenHash,
    expiresAt: endOfLink(ctx.now, days),
    createdAt: ctx.now,
  })
  refreshOutsideReview(brandId)
  return { ...viewLink({ ...created, guests: 0 }), url: publicUrl(`/work/${token}`) }
}

/** Ends a link. Does nothing for a link that has ended, or is not the brand’s. */
export const endWorkLink: Handler<typeof workLinkCalls.endWorkLink> = async (ctx, { linkId }) => {
  await endWorkLinkRow(ctx.actor.id, linkId, ctx.now)
  refreshOutsideReview(ctx.actor.id)
  return { linkId }
}

/** Returns what guests wrote about the work of a deal. Fails with `not_found` for a foreign deal. */
export const getOutsideComments: Handler<typeof workLinkCalls.outsideComments> = async (ctx, { dealId }) => {
  const [isOwn, rows] = await Promise.all([isOwnDeal(dealId, ctx.actor.id), listCommentsOfDeal(dealId)])
  if (!isOwn) fail('not_found')
  return {
    items: rows.map(({ deliverableId, no, takenOverAt, ...comment }) => ({
      ...viewOutsideComment(comment),
      deliverableId,
      no,
      takenOverAt: takenOverAt?.toISOString() ?? null,
    })),
  }
}

/** Removes a comment. Does nothing for one that a guest of another brand wrote. */
export const removeOutsideComment: Handler<typeof workLinkCalls.removeOutsideComment> = async (
  ctx,
  { commentId },
) => {
  await deleteOutsideComment(ctx.actor.id, commentId)
  refreshOutsideReview(ctx.actor.id)
  return { commentId }
}

function viewLink({
  id,
  deliverableId,
  expiresAt,
  createdAt,
  guests,
}: WorkLinkRow & { guests: number }): WorkLink {
  return {
    id,
    deliverableId,
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
    guests,
  }
}
