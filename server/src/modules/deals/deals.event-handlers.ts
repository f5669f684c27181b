import type { Events } from '@marquee/contract/events/index'
import { hours } from '@marquee/contract/lifecycles/lifecycle'
import { isOutstanding } from '@marquee/contract/lifecycles/shipment'
import { emit, onEvent } from '../../platform/events/events.ts'
import { onTimer, scheduleTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { listPaidPayables } from '../payments/deal-money.ts'
import { abandonedAt, dealEvent, isAbandoned, isPaused, isRunning, isWanted } from './deal.ts'
import { dealChanges } from './deals.ports.ts'
import { lockDealOfOffer, lockDealWithOffer } from './deals.store.ts'
import { hasRunningDeals } from './deals-of-parties.store.ts'
import {
  dueTimers,
  isFunded,
  isHeldByCorrection,
  overdueTimers,
  postTimers,
  reviewTimers,
} from './deliverable.ts'
import { type LockedWork, lockDeliverables, lockWork } from './deliverables.store.ts'
import {
  approveWork,
  cancelDeal,
  cancelOverdue,
  confirmPost,
  finishDeal,
  payOutDeal,
  refundDeal,
} from './move-work.ts'
import { openDeal } from './open-deal.ts'
import { continueSettlementOf, failSettlementOf } from './settlement.ts'

/** Registers the deal of an accepted offer and the timers that approve, confirm, complete and remind. */
export function registerDeals(): void {
  onEvent('offer.accepted', (offer, { now }) => openDeal(offer, now))
  onEvent('payment.refunded', async (refund, { now }) => {
    if (await isAllReturned(refund)) await cancelIfRunning(refund.subjectId, 'refunded', now)
    await continueSettlementOf(refund.subjectId, now)
  })
  onEvent('payment.refund_rejected', ({ subjectId }) => failSettlementOf(subjectId))
  onEvent('payment.dispute_lost', async (lost, { now }) => {
    if (await isAllReturned(lost)) {
      await cancelIfRunning(lost.subjectId, 'dispute_lost', now)
      await continueSettlementOf(lost.subjectId, now)
    } else await settleAfterDispute(lost.subjectId, now)
  })
  onEvent('payment.disputed', async ({ outcome, subjectId }, { now }) => {
    if (outcome === 'won') await settleAfterDispute(subjectId, now)
  })

  onTimer('deliverable', 'approve', async (id, now) => {
    const locked = await lockWork(id, null)
    if (
      locked?.deliverable.status === 'submitted' &&
      !isPaused(locked.deal) &&
      isDue(locked.deliverable.autoDecisionAt, now)
    )
      await approveWork(locked, { by: 'system', now })
  })
  onTimer('deliverable', 'confirm', async (id, now) => {
    const locked = await lockWork(id, null)
    if (
      locked?.deliverable.status !== 'live' ||
      isPaused(locked.deal) ||
      !isDue(locked.deliverable.autoDecisionAt, now)
    )
      return
    // A post that is to be put right is confirmed once that has ended.
    if (isHeldByCorrection(locked.deliverable))
      return scheduleTimer('deliverable', id, 'confirm', new Date(now.getTime() + hours(1)))
    await confirmPost(locked, { by: 'system', now })
  })
  onTimer('deal', 'complete', async (id, now) => {
    const [deal, work, isChangeAgreed] = await Promise.all([
      lockDealWithOffer(id),
      lockDeliverables(id),
      dealChanges.get().isAgreed(id),
    ])
    if (deal?.status !== 'approved' || !isDue(deal.payDay, now)) return
    // Its price is being paid, and the deal completes with it or reopens; or a post is put right first.
    if (isChangeAgreed || work.some(isHeldByCorrection))
      return scheduleTimer('deal', id, 'complete', new Date(now.getTime() + hours(1)))
    await finishDeal(deal, work, { by: 'system', now })
  })
  onTimer('deal', 'cancel_overdue', async (id, now) => {
    const [deal, work] = await Promise.all([lockDealWithOffer(id), lockDeliverables(id)])
    if (
      deal?.status === 'active' &&
      isAbandoned(deal, work, now) &&
      abandonedAt(work.filter(isWanted)) <= now
    )
      await cancelOverdue(deal, work, { by: 'system', now })
  })
  registerReminders()
}

/** Registers the timers that remind of work, posts and reviews. */
function registerReminders(): void {
  for (const { event, days } of overdueTimers) {
    onTimer('deliverable', event, async (id, now) => {
      const locked = await lockWork(id, null)
      if (!locked || !isOwed(locked)) return
      const { deal, work } = locked
      const mayCancel = isAbandoned(deal, work, now)
      await emit('deliverable.overdue', { ...dealEvent(deal), deliverableId: id, days, mayCancel })
    })
  }
  for (const { event, moment } of postTimers) {
    onTimer('deliverable', event, async (id) => {
      const locked = await lockWork(id, null)
      if (locked?.deliverable.status === 'approved')
        await emit('deliverable.post_due', { ...dealEvent(locked.deal), deliverableId: id, moment })
    })
  }
  for (const { event, hours } of dueTimers) {
    onTimer('deliverable', event, async (id) => {
      const locked = await lockWork(id, null)
      if (locked && isOwed(locked))
        await emit('deliverable.due', { ...dealEvent(locked.deal), deliverableId: id, hours })
    })
  }
  for (const { event } of reviewTimers) {
    onTimer('deliverable', event, async (id) => {
      const locked = await lockWork(id, null)
      if (locked?.deliverable.status === 'submitted')
        await emit('deliverable.reminded', { ...dealEvent(locked.deal), deliverableId: id })
    })
  }
}

/** Returns whether the talent has to submit a deliverable; not while it waits for the product or for the payment of its milestone. */
const isOwed = ({ deal, deliverable }: LockedWork): boolean =>
  !isPaused(deal) &&
  isFunded(deal, deliverable) &&
  !isOutstanding(deal.productStatus) &&
  (deliverable.status === 'pending' || deliverable.status === 'changes_requested')

const isDue = (moment: Date | null, now: Date): boolean => moment !== null && moment <= now

/**
 * Returns whether nothing is left of what the brand has paid for an offer and its deal, which are locked. Milestones that were
 * paid out do not count while the deal goes on.
 */
async function isAllReturned({ subjectId }: Pick<Events['payment.refunded'], 'subjectId'>): Promise<boolean> {
  const all = await listPaidPayables(subjectId)
  const held = all.filter(({ payment }) => !payment.releasedAt)
  // A change alone, such as an extra revision that came too late, does not end the deal.
  const paid = held.some(({ payable }) => payable.subject !== 'amendment') ? held : all
  return paid.length > 0 && paid.every(({ payment }) => payment.refunded === payment.captured)
}

/** Cancels the deal of an offer in the transaction in which its payment went back, so that no one works unpaid. */
async function cancelIfRunning(
  offerId: string,
  reason: Events['deal.cancelled']['reason'],
  now: Date,
): Promise<void> {
  const deal = await lockDealOfOffer(offerId)
  if (deal && isRunning(deal))
    await cancelDeal(deal, await lockDeliverables(deal.id), { event: 'cancel', by: 'system', reason, now })
}

/**
 * Settles the money of a deal that ended while its payment was disputed, now that the dispute is decided: a
 * split is carried out, a completed deal is paid out, and the brand gets back what is left of the payment of a cancelled one.
 */
async function settleAfterDispute(offerId: string, now: Date): Promise<void> {
  if (await continueSettlementOf(offerId, now)) return
  const deal = await lockDealOfOffer(offerId)
  if (deal?.status === 'completed') await payOutDeal(deal)
  if (deal?.status === 'cancelled') await refundDeal(deal, 'The deal was cancelled.')
}

/** Prevents erasing an account with active deals. */
export const dealErasure: Erasure = {
  findErasureBlocker: async (accountId) => ((await hasRunningDeals(accountId)) ? 'deals_open' : null),
}
