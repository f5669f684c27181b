import { fail } from '@marquee/contract/errors'
import type { Events } from '@marquee/contract/events/index'
import { type DealEvent, dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import { cancelTimers, scheduleTimer, scheduleTimers } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { countCompletedDeal as countForBrand } from '../brands/brands.store.ts'
import { listPaidPayables } from '../payments/deal-money.ts'
import { refundRest } from '../payments/refund-payment.ts'
import { payOut } from '../payouts/payout.ts'
import { countCompletedDeal as countForTalent } from '../talents/talents.store.ts'
import {
  type Deal,
  dealEvent,
  dealFacts,
  isAbandoned,
  isMilestoneLate,
  isUnshipped,
  isUntouched,
  nextDealEvent,
  payDayOf,
} from './deal.ts'
import { dealChanges, dealMilestones } from './deals.ports.ts'
import { deals, deliverables } from './deals.tables.ts'
import {
  autoDecisionTime,
  type Deliverable,
  type DeliverableChanges,
  deliverableFacts,
  emittedEvents,
  isEnded,
  type RequestFacts,
  type Submission,
  timersAfter,
  withDeliverable,
} from './deliverable.ts'
import { type LockedWork, updateSubmission } from './deliverables.store.ts'

/** Who moves a deliverable and when. Another version than `expectedVersion` fails with `stale_version`. */
export interface Step {
  by: Party
  now: Date
  expectedVersion?: number | undefined
}

/**
 * Moves a locked deliverable, replaces its timers and emits the event; everything is queued. Returns the
 * deliverable as it will be stored. Fails with the errors of its lifecycle.
 */
export async function moveDeliverable(
  deal: Deal,
  deliverable: Deliverable,
  event: keyof typeof emittedEvents,
  { by, now, expectedVersion }: Step,
  { facts = {}, changes = {} }: { facts?: RequestFacts; changes?: DeliverableChanges } = {},
): Promise<Deliverable> {
  const autoDecisionAt = autoDecisionTime(deal, event, now)
  const set = { ...changes, autoDecisionAt, updatedAt: now }
  const { to, version } = await transition(
    deliverableLifecycle,
    deliverables,
    deliverable,
    event,
    by,
    deliverableFacts(deal, deliverable, facts),
    { expectedVersion, set },
  )
  await cancelTimers('deliverable', deliverable.id)
  await scheduleTimers('deliverable', deliverable.id, timersAfter(event, deliverable, autoDecisionAt, now))
  await emit(emittedEvents[event], { ...dealEvent(deal), deliverableId: deliverable.id })
  return { ...deliverable, ...set, status: to, version }
}

/**
 * Brings a locked deal in line with its deliverables: in review, active, or approved with its payout date
 * set. Its milestones follow first. Everything is queued.
 */
export async function settleDeal(deal: Deal, work: readonly Deliverable[], now: Date): Promise<void> {
  if (deal.fundedMilestones !== null) await dealMilestones.get().settle(deal, work, now)
  const facts = dealFacts(work)
  const event = nextDealEvent(deal, facts)
  if (!event) return
  const payDay = payDayOf(deal, now)
  const set =
    event === 'approve'
      ? { approvedAt: now, payDay, updatedAt: now }
      : event === 'reopen'
        ? { approvedAt: null, payDay: null, updatedAt: now }
        : { updatedAt: now }
  await transition(dealLifecycle, deals, deal, event, 'system', facts, { set })
  if (event === 'approve') await scheduleTimer('deal', deal.id, 'complete', payDay)
  else if (event === 'reopen') await cancelTimers('deal', deal.id, ['complete'])
  else await cancelTimers('deal', deal.id)
  await emit('deal.changed', { ...dealEvent(deal), event })
}

/**
 * Approves a submission, by the brand with its note or by its timer, and settles the deal. Returns the deliverable and its
 * submissions as they will be stored.
 */
export async function approveWork(
  { deal, deliverable, work, submissions }: LockedWork,
  step: Step,
  approvalNote = '',
): Promise<{ deliverable: Deliverable; submissions: Submission[] }> {
  const approved = await moveDeliverable(deal, deliverable, 'approve', step)
  const decided = await decideLast(submissions, {
    decision: 'approved',
    decidedBy: step.by === 'brand' ? 'brand' : 'system',
    openedAt: submissions.at(-1)?.openedAt ?? step.now,
    approvalNote,
  })
  await settleDeal(deal, withDeliverable(work, approved), step.now)
  return { deliverable: approved, submissions: decided }
}

/** Confirms a post, by the brand or by its timer, and settles the deal. Returns the next deliverable. */
export async function confirmPost({ deal, deliverable, work }: LockedWork, step: Step): Promise<Deliverable> {
  const confirmed = await moveDeliverable(deal, deliverable, 'confirm', step)
  await settleDeal(deal, withDeliverable(work, confirmed), step.now)
  return confirmed
}

/** Queues changes of the last submission, if there is one, and returns all as they will be stored. */
export async function decideLast(
  submissions: readonly Submission[],
  changes: Partial<Submission>,
): Promise<Submission[]> {
  const last = submissions.at(-1)
  if (!last) return []
  await updateSubmission(last.id, changes)
  return [...submissions.slice(0, -1), { ...last, ...changes }]
}

/**
 * Completes a locked deal with its locked deliverables, by the brand or on its payout date, and pays out every
 * charge. Fails with `work_unfinished`, and with `change_open` while an agreed change is not paid for.
 */
export async function finishDeal(
  deal: Deal,
  work: readonly Deliverable[],
  { by, now, expectedVersion }: Step,
): Promise<void> {
  if (await dealChanges.get().isAgreed(deal.id)) fail('change_open')
  for (const deliverable of work)
    if (deliverable.status === 'approved' || deliverable.status === 'live')
      await moveDeliverable(deal, deliverable, 'complete', { by: 'system', now })
  const set = { completedAt: now, rightsFrom: now, updatedAt: now }
  await transition(dealLifecycle, deals, deal, 'complete', by, dealFacts(work), { expectedVersion, set })
  await cancelTimers('deal', deal.id)
  await payOutDeal(deal)
  await countForBrand(deal.brandId)
  await countForTalent(deal.talentId)
  await emit('deal.completed', dealEvent(deal))
}

/** The events that cancel a deal. */
export type CancellingEvent = Extract<
  DealEvent,
  | 'cancel'
  | 'cancel_overdue'
  | 'cancel_unfunded'
  | 'cancel_unshipped'
  | 'agree_cancellation'
  | 'expire_cancellation'
  | 'decide_cancellation'
  | 'settle_dispute'
>
/** Pays out every charge of a completed deal: each payee gets a share of each. A repeated call does nothing. */
export async function payOutDeal({ id, offerId }: Deal): Promise<void> {
  for (const { payable } of await listPaidPayables(offerId))
    await payOut(payable, { subjectId: id, title: payable.title })
}

/**
 * Refunds what is left of every charge of a cancelled deal; one that a bank disputes waits for its decision. A milestone
 * that was paid out stays paid.
 */
export async function refundDeal({ offerId }: Deal, reason: string): Promise<void> {
  for (const { payable, payment } of await listPaidPayables(offerId))
    if (!payment.releasedAt) await refundRest(payable, reason)
}

/** Why a deal is cancelled, by whom and when. */
interface Cancellation extends Step {
  /** The brand keeps and may use work that was paid out. */
  isWorkKept?: boolean
  event: CancellingEvent
  reason: Events['deal.cancelled']['reason']
}

/**
 * Cancels a locked deal with its locked deliverables that are not completed. Its timers end. Fails with
 * `not_overdue`, `product_not_late` and `milestone_not_late`. The money is the caller's.
 */
export async function cancelDeal(
  deal: Deal,
  work: readonly Deliverable[],
  { event, reason, by, now, expectedVersion, isWorkKept = false }: Cancellation,
): Promise<void> {
  const facts = dealFacts(work, {
    isAbandoned: isAbandoned(deal, work, now),
    isProductLate: isUnshipped(deal, isUntouched(work), now),
    isMilestoneLate: isMilestoneLate(deal, now),
  })
  const set = {
    payDay: null,
    milestoneDueAt: null,
    resumeStatus: null,
    pausedAt: null,
    rightsFrom: isWorkKept ? now : null,
    updatedAt: now,
  }
  await transition(dealLifecycle, deals, deal, event, by, facts, { expectedVersion, reason, set })
  await cancelTimers('deal', deal.id)
  for (const deliverable of work) if (!isEnded(deliverable)) await cancelWork(deal, deliverable, now)
  await emit('deal.cancelled', { ...dealEvent(deal), reason })
}

/** Cancels a locked deliverable that has not ended, with its timers. */
export async function cancelWork(deal: Deal, deliverable: Deliverable, now: Date): Promise<void> {
  const set = { autoDecisionAt: null, updatedAt: now }
  const facts = deliverableFacts(deal, deliverable, {})
  await transition(deliverableLifecycle, deliverables, deliverable, 'cancel', 'system', facts, { set })
  await cancelTimers('deliverable', deliverable.id)
}

/**
 * Cancels a locked deal for which nothing was submitted and refunds its payment; while that is disputed, the
 * refund waits for the decision. Fails with `not_overdue`.
 */
export async function cancelOverdue(deal: Deal, work: readonly Deliverable[], step: Step): Promise<void> {
  await cancelDeal(deal, work, { ...step, event: 'cancel_overdue', reason: 'overdue' })
  await refundDeal(deal, 'Nothing was submitted by the due date.')
}

/**
 * Cancels a locked deal whose product was not sent and refunds its payment, like one that is overdue. Fails with
 * `product_not_late`.
 */
export async function cancelUnshippedDeal(
  deal: Deal,
  work: readonly Deliverable[],
  step: Step,
): Promise<void> {
  await cancelDeal(deal, work, { ...step, event: 'cancel_unshipped', reason: 'unshipped' })
  await refundDeal(deal, 'The product was not sent.')
}
