import type { dealCalls } from '@marquee/contract/calls/deals'
import type { Routes } from '../../platform/act.ts'
import { completeDeal } from './complete-deal.ts'
import { completeWork, manageSubmission, openSubmission, rejectWork } from './decide-work.ts'
import { showBrandDeal, showBrandDeals, showTalentDeal, showTalentDeals, showWaiting } from './show-deals.ts'
import { postWork, submitWork } from './submit-work.ts'

export const dealRoutes: Routes<typeof dealCalls> = {
  brandDeals: showBrandDeals,
  brandDeal: showBrandDeal,
  contentForApproval: showWaiting,
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
