import { type CampaignEvent, campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { move, type Party } from '@marquee/contract/lifecycles/lifecycle'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { emit } from '../../platform/events/events.ts'
import { endOfDay } from '../../platform/time/day.ts'
import { cancelTimers, scheduleTimer, scheduleTimers } from '../../platform/timers/timers.ts'
import { type DecidedTransition, saveTransitions } from '../../platform/transitions/transition.ts'
import { ensureBrandVerified } from '../verification/brand-verification.ts'
import { campaignFacts, emittedEventOf, type LockedCampaign } from './campaign.ts'
import {
  type Campaign,
  type CampaignChanges,
  hasPublishedCampaign,
  updateCampaign,
} from './campaigns.store.ts'
import { campaigns } from './campaigns.tables.ts'

interface Step {
  by: Party
  now: Date
  changes?: CampaignChanges
  expectedVersion?: number | undefined
}

/** A campaign as it will be stored, with the transitions that lead there. */
export interface DecidedCampaign extends LockedCampaign {
  decided: readonly DecidedTransition<Campaign['status'], CampaignEvent>[]
  /** The columns that the transitions change, beside status and version. */
  changes: CampaignChanges
}

/** Decides a transition of a campaign after those that it has. Fails with the errors of its lifecycle. */
export function decide(
  locked: LockedCampaign & Partial<DecidedCampaign>,
  event: CampaignEvent,
  { by, now, changes = {}, expectedVersion }: Step,
): DecidedCampaign {
  const { campaign, transitions } = locked
  const facts = campaignFacts(locked, now, changes)
  const moved = move(campaignLifecycle, campaign, event, by, facts, expectedVersion)
  const set = { ...changes, updatedAt: now }
  return {
    ...locked,
    campaign: { ...campaign, ...set, status: moved.to, version: moved.version },
    transitions: event === 'edit' ? transitions : [...transitions, { event, at: now }],
    decided: [...(locked.decided ?? []), { moved, by }],
    changes: { ...locked.changes, ...set },
  }
}

/** Queues the events of transitions that were saved, and the timer that completes a campaign which was closed. */
export async function announce({ campaign, decided }: DecidedCampaign, now: Date): Promise<void> {
  const { id: campaignId, brandId } = campaign
  if (decided.some(({ moved }) => moved.event === 'close')) await scheduleCompletion(campaignId, now)
  for (const { moved } of decided) {
    const name = emittedEventOf(moved.event)
    if (name === 'campaign.opened') await emit(name, { campaignId, brandId })
    else await emit(name, { campaignId, brandId, event: moved.event })
  }
}

/**
 * Moves a locked campaign, saves `changes` with it, schedules its timers and emits the event; everything is
 * queued. Returns the campaign as it will be stored. Fails with the errors of its lifecycle.
 */
export function advanceCampaign(
  locked: LockedCampaign,
  event: CampaignEvent,
  step: Step,
): Promise<LockedCampaign> {
  return saveDecided(locked, decide(locked, event, step), step.now)
}

async function saveDecided(
  { campaign: before }: LockedCampaign,
  after: DecidedCampaign,
  now: Date,
): Promise<LockedCampaign> {
  const { decided, changes, ...saved } = after
  await saveTransitions(campaignLifecycle.noun, campaigns, before, decided, changes)
  await cancelTimers('campaign', before.id, ['close', ...closingReminders.map(({ event }) => event)])
  await scheduleClosing(saved.campaign, now)
  await announce(after, now)
  return saved
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
  return saveDecided(locked, await decidePublishing(locked, now, expectedVersion), now)
}

/** Decides what `publishCampaign` saves. */
export async function decidePublishing(
  locked: LockedCampaign & Partial<DecidedCampaign>,
  now: Date,
  expectedVersion?: number,
): Promise<DecidedCampaign> {
  const awaitsVerification = await needsVerification(locked, now)
  const changes = { awaitsVerification }
  const submitted = decide(locked, 'submit', { by: 'brand', now, changes, expectedVersion })
  if (awaitsVerification || !(await goesLiveNow(submitted, now))) return submitted
  const publishedAt = submitted.campaign.publishedAt ?? now
  return decide(submitted, 'approve', { by: 'system', now, changes: { publishedAt } })
}

/** Lets a campaign whose brand is verified go live, or leaves it to the review. */
export async function endVerificationWait(locked: LockedCampaign, now: Date): Promise<void> {
  const { id } = locked.campaign
  await updateCampaign(id, { awaitsVerification: false })
  const verified = { ...locked, campaign: { ...locked.campaign, awaitsVerification: false } }
  const { brandId, publishedAt } = verified.campaign
  if (await goesLiveNow(verified, now)) {
    const changes = { publishedAt: publishedAt ?? now }
    await advanceCampaign(verified, 'approve', { by: 'system', now, changes })
    return
  }
  // A campaign that now waits for its review is in the queue of reviews from here on.
  await emit('campaign.changed', { campaignId: id, brandId, event: 'submit' })
}

/** A campaign whose last day has passed meanwhile is left to an operator, who returns it. */
async function goesLiveNow(submitted: LockedCampaign, now: Date): Promise<boolean> {
  return campaignFacts(submitted, now).deadlineAhead && !(await needsReview(submitted))
}

/** Returns whether the brand must be verified first: with the setting, until one of its campaigns was published. */
async function needsVerification(locked: LockedCampaign, now: Date): Promise<boolean> {
  const { brandVerification: mode } = locked.settings
  if (mode === 'off' || (await hasPublishedBefore(locked))) return false
  return !(await ensureBrandVerified(locked.campaign.brandId, mode, now))
}

/** Returns whether an operator reviews the campaign; a brand is new until one of its campaigns was published. */
async function needsReview(locked: LockedCampaign): Promise<boolean> {
  const { campaignReview } = locked.settings
  if (campaignReview !== 'new brands') return campaignReview === 'all'
  return !(await hasPublishedBefore(locked))
}

async function hasPublishedBefore({ campaign, hasPublished }: LockedCampaign): Promise<boolean> {
  return hasPublished ?? hasPublishedCampaign(campaign.brandId)
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
export async function scheduleClosing({ id, status, applyBy }: Campaign, now: Date): Promise<void> {
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
