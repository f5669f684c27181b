import { campaignCalls, payModels } from '@marquee/contract/calls/campaigns'
import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { useAsk } from '#lib/use-ask.ts'
import { usePages } from '#lib/use-pages.ts'

const states = statesOf(campaignLifecycle)

/** The brand's own campaigns, newest first; `status` as it stands in the address, ignored when it is none. */
export function useOwnCampaigns(status: string) {
  const known = states.find((state) => state === status)
  const filter = known ? { status: known } : {}
  return usePages(['campaigns', 'own', filter], campaignCalls.brandCampaigns, filter)
}

/** One own campaign; nothing is asked for an empty id. */
export function useOwnCampaign(campaignId: string) {
  return useAsk(['campaigns', 'own', campaignId], campaignCalls.brandCampaign, { campaignId }, { enabled: campaignId !== '' })
}

/** Campaigns open to applications; filters as they stand in the address. */
export function useOpenCampaigns(filter: { payModel: string; typeId: string }) {
  const payModel = payModels.find((model) => model === filter.payModel)
  const given = { ...(payModel && { payModel }), ...(filter.typeId && { typeId: filter.typeId }) }
  return usePages(['campaigns', 'open', given], campaignCalls.openCampaigns, given)
}

/** Campaigns where the talent has an undecided application, an open offer or a running deal. */
export function useActiveCampaigns() {
  return usePages(['campaigns', 'active'], campaignCalls.activeCampaigns, {})
}

export function useOpenCampaign(campaignId: string) {
  return useAsk(['campaigns', 'open', campaignId], campaignCalls.openCampaign, { campaignId })
}
