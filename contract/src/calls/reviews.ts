import { z } from 'zod'
import { read, write } from '../call.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { withoutContactDetails } from '../rules/contact-details.ts'
import {
  MAX_REPLY_LENGTH,
  MAX_REVIEW_LENGTH,
  MAX_STARS,
  MIN_REVIEW_LENGTH,
  type ReviewAspect,
} from '../rules/review-aspects.ts'
import { id, instant, page, paged, paragraph } from '../rules/text.ts'
import { forBrand, side } from './settlements.ts'

const stars = () => z.int('Please choose 1 to 5 stars.').min(1).max(MAX_STARS)
const aspectStars = () => stars().nullable().default(null)
const aspect = z.enum(['quality', 'brief', 'communication', 'dates', 'payment'] satisfies ReviewAspect[])

/** The person, brand or agency behind a review or a reply, by name. */
const author = z.object({
  name: z.string(),
  imageUrl: z.string().nullable(),
  /** The agency that wrote it for the talent; null when they wrote it themselves. */
  agencyName: z.string().nullable(),
})

const review = z.object({
  id: id(),
  dealId: id(),
  by: side,
  author,
  stars: z.int(),
  aspects: z.array(z.object({ key: aspect, stars: z.int() })),
  text: z.string(),
  createdAt: instant(),
  /** Null while it is sealed: only its author reads it then. */
  publishedAt: instant().nullable(),
  /** An operator has removed it; only its author still reads it. */
  isRemoved: z.boolean(),
  reply: z.object({ author, text: z.string(), at: instant() }).nullable(),
  /** Until when this reader may reply; null when they may not. */
  replyBy: instant().nullable(),
})
export type Review = z.output<typeof review>

const dealReviews = z.object({
  dealId: id(),
  /** `none`: this deal is not reviewed, or not yet. `closed`: published, or ended without a review. */
  status: z.enum(['none', 'open', 'closed']),
  /** Until when both sides may write; null for `none`. */
  until: instant().nullable(),
  /** One’s own review. A sealed one that the talent wrote is not shown to their agents, nor that of another agency. */
  mine: review.nullable(),
  hasOwnWritten: z.boolean(),
  /** The review of the other side, once it is published. */
  theirs: review.nullable(),
  hasOtherWritten: z.boolean(),
  allowedActions: z.array(z.enum(['write', 'withdraw', 'reply'])),
})
export type DealReviews = z.output<typeof dealReviews>

/** The number of published reviews about a side, and their averages. */
export const ratingResponse = z.object({
  count: z.int(),
  /** The average of all stars with one decimal; null below three reviews, like that of each aspect. */
  average: z.number().nullable(),
  aspects: z.array(z.object({ key: aspect, average: z.number() })),
})
export type Rating = z.output<typeof ratingResponse>
const published = paged(review).extend({ summary: ratingResponse })
export type PublishedReviews = z.output<typeof published>

const ofDeal = { noun: 'deal', field: 'dealId' } as const
const written = {
  dealId: id(),
  stars: stars(),
  communication: aspectStars(),
  text: withoutContactDetails(paragraph(MAX_REVIEW_LENGTH, MIN_REVIEW_LENGTH)),
}
const writtenMessage = 'Review saved. It stays sealed until both have written or the time ends.'

const talentSide = {
  talentDealReviews: read('/talent/getDealReviews', {
    by: ['talent'],
    input: z.strictObject({ dealId: id() }),
    response: dealReviews,
    subject: ofDeal,
    // A sealed review is read by its author alone, and by no operator who acts as them.
    mask: (data) => ({ ...data, mine: data.mine?.publishedAt ? data.mine : null }),
    summary: 'The reviews of a deal: one’s own, and that of the other side once both are published.',
  }),
  talentWriteReview: write('/talent/writeReview', {
    by: ['talent'],
    input: z.strictObject({ ...written, brief: aspectStars(), payment: aspectStars() }),
    response: dealReviews,
    errors: ['wrong_state', 'reviews_closed', 'not_your_review'],
    subject: ofDeal,
    message: writtenMessage,
    summary:
      'Reviews the brand of an ended deal, or replaces one’s sealed review. With the second review both are published.',
    whileActing: 'refused',
  }),
  talentWithdrawReview: write('/talent/withdrawReview', {
    by: ['talent'],
    input: z.strictObject({ dealId: id() }),
    response: dealReviews,
    errors: ['wrong_state', 'reviews_closed', 'not_your_review', 'no_review'],
    subject: ofDeal,
    message: 'Review withdrawn.',
    summary: 'Withdraws one’s sealed review. A published one stays.',
    whileActing: 'refused',
  }),
  talentReplyToReview: write('/talent/replyToReview', {
    by: ['talent'],
    input: z.strictObject({ dealId: id(), text: withoutContactDetails(paragraph(MAX_REPLY_LENGTH)) }),
    response: dealReviews,
    errors: ['wrong_state', 'no_review', 'reply_exists', 'reply_too_late'],
    subject: ofDeal,
    message: 'Reply published.',
    summary: 'Replies once, within 30 days, to the published review by the other side. A reply is final.',
    whileActing: 'refused',
  }),
} as const

export const reviewCalls = {
  brandDealReviews: forBrand('/brand/getDealReviews', talentSide.talentDealReviews),
  brandWriteReview: write('/brand/writeReview', {
    by: ['brand'],
    input: z.strictObject({ ...written, quality: aspectStars(), dates: aspectStars() }),
    response: dealReviews,
    errors: ['wrong_state', 'reviews_closed'],
    subject: ofDeal,
    message: writtenMessage,
    summary:
      'Reviews the talent of an ended deal, or replaces one’s sealed review. With the second review both are published.',
    whileActing: 'refused',
  }),
  brandWithdrawReview: forBrand('/brand/withdrawReview', talentSide.talentWithdrawReview),
  brandReplyToReview: forBrand('/brand/replyToReview', talentSide.talentReplyToReview),

  ...talentSide,

  agentDealReviews: onBehalfOfSubject('/talentagent/getDealReviews', talentSide.talentDealReviews, 'view'),
  agentWriteReview: onBehalfOfSubject('/talentagent/writeReview', talentSide.talentWriteReview, 'message'),
  agentWithdrawReview: onBehalfOfSubject(
    '/talentagent/withdrawReview',
    talentSide.talentWithdrawReview,
    'message',
  ),
  agentReplyToReview: onBehalfOfSubject(
    '/talentagent/replyToReview',
    talentSide.talentReplyToReview,
    'message',
  ),

  talentReviews: read('/user/getTalentReviews', {
    by: ['brand', 'talent', 'talentagent'],
    input: page().extend({ talentId: id() }),
    response: published,
    summary: 'The published reviews of a talent, newest first, with their average.',
  }),
  brandReviews: read('/user/getBrandReviews', {
    by: ['brand', 'talent', 'talentagent'],
    input: page().extend({ brandId: id() }),
    response: published,
    summary: 'The published reviews of a brand, newest first, with their average.',
  }),
}
