import { EDIT_WINDOW_MS } from '@marquee/contract/calls/messages'
import type { workLinkCalls } from '@marquee/contract/calls/work-links'
import { fail } from '@marquee/contract/errors'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { isOpenForReplies } from '../deals/deliverable.ts'
import { loadGuest } from '../guests/confirm-guest.ts'
import { keyedHash } from '../identity/secrets.ts'
import { deleteCommentOfGuest, findCommentOfGuest, updateCommentText } from './outside-comments.store.ts'
import { refreshOutsideReview } from './refresh-outside-review.ts'
import { findWorkLink, lockSharedDeliverable, reviewGuests } from './work-links.store.ts'
import { viewOutsideComment } from './work-links.view.ts'

/**
 * Changes the text of a guest's own comment, for as long as authors of messages change theirs. The deliverable is locked, so that an
 * approval or a request for changes comes before it or after it. Fails with `not_found`, with `edit_too_late` after fifteen minutes,
 * and with `wrong_state` once the work is approved or the brand has made the comment its own.
 */
export const editOutsideComment: Handler<typeof workLinkCalls.editOutsideComment> = async (
  ctx,
  { commentId, text, ...who },
) => {
  const { link, guest } = await loadOwnGuest(ctx, who)
  const comment = (await findCommentOfGuest(guest.id, commentId)) ?? fail('not_found')
  const deliverable = (await lockSharedDeliverable(link, comment.deliverableId)) ?? fail('not_found')
  if (ctx.now.getTime() - comment.createdAt.getTime() > EDIT_WINDOW_MS) fail('edit_too_late')
  if (!isOpenForReplies(link.deal, deliverable)) fail('wrong_state')
  const edited =
    (await updateCommentText({ guestId: guest.id, commentId, text }, ctx.now)) ?? fail('wrong_state')
  refreshOutsideReview(link.brandId)
  return viewOutsideComment({ ...edited, name: guest.name })
}

/**
 * Deletes a guest's own comment; a change request that the brand made of it stays. Another one's comment is left as it is. Fails with
 * `not_found` once the link has ended.
 */
export const deleteOutsideComment: Handler<typeof workLinkCalls.deleteOutsideComment> = async (
  ctx,
  { commentId, ...who },
) => {
  const { link, guest } = await loadOwnGuest(ctx, who)
  await deleteCommentOfGuest(guest.id, commentId)
  refreshOutsideReview(link.brandId)
  return { commentId }
}

async function loadOwnGuest(
  { now }: RequestContext,
  { token, guestToken }: { token: string; guestToken: string },
) {
  const link = (await findWorkLink(keyedHash(token), now)) ?? fail('not_found')
  return { link, guest: await loadGuest(reviewGuests, link.id, guestToken) }
}
