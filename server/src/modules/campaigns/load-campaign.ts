import type { OwnCampaign } from '@marquee/contract/calls/campaigns'
import { fail } from '@marquee/contract/errors'
import { readMarketSettings } from '../settings/market-settings.ts'
import type { LockedCampaign } from './campaign.ts'
import { type CampaignCounts, campaignQuestions, noCounts } from './campaigns.ports.ts'
import {
  listCampaignTransitions,
  loadBrandOfCampaign,
  loadOwnCampaign,
  lockCampaign,
  lockOwnCampaign,
} from './campaigns.store.ts'
import { viewOwnCampaign } from './campaigns.view.ts'

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
