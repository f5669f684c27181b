import {
  type CampaignEvent,
  type CampaignFacts,
  campaignLifecycle,
} from '@marquee/contract/lifecycles/campaign'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import { endOfDay } from '../../platform/time/day.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { campaignFacts } from './campaign-facts.ts'
import type { CampaignCounts } from './campaigns.ports.ts'
import type { Campaign, CampaignChanges } from './campaigns.store.ts'
import { campaigns } from './campaigns.tables.ts'

interface Step {
  by: Party
  now: Date
  changes?: CampaignChanges
  expectedVersion?: number
  /** What the guards ask, where the caller knows it already. */
  facts?: CampaignFacts
}

/** Events after which a campaign no longer takes part in the market. */
const endings: readonly CampaignEvent[] = ['close', 'complete', 'cancel']

/**
 * Moves a locked campaign, saves `changes` with it, sets its clocks and says so. The refusals are those of its lifecycle.
 * Gives back the row as it stands afterwards.
 */
export async function advanceCampaign(
  campaign: Campaign,
  event: CampaignEvent,
  step: Step,
): Promise<Campaign> {
  const { by, now, changes = {}, expectedVersion } = step
  const facts = step.facts ?? (await campaignFacts(campaign, now, changes))
  const set = { ...changes, updatedAt: now }
  const { to: status, version } = await transition(campaignLifecycle, campaigns, campaign, event, by, facts, {
    expectedVersion,
    set,
  })
  const next = { ...campaign, ...set, status, version }
  await scheduleTimers(next)
  await announce(next, event)
  return next
}

/** Publishes: into review, and straight through where the market's setting asks for none. */
export async function publishCampaign(
  campaign: Campaign,
  now: Date,
  expectedVersion?: number,
  counts?: CampaignCounts,
): Promise<Campaign> {
  const facts = await campaignFacts(campaign, now, {}, counts)
  const submitted = await advanceCampaign(campaign, 'submit', { by: 'brand', now, expectedVersion, facts })
  const { campaignReview } = await readMarketSettings()
  if (campaignReview !== 'off') return submitted
  return advanceCampaign(submitted, 'approve', {
    by: 'system',
    now,
    facts,
    changes: { publishedAt: submitted.publishedAt ?? now },
  })
}

async function scheduleTimers(campaign: Campaign): Promise<void> {
  const takesApplications = campaign.status === 'live' || campaign.status === 'paused'
  if (takesApplications && campaign.applyBy)
    await scheduleTimer('campaign', campaign.id, 'close', endOfDay(campaign.applyBy))
  else await cancelTimers('campaign', campaign.id, ['close'])
}

async function announce(campaign: Campaign, event: CampaignEvent): Promise<void> {
  const payload = { campaignId: campaign.id, brandId: campaign.brandId }
  if (event === 'approve' || event === 'reopen') await emit('campaign.opened', payload)
  else if (endings.includes(event)) await emit('campaign.ended', { ...payload, event })
  else await emit('campaign.changed', { ...payload, event })
}
