import type { DealReviews, PublishedReviews, Review } from '@marquee/contract/calls/reviews'
import { aspectsOf } from '@marquee/contract/rules/review-aspects'
import { otherSide, type Side } from '../deals/case-party.ts'
import { actionsOf, isAuthor, isOpen, type ReviewReader, replyBy } from './review.ts'
import type { NamedReview, RatingRow, ReviewPeriod } from './reviews.store.ts'

/** Returns a review that its reader may see. `mayReply`: the reader is the side that it is about. */
export function viewReview(found: NamedReview, now: Date, mayReply: boolean): Review {
  const { review, agencyName, replyAgencyName } = found
  const until = mayReply ? replyBy(review, now) : null
  const other = otherSide(review.by)
  return {
    id: review.id,
    dealId: review.dealId,
    by: review.by,
    author: { ...found[review.by], agencyName },
    stars: review.stars,
    aspects: aspectsOf(other).flatMap((key) => {
      const stars = review[key]
      return stars === null ? [] : [{ key, stars }]
    }),
    text: review.text,
    createdAt: review.createdAt.toISOString(),
    publishedAt: review.publishedAt?.toISOString() ?? null,
    isRemoved: review.hiddenAt !== null,
    reply:
      review.replyText !== null && review.repliedAt
        ? {
            author: { ...found[other], agencyName: replyAgencyName },
            text: review.replyText,
            at: review.repliedAt.toISOString(),
          }
        : null,
    replyBy: until?.toISOString() ?? null,
  }
}

/** What is known about the reviews of a deal. */
export interface ReviewsOfDeal {
  dealId: string
  period: ReviewPeriod | undefined
  found: readonly NamedReview[]
}

/**
 * Returns the reviews of a deal as one side sees them: its own, and that of the other side only once it is
 * published and while no operator has removed it.
 */
export function viewDealReviews(
  reader: ReviewReader,
  { dealId, period, found }: ReviewsOfDeal,
  now: Date,
): DealReviews {
  const mine = found.find(({ review }) => review.by === reader.side)
  const theirs = found.find(({ review }) => review.by !== reader.side)
  const isShown = theirs && theirs.review.publishedAt !== null && theirs.review.hiddenAt === null
  return {
    dealId,
    status: !period ? 'none' : isOpen(period, now) ? 'open' : 'closed',
    until: period?.endsAt.toISOString() ?? null,
    mine: mine && isAuthor(mine.review, reader) ? viewReview(mine, now, false) : null,
    hasOwnWritten: mine !== undefined,
    theirs: isShown ? viewReview(theirs, now, true) : null,
    hasOtherWritten: theirs !== undefined,
    allowedActions: actionsOf(reader, period, found, now),
  }
}

/** Returns the count and averages of reviews about one side; zero reviews without a row. */
export function viewRating(of: Side, row: RatingRow | undefined): PublishedReviews['summary'] {
  return {
    count: row?.count ?? 0,
    average: row?.average ?? null,
    aspects: aspectsOf(of).flatMap((key) => {
      const average = row?.[key] ?? null
      return average === null ? [] : [{ key, average }]
    }),
  }
}
