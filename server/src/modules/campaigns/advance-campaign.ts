import { type CampaignEvent, campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import { endOfDay } from '../../platform/time/day.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { campaignFacts, emittedEventOf, type LockedCampaign } from './campaign.ts'
import type { Campaign, CampaignChanges } from './campaigns.store.ts'
import { campaigns } from './campaigns.tables.ts'

interface Step {
  by: Party
  now: Date
  changes?: CampaignChanges
  expectedVersion?: number
}

/**
 * Moves a locked campaign, saves `changes` with it, schedules its timers and emits the event; everything is
 * queued. Returns the campaign as it will be stored. Fails with the errors of its lifecycle.
 */
export async function advanceCampaign(
  locked: LockedCampaign,
  event: CampaignEvent,
  { by, now, changes = {}, expectedVersion }: Step,
): Promise<LockedCampaign> {
  const { campaign, transitions } = locked
  const facts = campaignFacts(locked, now, changes)
  const set = { ...changes, updatedAt: now }
  const { to: status, version } = await transition(campaignLifecycle, campaigns, campaign, event, by, facts, {
    expectedVersion,
    set,
  })
  const next: Campaign = { ...campaign, ...set, status, version }
  await scheduleClosing(next)
  const payload = { campaignId: next.id, brandId: next.brandId, event }
  const name = emittedEventOf(event)
  if (name === 'campaign.opened') await emit(name, { campaignId: next.id, brandId: next.brandId })
  else await emit(name, payload)
  const shown = event === 'edit' ? transitions : [...transitions, { event, at: now }]
  return { ...locked, campaign: next, transitions: shown }
}

/** Publishes a campaign: into review, and directly to live where the setting requires none. */
export async function publishCampaign(
  locked: LockedCampaign,
  now: Date,
  expectedVersion?: number,
): Promise<LockedCampaign> {
  const submitted = await advanceCampaign(locked, 'submit', { by: 'brand', now, expectedVersion })
  if (locked.settings.campaignReview !== 'off') return submitted
  const publishedAt = submitted.campaign.publishedAt ?? now
  return advanceCampaign(submitted, 'approve', { by: 'system', now, changes: { publishedAt } })
}

/** Schedules the closing of a campaign at the end of its last day, while it takes applications or is paused. */
async function scheduleClosing({ id, status, applyBy }: Campaign): Promise<void> {
  if ((status === 'live' || status === 'paused') && applyBy)
    await scheduleTimer('campaign', id, 'close', endOfDay(applyBy))
  else await cancelTimers('campaign', id, ['close'])
}
