import type { dealCalls } from '@marquee/contract/calls/deals'
import type { Routes } from '../../platform/handler.ts'
import { completeDeal } from './complete-deal.ts'
import {
  getAwaitingReview,
  showBrandDeal,
  showBrandDeals,
  showTalentDeal,
  showTalentDeals,
} from './get-deals.ts'
import { completeWork, manageSubmission, openSubmission, rejectWork } from './review-submission.ts'
import { postWork, submitWork } from './submit-work.ts'

export const dealRoutes: Routes<typeof dealCalls> = {
  brandDeals: showBrandDeals,
  brandDeal: showBrandDeal,
  contentForApproval: getAwaitingReview,
  openSubmission,
  manageSubmission,
  brandCompleteDeliverable: completeWork,
  brandRejectDeliverable: rejectWork,
  completeDeal,
  talentDeals: showTalentDeals,
  talentDeal: showTalentDeal,
  uploadDeliverable: submitWork,
  talentCompleteDeliverable: postWork,
  agentDeals: showTalentDeals,
  agentDeal: showTalentDeal,
  agentUpload: submitWork,
  agentCompleteDeliverable: postWork,
}
