import { milestoneCalls } from '@marquee/contract/calls/milestones'
import { useCallQuery } from '#lib/use-call-query.ts'
import type { Viewer } from '#lib/viewer.ts'

/** Topics that an action on a milestone makes stale. */
export const milestoneTopics = ['milestones', 'deals', 'earnings', 'home']

const reads = {
  brand: milestoneCalls.brandMilestones,
  talent: milestoneCalls.talentMilestones,
  agent: milestoneCalls.agentMilestones,
} as const

/** The call by which the talent’s side leaves an unpaid deal. */
export const leaveCalls = {
  talent: milestoneCalls.leaveUnfundedDeal,
  agent: milestoneCalls.agentLeaveUnfundedDeal,
} as const

/** Reads the milestones of a deal in their order. */
export function useMilestones(side: Viewer, dealId: string) {
  return useCallQuery(['milestones', side, dealId], reads[side], { dealId })
}
