import type { dealCalls } from '@marquee/contract/calls/deals'
import type { Routes } from '../../platform/handler.ts'
import { cancelDeal } from './cancel-deal.ts'
import { completeDeal } from './complete-deal.ts'
import { getAwaitingReview, getBrandDeal, getBrandDeals, getTalentDeal, getTalentDeals } from './get-deals.ts'
import { completeWork, manageSubmission, openSubmission, rejectWork } from './review-submission.ts'
import { postWork, submitWork } from './submit-work.ts'

export const dealRoutes: Routes<typeof dealCalls> = {
  brandDeals: getBrandDeals,
  brandDeal: getBrandDeal,
  contentForApproval: getAwaitingReview,
  openSubmission,
  manageSubmission,
  brandCompleteDeliverable: completeWork,
  brandRejectDeliverable: rejectWork,
  completeDeal,
  cancelDeal,
  talentDeals: getTalentDeals,
  talentDeal: getTalentDeal,
  uploadDeliverable: submitWork,
  talentCompleteDeliverable: postWork,
  agentDeals: getTalentDeals,
  agentDeal: getTalentDeal,
  agentUpload: submitWork,
  agentCompleteDeliverable: postWork,
}
