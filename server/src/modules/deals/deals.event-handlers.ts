import type { Events } from '@marquee/contract/events/index'
import { emit, onEvent } from '../../platform/events/events.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { currentPayable } from '../payments/payable.ts'
import { findLastPayment } from '../payments/payments.store.ts'
import { refundRest } from '../payments/refund-payment.ts'
import { payOut } from '../payouts/payout.ts'
import { abandonedAt, dealEvent, isAbandoned, isRunning } from './deal.ts'
import { hasRunningDeals, lockDealOfOffer, lockDealWithOffer } from './deals.store.ts'
import { dueTimers, overdueTimers, postTimers, reviewTimers } from './deliverable.ts'
import { type LockedWork, lockDeliverables, lockWork } from './deliverables.store.ts'
import { approveWork, cancelDeal, cancelOverdue, confirmPost, finishDeal } from './move-work.ts'
import { openDeal } from './open-deal.ts'

/** Registers the deal of an accepted offer and the timers that approve, confirm, complete and remind. */
export function registerDeals(): void {
  onEvent('offer.accepted', (offer, { now }) => openDeal(offer, now))
  onEvent('payment.refunded', async (refund, { now }) => {
    if (await isAllReturned(refund)) await cancelIfRunning(refund.subjectId, 'refunded', now)
  })
  onEvent('payment.dispute_lost', async (lost, { now }) => {
    if (await isAllReturned(lost)) await cancelIfRunning(lost.subjectId, 'dispute_lost', now)
    else await settleAfterDispute(lost.subjectId)
  })
  onEvent('payment.disputed', async ({ outcome, subjectId }) => {
    if (outcome === 'won') await settleAfterDispute(subjectId)
  })

  onTimer('deliverable', 'approve', async (id, now) => {
    const locked = await lockWork(id, null)
    if (locked?.deliverable.status === 'submitted' && isDue(locked.deliverable.autoDecisionAt, now))
      await approveWork(locked, { by: 'system', now })
  })
  onTimer('deliverable', 'confirm', async (id, now) => {
    const locked = await lockWork(id, null)
    if (locked?.deliverable.status === 'live' && isDue(locked.deliverable.autoDecisionAt, now))
      await confirmPost(locked, { by: 'system', now })
  })
  onTimer('deal', 'complete', async (id, now) => {
    const [deal, work] = await Promise.all([lockDealWithOffer(id), lockDeliverables(id)])
    if (deal?.status === 'approved' && isDue(deal.payDay, now))
      await finishDeal(deal, work, { by: 'system', now })
  })
  onTimer('deal', 'cancel_overdue', async (id, now) => {
    const [deal, work] = await Promise.all([lockDealWithOffer(id), lockDeliverables(id)])
    if (deal?.status === 'active' && isAbandoned(work, now) && abandonedAt(work) <= now)
      await cancelOverdue(deal, work, { by: 'system', now })
  })
  for (const { event, days } of overdueTimers) {
    onTimer('deliverable', event, async (id, now) => {
      const locked = await lockWork(id, null)
      if (!locked || !isOwed(locked)) return
      const { deal, work } = locked
      const mayCancel = isAbandoned(work, now)
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

/** Returns whether the talent has to submit a deliverable. */
const isOwed = ({ deliverable: { status } }: LockedWork): boolean =>
  status === 'pending' || status === 'changes_requested'

const isDue = (moment: Date | null, now: Date): boolean => moment !== null && moment <= now

/** A part of a payment that went back to the brand. The offer and its deal are locked. */
type Returned = Pick<Events['payment.refunded'], 'subjectId' | 'payableId' | 'paymentId'>

/** Returns whether nothing is left of the payment that pays for the deal. A replaced payment does not count. */
async function isAllReturned({ subjectId, payableId, paymentId }: Returned): Promise<boolean> {
  const [payable, payment] = await Promise.all([currentPayable(subjectId), findLastPayment(payableId)])
  return payable?.id === payableId && payment?.id === paymentId && payment.refunded === payment.captured
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
 * completed deal is paid out, and the brand gets back what is left of the payment of a cancelled one.
 */
async function settleAfterDispute(offerId: string): Promise<void> {
  const deal = await lockDealOfOffer(offerId)
  const payable = deal ? await currentPayable(offerId) : null
  if (!deal || !payable) return
  if (deal.status === 'completed') await payOut(payable, { subjectId: deal.id, title: payable.title })
  if (deal.status === 'cancelled') await refundRest(payable, 'The deal was cancelled.')
}

/** Prevents erasing an account with active deals. */
export const dealErasure: Erasure = {
  findErasureBlocker: async (accountId) => ((await hasRunningDeals(accountId)) ? 'deals_open' : null),
}
