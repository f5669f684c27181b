import type { Events } from '@marquee/contract/events/index'
import { emit, onEvent } from '../../platform/events/events.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { currentPayable } from '../payments/payable.ts'
import { findLastPayment } from '../payments/payments.store.ts'
import { refundRest } from '../payments/refund-payment.ts'
import { payOut } from '../payouts/payout.ts'
import { dealEvent, isRunning } from './deal.ts'
import { hasRunningDeals, lockDealOfOffer, lockDealWithOffer } from './deals.store.ts'
import { dueTimers, reviewTimers } from './deliverable.ts'
import { lockDeliverables, lockWork } from './deliverables.store.ts'
import { approveWork, cancelDeal, confirmPost, finishDeal } from './move-work.ts'
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
  for (const { event, hours } of dueTimers) {
    onTimer('deliverable', event, async (id) => {
      const locked = await lockWork(id, null)
      if (locked?.deliverable.status === 'pending' || locked?.deliverable.status === 'changes_requested')
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
  if (deal && isRunning(deal)) await cancelDeal(deal, await lockDeliverables(deal.id), { reason, now })
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
