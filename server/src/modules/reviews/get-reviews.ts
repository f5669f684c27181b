import type { reviewCalls } from '@marquee/contract/calls/reviews'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import { agencyOf, type Handler } from '../../platform/handler.ts'
import { isOwnDeal, sideOf } from '../deals/case-party.ts'
import { loadDeal } from '../deals/deals.store.ts'
import { listHiddenAmong } from '../talents/talents.store.ts'
import {
  findPeriod,
  listPublishedReviews,
  listReviewsOf,
  type NamedReview,
  rateSubjects,
} from './reviews.store.ts'
import { viewDealReviews, viewRating, viewReview } from './reviews.view.ts'

/** Returns the reviews of a deal for one side; one wait. Fails with `not_found` for a foreign deal. */
export const getDealReviews: Handler<typeof reviewCalls.talentDealReviews> = async (
  { actor, now },
  { dealId },
) => {
  const [deal, period, found] = await Promise.all([
    loadDeal(dealId),
    findPeriod(dealId),
    listReviewsOf(dealId),
  ])
  if (!deal || !isOwnDeal(deal, actor)) fail('not_found')
  return viewDealReviews({ side: sideOf(actor), agencyId: agencyOf(actor) }, { dealId, period, found }, now)
}

/**
 * Returns the published reviews of a talent, newest first; none for an unknown one, nor for a suspended one with whom the
 * reader shares no work.
 */
export const getTalentReviews: Handler<typeof reviewCalls.talentReviews> = async (
  { actor, now },
  { talentId, cursor, limit },
) => {
  const [found, [rating], hidden] = await Promise.all([
    listPublishedReviews({ talentId }, { cursor, limit }),
    rateSubjects('talent', [talentId]),
    listHiddenAmong([talentId], actor.id),
  ])
  const rows = hidden.has(talentId) ? [] : found
  const view = (row: NamedReview) => viewReview(row, now, actor.id === talentId)
  return {
    ...toPage(rows, limit, view, keyOf),
    summary: viewRating('talent', hidden.has(talentId) ? undefined : rating),
  }
}

/** Returns the published reviews of a brand, newest first; none for an unknown one. */
export const getBrandReviews: Handler<typeof reviewCalls.brandReviews> = async (
  { actor, now },
  { brandId, cursor, limit },
) => {
  const [rows, [rating]] = await Promise.all([
    listPublishedReviews({ brandId }, { cursor, limit }),
    rateSubjects('brand', [brandId]),
  ])
  const view = (row: NamedReview) => viewReview(row, now, actor.id === brandId)
  return { ...toPage(rows, limit, view, keyOf), summary: viewRating('brand', rating) }
}

const keyOf = ({ review }: NamedReview): [string, string] => [
  (review.publishedAt ?? review.createdAt).toISOString(),
  review.id,
]
