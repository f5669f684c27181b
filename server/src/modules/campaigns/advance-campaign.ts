import { type CampaignEvent, campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { emit } from '../../platform/events/events.ts'
import { endOfDay } from '../../platform/time/day.ts'
import { cancelTimers, scheduleTimer, scheduleTimers } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { ensureBrandVerified } from '../verification/brand-verification.ts'
import { campaignFacts, emittedEventOf, type LockedCampaign } from './campaign.ts'
import {
  type Campaign,
  type CampaignChanges,
  countPublishedCampaigns,
  updateCampaign,
} from './campaigns.store.ts'
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
  await scheduleClosing(next, now)
  if (event === 'close') await scheduleCompletion(next.id, now)
  const payload = { campaignId: next.id, brandId: next.brandId, event }
  const name = emittedEventOf(event)
  if (name === 'campaign.opened') await emit(name, { campaignId: next.id, brandId: next.brandId })
  else await emit(name, payload)
  const shown = event === 'edit' ? transitions : [...transitions, { event, at: now }]
  return { ...locked, campaign: next, transitions: shown }
}

/**
 * Publishes a campaign: into review, and directly to live where the settings require neither a review nor a verification of this
 * brand. A campaign that waits for the verification is reviewed, where that is required too, after it.
 */
export async function publishCampaign(
  locked: LockedCampaign,
  now: Date,
  expectedVersion?: number,
): Promise<LockedCampaign> {
  const awaitsVerification = await needsVerification(locked, now)
  const submitted = await advanceCampaign(locked, 'submit', {
    by: 'brand',
    now,
    changes: { awaitsVerification },
    expectedVersion,
  })
  return awaitsVerification ? submitted : approveUnlessReviewed(submitted, now)
}

/** Lets a campaign whose brand is verified go live, or leaves it to the review. */
export async function endVerificationWait(locked: LockedCampaign, now: Date): Promise<void> {
  const { id } = locked.campaign
  await updateCampaign(id, { awaitsVerification: false })
  const campaign = { ...locked.campaign, awaitsVerification: false }
  const { campaign: next } = await approveUnlessReviewed({ ...locked, campaign }, now)
  // A campaign that now waits for its review is in the queue of reviews from here on.
  if (next.status === 'in_review')
    await emit('campaign.changed', { campaignId: id, brandId: next.brandId, event: 'submit' })
}

async function approveUnlessReviewed(submitted: LockedCampaign, now: Date): Promise<LockedCampaign> {
  // A campaign whose last day has passed meanwhile is left to an operator, who returns it.
  const { deadlineAhead } = campaignFacts(submitted, now)
  if (!deadlineAhead || (await needsReview(submitted))) return submitted
  const publishedAt = submitted.campaign.publishedAt ?? now
  return advanceCampaign(submitted, 'approve', { by: 'system', now, changes: { publishedAt } })
}

/** Returns whether the brand must be verified first: with the setting, until one of its campaigns was published. */
async function needsVerification({ campaign, settings }: LockedCampaign, now: Date): Promise<boolean> {
  const { brandVerification: mode } = settings
  if (mode === 'off' || (await countPublishedCampaigns({ brandId: campaign.brandId })) > 0) return false
  return !(await ensureBrandVerified(campaign.brandId, mode, now))
}

/** Returns whether an operator reviews the campaign; a brand is new until one of its campaigns was published. */
async function needsReview({ campaign, settings }: LockedCampaign): Promise<boolean> {
  if (settings.campaignReview !== 'new brands') return settings.campaignReview === 'all'
  return (await countPublishedCampaigns({ brandId: campaign.brandId })) === 0
}

/** The timers that remind the brand before applications close. */
export const closingReminders = (campaignLifecycle.timers.deadline.reminders ?? []).map((before) => ({
  event: `remind_${before}`,
  before,
}))

/**
 * Schedules the closing of a campaign at the end of its last day, with its reminders, while it takes
 * applications or is paused.
 */
async function scheduleClosing({ id, status, applyBy }: Campaign, now: Date): Promise<void> {
  await cancelTimers('campaign', id, ['close', ...closingReminders.map(({ event }) => event)])
  if ((status !== 'live' && status !== 'paused') || !applyBy) return
  const closesAt = endOfDay(applyBy)
  const reminders = closingReminders
    .map(({ event, before }) => ({ event, at: new Date(closesAt.getTime() - before) }))
    .filter(({ at }) => at > now)
  await scheduleTimers('campaign', id, [{ event: 'close', at: closesAt }, ...reminders])
}

/** Schedules the completion of a campaign; it happens only where the campaign is closed by then. */
export async function scheduleCompletion(campaignId: string, now: Date): Promise<void> {
  if (campaignId === DIRECT_CAMPAIGN_ID) return
  const at = new Date(now.getTime() + campaignLifecycle.timers.wrapUp.after)
  await scheduleTimer('campaign', campaignId, 'complete', at)
}
