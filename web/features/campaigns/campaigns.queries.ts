import { campaignCalls, payModels } from '@marquee/contract/calls/campaigns'
import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'

const states = statesOf(campaignLifecycle)

/** Who looks for work: a talent, or the agent of a roster. */
export type CampaignFilter = 'talent' | 'agent'

/** The same questions for both. */
const rows = {
  talent: {
    open: campaignCalls.openCampaigns,
    one: campaignCalls.openCampaign,
    active: campaignCalls.activeCampaigns,
  },
  agent: {
    open: campaignCalls.agentCampaigns,
    one: campaignCalls.agentCampaign,
    active: campaignCalls.agentActiveCampaigns,
  },
} as const

/** The brand's own campaigns, newest first; `status` as it stands in the address, ignored when it is none. */
export function useOwnCampaigns(status: string) {
  const known = states.find((state) => state === status)
  const filter = known ? { status: known } : {}
  return usePagedQuery(['campaigns', 'own', filter], campaignCalls.brandCampaigns, filter)
}

/** One own campaign; nothing is asked for an empty id. */
export function useOwnCampaign(campaignId: string) {
  return useCallQuery(
    ['campaigns', 'own', campaignId],
    campaignCalls.brandCampaign,
    { campaignId },
    { enabled: campaignId !== '' },
  )
}

/** Campaigns open to applications; filters as they stand in the address. */
export function useOpenCampaigns(side: CampaignFilter, filter: { payModel: string; typeId: string }) {
  const payModel = payModels.find((model) => model === filter.payModel)
  const given = { ...(payModel && { payModel }), ...(filter.typeId && { typeId: filter.typeId }) }
  return usePagedQuery(['campaigns', side, 'open', given], rows[side].open, given)
}

/** Campaigns with an undecided application, an open offer or a running deal of one's own or of the roster. */
export function useActiveCampaigns(side: CampaignFilter) {
  return usePagedQuery(['campaigns', side, 'active'], rows[side].active, {})
}

export function useOpenCampaign(side: CampaignFilter, campaignId: string) {
  return useCallQuery(['campaigns', side, campaignId], rows[side].one, { campaignId })
}
