import type { CallOutput } from '@marquee/contract/call'
import { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { type PublicCampaign, publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { talentCalls } from '@marquee/contract/calls/talents'
import { agentPaths, brandPaths, talentPaths } from '#lib/paths.ts'
import type { Host } from '#lib/settings.ts'

/** An offer to a talent, perhaps for one of the packages. */
export interface OfferStep {
  kind: 'offer'
  talentId: string
  packageId: string | null
}

/** A talent whom a brand saves to its favourites. */
export interface SaveStep {
  kind: 'save'
  talentId: string
}

/** An application to a campaign, by a talent or by an agent. */
export interface ApplicationStep {
  kind: 'application'
  campaignId: string
  viewer: 'talent' | 'agent'
}

/** What the server has read about the step for the first view of the page; null for what it could not read. */
export interface KnownStep {
  talent: CallOutput<typeof talentCalls.talentDetails> | null
  portfolio: CallOutput<typeof portfolioCalls.portfolio> | null
  campaign: PublicCampaign | null
  market: CallOutput<typeof settingsCalls.marketSettings> | null
}

export const nothingKnown: KnownStep = { talent: null, portfolio: null, campaign: null, market: null }

/**
 * Returns what someone came from a public page to do, by the `next` of an address. Only the pages that public pages lead to count, with
 * an id in the right form: null for every other address.
 */
export function nextStepIn(search: string): OfferStep | SaveStep | ApplicationStep | null {
  const next = new URLSearchParams(search).get('next') ?? ''
  const [path, query] = next.split('?')
  if (path === brandPaths.newOffer) {
    const params = new URLSearchParams(query)
    const talentId = params.get('talent') ?? ''
    return isId(talentId) ? { kind: 'offer', talentId, packageId: params.get('package') } : null
  }
  const talentId = path?.split('/').at(-1) ?? ''
  if (isId(talentId) && next === brandPaths.saveTalent(talentId)) return { kind: 'save', talentId }
  const campaignId = next.split('/').at(-1) ?? ''
  if (!isId(campaignId)) return null
  if (next === talentPaths.campaign(campaignId)) return { kind: 'application', campaignId, viewer: 'talent' }
  if (next === agentPaths.campaign(campaignId)) return { kind: 'application', campaignId, viewer: 'agent' }
  return null
}

/** Reads on the server what the step is about. The page works without, so a failed call is nothing known. */
export async function loadNextStep(call: Host['call'], url: string): Promise<KnownStep> {
  const step = nextStepIn(new URL(url).search)
  if (step?.kind === 'offer') {
    const { talentId } = step
    const [talent, portfolio] = await Promise.all([
      call(talentCalls.talentDetails, { talentId }).catch(() => null),
      call(portfolioCalls.portfolio, { talentId }).catch(() => null),
    ])
    return { ...nothingKnown, talent, portfolio }
  }
  if (step?.kind === 'save') {
    const { talentId } = step
    return {
      ...nothingKnown,
      talent: await call(talentCalls.talentDetails, { talentId }).catch(() => null),
    }
  }
  if (step?.kind === 'application') {
    const [campaign, market] = await Promise.all([
      call(publicCampaignCalls.publicCampaign, { campaignId: step.campaignId }).catch(() => null),
      call(settingsCalls.marketSettings, {}).catch(() => null),
    ])
    return { ...nothingKnown, campaign, market }
  }
  return nothingKnown
}

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
