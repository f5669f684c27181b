import { campaignTemplateCalls } from '@marquee/contract/calls/campaign-templates'
import { campaignCalls } from '@marquee/contract/calls/campaigns'
import { type PublicCampaign, publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { CampaignSearch } from './campaign-search.ts'

const states = statesOf(campaignLifecycle)

/** Who looks for work: a talent, or the agent of a roster. */
export type CampaignFilter = 'talent' | 'agent'

/** The calls for both. */
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

/** Reads the brand's campaigns, newest first. An unknown `status` from the URL is ignored. */
export function useOwnCampaigns(status: string) {
  const known = states.find((state) => state === status)
  const filter = known ? { status: known } : {}
  return usePagedQuery(['campaigns', 'own', filter], campaignCalls.brandCampaigns, filter)
}

/** Reads one of the brand's campaigns; disabled for an empty id. */
export function useOwnCampaign(campaignId: string) {
  return useCallQuery(
    ['campaigns', 'own', campaignId],
    campaignCalls.brandCampaign,
    { campaignId },
    { enabled: campaignId !== '' },
  )
}

/** Reads the campaigns open to applications, or those of them that are saved. */
export function useOpenCampaigns(side: CampaignFilter, search: CampaignSearch, only?: 'saved') {
  const given = { ...search, ...(only && { only }) }
  return usePagedQuery(['campaigns', side, 'open', given], rows[side].open, given)
}

/** Reads an open campaign as visitors read it, unless the server has read it; disabled for an empty id. */
export function usePublicCampaign(campaignId: string, known: PublicCampaign | null = null) {
  return useCallQuery(
    ['campaigns', 'public', campaignId],
    publicCampaignCalls.publicCampaign,
    { campaignId },
    { enabled: campaignId !== '', initial: known },
  )
}

/** Reads the campaigns of one brand that are open to applications. */
export function useCampaignsOfBrand(side: CampaignFilter, brandId: string) {
  return usePagedQuery(['campaigns', side, 'of brand', brandId], rows[side].open, { brandId })
}

/**
 * Reads the campaigns in which the viewer or the roster has an undecided application, an open offer or an
 * active deal.
 */
export function useActiveCampaigns(side: CampaignFilter) {
  return usePagedQuery(['campaigns', side, 'active'], rows[side].active, {})
}

/** Reads which checks come before a campaign of the brand is live; it changes with the verification and the settings. */
export function usePublishing(enabled = true) {
  return useCallQuery(['campaigns', 'publishing'], campaignCalls.publishing, {}, { enabled })
}

export function useOpenCampaign(side: CampaignFilter, campaignId: string) {
  return useCallQuery(['campaigns', side, campaignId], rows[side].one, { campaignId })
}

/** Reads the brand’s campaign templates. */
export function useCampaignTemplates() {
  return useCallQuery(['campaigns', 'templates'], campaignTemplateCalls.campaignTemplates, {})
}
