import type { DealReviews } from '@marquee/contract/calls/reviews'
import { fail } from '@marquee/contract/errors'
import { days } from '@marquee/contract/lifecycles/lifecycle'
import { REVIEW_DAYS, REVIEW_REMINDER_DAYS, REVIEW_REPLY_DAYS } from '@marquee/contract/rules/review-aspects'
import type { Side } from '../deals/case-party.ts'
import type { NamedReview, ReviewPeriod, ReviewRow } from './reviews.store.ts'

/** The side that reads the reviews of its deal, and the agency that reads for the talent. */
export interface ReviewReader {
  side: Side
  agencyId: string | null
}

/** Returns the end of the time for reviews of a deal that ends now. */
export const reviewsEndAt = (now: Date): Date => new Date(now.getTime() + days(REVIEW_DAYS))

/** Returns the timers of a time for reviews: they are named after the deal. */
export function reviewTimers(endsAt: Date): { event: string; at: Date }[] {
  return [
    { event: 'remind', at: new Date(endsAt.getTime() - days(REVIEW_REMINDER_DAYS)) },
    { event: 'publish', at: endsAt },
  ]
}

/** Returns whether both sides may still write. The end counts even while its timer has not fired. */
export function isOpen(period: ReviewPeriod | undefined, now: Date): period is ReviewPeriod {
  return period !== undefined && period.closedAt === null && period.endsAt > now
}

/**
 * Fails with `wrong_state` before the deal has ended, and with `reviews_closed` when nothing may be written
 * any more.
 */
export function requireOpen(period: ReviewPeriod | undefined, now: Date): ReviewPeriod {
  if (!period) fail('wrong_state')
  return isOpen(period, now) ? period : fail('reviews_closed')
}

/** Returns until when a review may be replied to; null when it may not, or not any more. */
export function replyBy(review: ReviewRow, now: Date): Date | null {
  if (!review.publishedAt || review.hiddenAt || review.repliedAt) return null
  const until = new Date(review.publishedAt.getTime() + days(REVIEW_REPLY_DAYS))
  return until > now ? until : null
}

/** Fails with `no_review`, `reply_exists` or `reply_too_late` when a side may not reply to this review. */
export function requireOpenToReply(found: NamedReview | undefined, now: Date): NamedReview {
  if (!found?.review.publishedAt || found.review.hiddenAt) fail('no_review')
  if (found.review.repliedAt) fail('reply_exists')
  return replyBy(found.review, now) ? found : fail('reply_too_late')
}

/**
 * Returns whether someone may read and change a sealed review of their own side. The person themselves always
 * may; an agent only where the agency wrote it, so that a talent’s own words stay sealed from their agents
 * too.
 */
export function isAuthor({ agencyId, publishedAt }: ReviewRow, reader: { agencyId: string | null }): boolean {
  return publishedAt !== null || reader.agencyId === null || reader.agencyId === agencyId
}

/** Returns what a side may do now with the reviews of its deal. */
export function actionsOf(
  { side, agencyId }: ReviewReader,
  period: ReviewPeriod | undefined,
  found: readonly NamedReview[],
  now: Date,
): DealReviews['allowedActions'] {
  const mine = found.find(({ review }) => review.by === side)
  const theirs = found.find(({ review }) => review.by !== side)
  const mayChange = isOpen(period, now) && (!mine || isAuthor(mine.review, { agencyId }))
  return [
    ...(mayChange ? (['write'] as const) : []),
    ...(mayChange && mine ? (['withdraw'] as const) : []),
    ...(theirs && replyBy(theirs.review, now) ? (['reply'] as const) : []),
  ]
}
