import { dealCalls } from '@marquee/contract/calls/deals'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { Viewer } from '#lib/viewer.ts'

/** What a step on a deal puts out of date. */
export const dealTopics = ['deals', 'home', 'campaigns']

const states = statesOf(dealLifecycle)

/** The same questions on each side; an agent's are the talent's under a mandate. */
const rows = {
  brand: { list: dealCalls.brandDeals, one: dealCalls.brandDeal },
  talent: { list: dealCalls.talentDeals, one: dealCalls.talentDeal },
  agent: { list: dealCalls.agentDeals, one: dealCalls.agentDeal },
} as const

/** The acts of the talent's side. */
export const workRows = {
  talent: { upload: dealCalls.uploadDeliverable, post: dealCalls.talentCompleteDeliverable },
  agent: { upload: dealCalls.agentUpload, post: dealCalls.agentCompleteDeliverable },
} as const

interface DealFilter {
  /** As it stands in the address; ignored when it is none. */
  status: string
  campaignId?: string
  /** Agents only: of one talent of the roster. */
  talentId?: string
}

/** Deals of one side, running ones first. */
export function useDeals(side: Viewer, { status, campaignId, talentId }: DealFilter) {
  const known = states.find((state) => state === status)
  const filter = {
    ...(known && { status: known }),
    ...(campaignId && { campaignId }),
    ...(side === 'agent' && talentId && { talentId }),
  }
  return usePagedQuery(['deals', side, filter], rows[side].list, filter)
}

export function useDeal(side: Viewer, dealId: string) {
  return useCallQuery(['deals', side, dealId], rows[side].one, { dealId })
}

/** Submissions that wait for the brand, of one campaign. */
export function useContentForApproval(campaignId: string) {
  return usePagedQuery(['deals', 'waiting', campaignId], dealCalls.contentForApproval, { campaignId })
}
