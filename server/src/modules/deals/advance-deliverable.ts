import { fail } from '@marquee/contract/errors'
import type { Events } from '@marquee/contract/events/index'
import {
  type DeliverableEvent,
  type DeliverableFacts,
  deliverableLifecycle,
} from '@marquee/contract/lifecycles/deliverable'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import { cancelTimers, scheduleTimer, setClocks } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { dealEvent } from './deal-event.ts'
import { type Deal, endStates, lockDeal } from './deals.store.ts'
import { deliverables } from './deals.tables.ts'
import {
  type Deliverable,
  type DeliverableChanges,
  findDealOf,
  lockDeliverable,
} from './deliverables.store.ts'
import { scheduleDueReminders } from './due-reminders.ts'

interface Step {
  by: Party
  now: Date
  facts?: Partial<DeliverableFacts>
  changes?: DeliverableChanges
  expectedVersion?: number
}

/** The event of each transition of a deliverable. */
const eventOf = {
  submit: 'deliverable.submitted',
  replace: 'deliverable.submitted',
  request_changes: 'deliverable.changes_requested',
  approve: 'deliverable.approved',
  post: 'deliverable.posted',
  confirm: 'deliverable.completed',
  complete: 'deliverable.completed',
} as const satisfies Partial<Record<DeliverableEvent, keyof Events>>

const DAY_MS = 86_400_000

/**
 * Locks and returns a deliverable and its deal for a party of that deal. Fails with `not_found` for a foreign
 * one. Deals are always locked first.
 */
export async function lockDeliverableWithDeal(
  deliverableId: string,
  party?: { brandId: string } | { talentId: string },
): Promise<{ deal: Deal; piece: Deliverable }> {
  const dealId = (await findDealOf(deliverableId)) ?? fail('not_found')
  const deal = (await lockDeal(dealId)) ?? fail('not_found')
  if (party && 'brandId' in party && deal.brandId !== party.brandId) fail('not_found')
  if (party && 'talentId' in party && deal.talentId !== party.talentId) fail('not_found')
  const piece = (await lockDeliverable(deliverableId)) ?? fail('not_found')
  return { deal, piece }
}

/**
 * Moves a locked deliverable, schedules its timers and emits the event. Fails with the errors of its
 * lifecycle.
 */
export async function advanceDeliverable(
  deal: Deal,
  piece: Deliverable,
  event: keyof typeof eventOf,
  step: Step,
): Promise<void> {
  const { by, now, changes = {}, expectedVersion } = step
  const autoDecisionAt = decisionTime(deal, event, now)
  const facts = { ...standingFacts(deal, piece), ...step.facts }
  const set = { ...changes, autoDecisionAt, updatedAt: now }
  await transition(deliverableLifecycle, deliverables, piece, event, by, facts, { expectedVersion, set })
  await scheduleTimers(piece.id, event, autoDecisionAt, now)
  if (event === 'request_changes') await scheduleDueReminders(piece, now)
  await emit(eventOf[event], { ...dealEvent(deal), deliverableId: piece.id })
}

function standingFacts(deal: Deal, piece: Deliverable): DeliverableFacts {
  const ended: readonly Deal['status'][] = [...endStates, 'disputed', 'cancellation_requested']
  return {
    dealRunning: !ended.includes(deal.status),
    hasFiles: false,
    posting: piece.spec.platform !== 'file',
    hasPostUrl: false,
    hasComment: false,
    revisionsUsed: piece.revisionsUsed,
    revisionsIncluded: piece.revisionsIncluded,
    opened: false,
  }
}

/**
 * Returns when a missing decision approves a submission (after the review days of the deal) or confirms a
 * post (after three days).
 */
function decisionTime(deal: Deal, event: DeliverableEvent, now: Date): Date | null {
  if (event === 'submit' || event === 'replace') return new Date(now.getTime() + deal.reviewDays * DAY_MS)
  if (event === 'post') return new Date(now.getTime() + deliverableLifecycle.timers.confirm.after)
  return null
}

async function scheduleTimers(
  id: string,
  event: DeliverableEvent,
  autoDecisionAt: Date | null,
  now: Date,
): Promise<void> {
  await cancelTimers('deliverable', id)
  if (!autoDecisionAt) return
  if (event === 'post') return scheduleTimer('deliverable', id, 'confirm', autoDecisionAt)
  const reminders = (deliverableLifecycle.timers.review.reminders ?? []).map((before) => ({
    event: `remind_${before}`,
    at: new Date(autoDecisionAt.getTime() - before),
  }))
  await setClocks('deliverable', id, [
    { event: 'approve', at: autoDecisionAt },
    ...reminders.filter(({ at }) => at > now),
  ])
}
