import type { OwnCampaign } from '@marquee/contract/calls/campaigns'
import { fail } from '@marquee/contract/errors'
import { actingForIds, agencyOf, type RequestContext, soleIdOf } from '../../platform/handler.ts'
import { isBlocked } from '../blocks/blocks.store.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { type LockedCampaign, takesApplications } from './campaign.ts'
import { type CampaignCounts, campaignQuestions, noCounts } from './campaigns.ports.ts'
import {
  listCampaignTransitions,
  loadBrandOfCampaign,
  loadCampaign,
  loadOwnCampaign,
  lockCampaign,
  lockOwnCampaign,
} from './campaigns.store.ts'
import { viewOwnCampaign } from './campaigns.view.ts'
import { listSavers } from './saved-campaigns.store.ts'

/**
 * Locks and loads a campaign with what its rules need, in one wait. With `brandId` only a campaign of this
 * brand; undefined for a foreign one.
 */
export async function lockWholeCampaign(id: string, brandId?: string): Promise<LockedCampaign | undefined> {
  const [campaign, brand, counts, transitions, settings] = await Promise.all([
    brandId ? lockOwnCampaign(id, brandId) : lockCampaign(id),
    loadBrandOfCampaign(id),
    countsOf(id),
    listCampaignTransitions(id),
    readMarketSettings(),
  ])
  return campaign && brand ? { campaign, brand, counts, transitions, settings } : undefined
}

/** Returns the counts of one campaign. */
async function countsOf(campaignId: string): Promise<CampaignCounts> {
  const counts = await campaignQuestions.get().countsOf([campaignId])
  return counts.get(campaignId) ?? noCounts
}

/** Returns all details of one of the brand's campaigns. Fails with `not_found` for a foreign one. */
export async function loadOwnCampaignDetails(campaignId: string, brandId: string): Promise<OwnCampaign> {
  const [row, counts, transitions] = await Promise.all([
    loadOwnCampaign(campaignId, brandId),
    countsOf(campaignId),
    listCampaignTransitions(campaignId),
  ])
  return viewOwnCampaign({ ...(row ?? fail('not_found')), counts, transitions })
}

/**
 * Loads a campaign that a talent or a roster may see: an open public one, or one they take part in. Fails with
 * `not_found` for others.
 */
export async function loadVisibleCampaign({ actor, now }: RequestContext, campaignId: string) {
  const row = (await loadCampaign(campaignId)) ?? fail('not_found')
  const parties = actingForIds(actor)
  const [talentId, agencyId] = [soleIdOf(actor), agencyOf(actor)]
  const [{ applications, takesPart }, savers, isBlockedForTalent, isBlockedForAgency] = await Promise.all([
    campaignQuestions.get().involvementOf(parties, campaignId),
    listSavers(parties, campaignId),
    talentId !== null && isBlocked(talentId, row.campaign.brandId),
    agencyId !== null && isBlocked(agencyId, row.campaign.brandId),
  ])
  const isOpen = takesApplications(row.campaign, now)
  const isAcrossBlock = isBlockedForTalent || isBlockedForAgency
  if (!takesPart && isAcrossBlock) fail('not_found')
  if (!takesPart && !(row.campaign.visibility === 'public' && isOpen)) fail('not_found')
  return { row, applications, isOpen, isSaved: savers.length > 0, isAcrossBlock }
}
