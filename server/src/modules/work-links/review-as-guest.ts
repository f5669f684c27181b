import { MAX_OUTSIDE_COMMENTS, type SharedWork, type workLinkCalls } from '@marquee/contract/calls/work-links'
import { fail, failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { type Handler, prepared } from '../../platform/handler.ts'
import { checkPlace } from '../deals/comment-place.ts'
import { isOpenForReplies } from '../deals/deliverable.ts'
import { listSubmissions, loadAttachments } from '../deals/deliverables.store.ts'
import { filesOf } from '../deals/deliverables.view.ts'
import { viewFileForGuest } from '../files/files.view.ts'
import { admitGuest, checkGuestCode, loadGuest, sendGuestCode } from '../guests/confirm-guest.ts'
import type { Guest } from '../guests/guests.store.ts'
import { hashCode, keyedHash, newCode } from '../identity/secrets.ts'
import {
  countCommentsOfGuest,
  createOutsideComment,
  listCommentIdsOfGuest,
  listCommentsOfLink,
} from './outside-comments.store.ts'
import { refreshOutsideReview } from './refresh-outside-review.ts'
import {
  findWorkLink,
  listSharedDeliverables,
  lockSharedDeliverable,
  reviewGuests,
} from './work-links.store.ts'
import { viewOutsideComment } from './work-links.view.ts'

/**
 * Returns the page of a link: the current version of each deliverable, its caption, its files and what guests of this link wrote.
 * Fails with `not_found` for a link that has expired or ended.
 */
export const getOutsideReview: Handler<typeof workLinkCalls.outsideReview> = async (ctx, { token }) => {
  const link = (await findWorkLink(keyedHash(token), ctx.now)) ?? fail('not_found')
  const work = await listSharedDeliverables(link)
  const scope = { deliverableIds: work.map(({ id }) => id) }
  const [submissions, { files }] = await Promise.all([listSubmissions(scope), loadAttachments(scope)])
  const current = work.map((deliverable) => ({
    deliverable,
    last: submissions.findLast(({ deliverableId }) => deliverableId === deliverable.id),
  }))
  const comments = await listCommentsOfLink(
    link.id,
    current.flatMap(({ last }) => last?.id ?? []),
  )
  return {
    brand: link.brand,
    talentName: link.talentName,
    expiresAt: link.expiresAt.toISOString(),
    works: current.map(
      ({ deliverable, last }): SharedWork => ({
        deliverableId: deliverable.id,
        title: deliverable.title,
        isOpen: last !== undefined && isOpenForReplies(link.deal, deliverable),
        version: last
          ? {
              no: last.no,
              caption: last.caption,
              files: filesOf(last, files).map((file) => viewFileForGuest(file, ctx.now)),
              comments: comments
                .filter(({ submissionId }) => submissionId === last.id)
                .map(viewOutsideComment),
            }
          : null,
      }),
    ),
  }
}

/** Emails a guest a code. Fails with `not_found`, and at `email` when the link has too many guests. */
export const requestReviewCode = prepared<
  typeof workLinkCalls.requestReviewCode,
  { code: string; codeHash: string }
>({
  prepare: async () => {
    const code = newCode()
    return { code, codeHash: await hashCode(code) }
  },
  act: async (ctx, { token, name, email }, made) => {
    const link = (await findWorkLink(keyedHash(token), ctx.now)) ?? fail('not_found')
    const words = {
      subject: 'your code to comment on work',
      sentence: `${link.brand.companyName} shows you work on Marquee. Enter this code to comment on it:`,
      purpose: 'comment on work',
    }
    await sendGuestCode(reviewGuests, { linkId: link.id, name, email, now: ctx.now, words, ...made })
    return { email }
  },
})

/** Confirms the address of a guest. Each confirmation replaces the token of the one before. Fails with `wrong_code`. */
export const confirmReviewer = prepared<typeof workLinkCalls.confirmReviewer, Guest>({
  prepare: (_ctx, { token, ...given }) =>
    checkGuestCode(reviewGuests, (now) => findWorkLink(keyedHash(token), now), given),
  act: (_ctx, _input, guest) => admitGuest(reviewGuests, guest),
})

/** Returns the name of a guest and the ids of their comments. Fails with `not_found` for another token and once the link has ended. */
export const getReviewer: Handler<typeof workLinkCalls.reviewer> = async (ctx, { token, guestToken }) => {
  const link = (await findWorkLink(keyedHash(token), ctx.now)) ?? fail('not_found')
  const { id, name } = await loadGuest(reviewGuests, link.id, guestToken)
  return { name, commentIds: await listCommentIdsOfGuest(id) }
}

/**
 * Saves a comment about the current version; the first one of a guest about it tells the brand. The deliverable is locked, so that a new version or an approval comes before it or
 * after it. Fails with `not_found`, with `stale_version` for an earlier version, with `wrong_state` once the work is approved, at
 * the fields of a place that is not in the version, and at `text` when the guest has written too much.
 */
export const commentFromOutside: Handler<typeof workLinkCalls.commentFromOutside> = async (
  ctx,
  { token, guestToken, deliverableId, no, text, fileId, atMs, box },
) => {
  const link = (await findWorkLink(keyedHash(token), ctx.now)) ?? fail('not_found')
  const guest = await loadGuest(reviewGuests, link.id, guestToken)
  const written = await countCommentsOfGuest(guest.id)
  const deliverable = (await lockSharedDeliverable(link, deliverableId)) ?? fail('not_found')
  const scope = { deliverableIds: [deliverableId] }
  const [submissions, { files }] = await Promise.all([listSubmissions(scope), loadAttachments(scope)])
  const last = submissions.at(-1) ?? fail('not_found')

  if (!isOpenForReplies(link.deal, deliverable)) fail('wrong_state')
  if (last.no !== no) fail('stale_version')
  if (sumOf(written.values()) >= MAX_OUTSIDE_COMMENTS)
    failField('text', `You can write up to ${MAX_OUTSIDE_COMMENTS} comments.`)
  checkPlace({ fileId, atMs, box }, filesOf(last, files))

  const created = await createOutsideComment({
    guestId: guest.id,
    submissionId: last.id,
    text,
    fileId,
    atMs,
    box,
    createdAt: ctx.now,
  })
  refreshOutsideReview(link.brandId)
  if (!written.has(last.id))
    await emit('work_link.commented', { brandId: link.brandId, dealId: deliverable.dealId, deliverableId })
  return viewOutsideComment({ ...created, name: guest.name })
}

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0)
