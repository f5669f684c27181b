import type { CampaignEvent, CampaignFacts } from '@marquee/contract/lifecycles/campaign'
import { missingFields } from '@marquee/contract/rules/brief'
import { today } from '../../platform/time/day.ts'
import type { Brand } from '../brands/brands.store.ts'
import { isEntitled } from '../brands/brands.view.ts'
import type { MarketSettings } from '../settings/market-settings.ts'
import type { CampaignCounts } from './campaigns.ports.ts'
import type { Campaign, CampaignChanges, CampaignTransition } from './campaigns.store.ts'

/** A locked campaign with everything its rules and its reply need. */
export interface LockedCampaign {
  campaign: Campaign
  brand: Brand
  counts: CampaignCounts
  /** Oldest first, without edits. */
  transitions: readonly CampaignTransition[]
  settings: MarketSettings
  /** Whether the brand has published a campaign before, where that was loaded too. */
  hasPublished?: boolean
}

/** Fields that cannot change after an offer of the campaign was accepted (domain, section 2.1). */
const lockedFields = ['currency', 'payModel', 'feeMin', 'feeMax', 'rights'] as const

/** Events after which a campaign accepts no applications and offers. */
const endings: readonly CampaignEvent[] = ['close', 'complete', 'cancel']

/** Returns the facts for a campaign's guards, with `changes` as they would be after the transition. */
export function campaignFacts(
  { campaign, brand, counts }: Pick<LockedCampaign, 'campaign' | 'brand' | 'counts'>,
  now: Date,
  changes: CampaignChanges = {},
): CampaignFacts {
  const next = { ...campaign, ...changes }
  return {
    briefComplete: Object.keys(missingFields(next)).length === 0,
    deadlineAhead: next.applyBy !== null && next.applyBy >= today(now),
    entitled: isEntitled(brand),
    openDeals: counts.deals > 0,
    openOffers: counts.offers > 0,
    termsLocked: campaign.termsLocked,
    changesLockedTerms: lockedFields.some(
      (field) =>
        changes[field] !== undefined && JSON.stringify(changes[field]) !== JSON.stringify(campaign[field]),
    ),
  }
}

/** Returns whether a campaign is live, is not removed, and its last day has not passed. */
export function takesApplications(
  campaign: Pick<Campaign, 'status' | 'applyBy' | 'removedAt'>,
  now: Date,
): boolean {
  return (
    campaign.status === 'live' &&
    campaign.removedAt === null &&
    campaign.applyBy !== null &&
    campaign.applyBy >= today(now)
  )
}

/** Returns when an application was withdrawn, which is the last that happened to it; null unless it is withdrawn. */
export function withdrawnAt({ status, updatedAt }: { status: string; updatedAt: Date }): string | null {
  return status === 'withdrawn' ? updatedAt.toISOString() : null
}

/** Returns the name of the domain event that a transition emits. */
export function emittedEventOf(
  event: CampaignEvent,
): 'campaign.opened' | 'campaign.ended' | 'campaign.changed' {
  if (event === 'approve' || event === 'reopen') return 'campaign.opened'
  return endings.includes(event) ? 'campaign.ended' : 'campaign.changed'
}
