import { dealCalls } from '@marquee/contract/calls/deals'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { useAsk } from '#lib/use-ask.ts'
import { usePages } from '#lib/use-pages.ts'

export type Side = 'brand' | 'talent'

/** What a step on a deal puts out of date. */
export const dealTopics = ['deals', 'home', 'campaigns']

const states = statesOf(dealLifecycle)

/** Deals of one side, running ones first; `status` as it stands in the address, ignored when it is none. */
export function useDeals(side: Side, status: string, campaignId?: string) {
  const known = states.find((state) => state === status)
  const filter = { ...(known && { status: known }), ...(campaignId && { campaignId }) }
  return usePages(['deals', side, filter], side === 'brand' ? dealCalls.brandDeals : dealCalls.talentDeals, filter)
}

export function useDeal(side: Side, dealId: string) {
  return useAsk(['deals', side, dealId], side === 'brand' ? dealCalls.brandDeal : dealCalls.talentDeal, { dealId })
}

/** Submissions that wait for the brand, of one campaign. */
export function useContentForApproval(campaignId: string) {
  return usePages(['deals', 'waiting', campaignId], dealCalls.contentForApproval, { campaignId })
}
