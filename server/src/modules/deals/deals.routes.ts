import type { dealCalls } from '@marquee/contract/calls/deals'
import type { Routes } from '../../platform/handler.ts'
import { cancelDeal } from './cancel-deal.ts'
import { completeDeal } from './complete-deal.ts'
import { replyAsBrand, replyAsTalent, resolveAsBrand, resolveAsTalent } from './discuss-submission.ts'
import { getAwaitingReview, getBrandDeal, getBrandDeals, getTalentDeal, getTalentDeals } from './get-deals.ts'
import { postWork } from './post-work.ts'
import { completeWork, manageSubmission, openSubmission, rejectWork } from './review-submission.ts'
import { submitWork } from './submit-work.ts'

export const dealRoutes: Routes<typeof dealCalls> = {
  brandDeals: getBrandDeals,
  brandDeal: getBrandDeal,
  contentForApproval: getAwaitingReview,
  openSubmission,
  manageSubmission,
  brandCompleteDeliverable: completeWork,
  brandRejectDeliverable: rejectWork,
  brandReplyToComment: replyAsBrand,
  brandResolveComment: resolveAsBrand,
  completeDeal,
  cancelDeal,
  talentDeals: getTalentDeals,
  talentDeal: getTalentDeal,
  uploadDeliverable: submitWork,
  talentCompleteDeliverable: postWork,
  talentReplyToComment: replyAsTalent,
  talentResolveComment: resolveAsTalent,
  agentDeals: getTalentDeals,
  agentDeal: getTalentDeal,
  agentUpload: submitWork,
  agentCompleteDeliverable: postWork,
  agentReplyToComment: replyAsTalent,
  agentResolveComment: resolveAsTalent,
}
