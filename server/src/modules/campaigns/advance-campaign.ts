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
  /** Facts for the guards, where the caller has them already. */
  facts?: CampaignFacts
}

/** Events after which a campaign accepts no applications and offers. */
const endings: readonly CampaignEvent[] = ['close', 'complete', 'cancel']

/**
 * Moves a locked campaign, saves `changes` with it, schedules its timers and emits the event. Fails with the
 * errors of its lifecycle. Returns the updated row.
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

/** Publishes a campaign: into review, and directly to live where the setting requires none. */
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
