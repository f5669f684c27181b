import type { CampaignFacts } from '@marquee/contract/lifecycles/campaign'
import { missingFields } from '@marquee/contract/rules/brief'
import { today } from '../../platform/time/day.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { isEntitled } from '../brands/brands.view.ts'
import { type CampaignCounts, campaignQuestions, noCounts } from './campaigns.ports.ts'
import type { Campaign, CampaignChanges } from './campaigns.store.ts'

/** Fields that cannot change after an offer of the campaign was accepted (domain, section 2.1). */
const lockedFields = ['currency', 'payModel', 'feeMin', 'feeMax', 'rights'] as const

/**
 * Returns the facts for a campaign's guards, with `changes` as they would be after the transition. `known`
 * are its counts when the caller has them.
 */
export async function campaignFacts(
  campaign: Campaign,
  now: Date,
  changes: CampaignChanges = {},
  known?: CampaignCounts,
): Promise<CampaignFacts> {
  const next = { ...campaign, ...changes }
  const [brand, { offers, deals }] = await Promise.all([
    loadBrand(campaign.brandId),
    known ?? countsOf(campaign.id),
  ])
  return {
    briefComplete: Object.keys(missingFields(next)).length === 0,
    deadlineAhead: next.applyBy !== null && next.applyBy >= today(now),
    entitled: brand !== undefined && isEntitled(brand),
    openDeals: deals > 0,
    openOffers: offers > 0,
    termsLocked: campaign.termsLocked,
    changesLockedTerms: lockedFields.some(
      (field) =>
        changes[field] !== undefined && JSON.stringify(changes[field]) !== JSON.stringify(campaign[field]),
    ),
  }
}

/** Returns the counts of one campaign. */
export async function countsOf(campaignId: string): Promise<CampaignCounts> {
  const counts = await campaignQuestions.ask().countsOf([campaignId])
  return counts.get(campaignId) ?? noCounts
}
