import type { milestoneCalls } from '@marquee/contract/calls/milestones'
import type { Routes } from '../../platform/handler.ts'
import { getMilestones } from './get-milestones.ts'
import { leaveUnfundedDeal } from './leave-unfunded-deal.ts'
import { payOutMilestone } from './pay-out-milestone.ts'

export const milestoneRoutes: Routes<typeof milestoneCalls> = {
  brandMilestones: getMilestones,
  payOutMilestone,
  talentMilestones: getMilestones,
  leaveUnfundedDeal,
  agentMilestones: getMilestones,
  agentLeaveUnfundedDeal: leaveUnfundedDeal,
}
