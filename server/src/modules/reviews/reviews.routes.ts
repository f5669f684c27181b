import type { reviewCalls } from '@marquee/contract/calls/reviews'
import type { Routes } from '../../platform/handler.ts'
import { getBrandReviews, getDealReviews, getTalentReviews } from './get-reviews.ts'
import { replyToReview, withdrawReview, writeBrandReview, writeTalentReview } from './write-review.ts'

export const reviewRoutes: Routes<typeof reviewCalls> = {
  brandDealReviews: getDealReviews,
  brandWriteReview: writeBrandReview,
  brandWithdrawReview: withdrawReview,
  brandReplyToReview: replyToReview,
  talentDealReviews: getDealReviews,
  talentWriteReview: writeTalentReview,
  talentWithdrawReview: withdrawReview,
  talentReplyToReview: replyToReview,
  agentDealReviews: getDealReviews,
  agentWriteReview: writeTalentReview,
  agentWithdrawReview: withdrawReview,
  agentReplyToReview: replyToReview,
  talentReviews: getTalentReviews,
  brandReviews: getBrandReviews,
}
