import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { emit, onEvent } from '../../platform/events/events.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { currentPayable } from '../payments/payables.ts'
import { payOut } from '../payouts/pay-out.ts'
import { lockDeliverableWithDeal } from './advance-deliverable.ts'
import { finishDeal } from './complete-deal.ts'
import { dealEvent } from './deal-event.ts'
import { findDealOfOffer, hasRunningDeals, lockDeal } from './deals.store.ts'
import { dueTimers } from './due-reminders.ts'
import { openDeal } from './open-deal.ts'
import { approveWork, confirmPost } from './review-submission.ts'

/** Registers the deal of an accepted offer and the timers that approve, confirm and complete. */
export function registerDeals(): void {
  onEvent('offer.accepted', (offer, { now }) => openDeal(offer, now))
  onTimer('deliverable', 'approve', async (id, now) => {
    const { deal, piece } = await lockDeliverableWithDeal(id)
    if (piece.status === 'submitted' && piece.autoDecisionAt && piece.autoDecisionAt <= now)
      await approveWork(deal, piece, { by: 'system', now })
  })
  onTimer('deliverable', 'confirm', async (id, now) => {
    const { deal, piece } = await lockDeliverableWithDeal(id)
    if (piece.status === 'live' && piece.autoDecisionAt && piece.autoDecisionAt <= now)
      await confirmPost(deal, piece, { by: 'system', now })
  })
  onTimer('deal', 'complete', async (id, now) => {
    const deal = await lockDeal(id)
    if (deal?.status === 'approved' && deal.payDay && deal.payDay <= now)
      await finishDeal(deal, { by: 'system', now })
  })
  onEvent('payment.disputed', async ({ outcome, subjectId }) =>
    outcome === 'won' ? payIfCompleted(subjectId) : undefined,
  )
  onEvent('payment.dispute_lost', ({ subjectId }) => payIfCompleted(subjectId))
  for (const { event, hours } of dueTimers) {
    onTimer('deliverable', event, async (id) => {
      const { deal, piece } = await lockDeliverableWithDeal(id)
      if (piece.status === 'pending' || piece.status === 'changes_requested')
        await emit('deliverable.due', { ...dealEvent(deal), deliverableId: id, hours })
    })
  }
  for (const before of deliverableLifecycle.timers.review.reminders ?? []) {
    onTimer('deliverable', `remind_${before}`, async (id) => {
      const { deal, piece } = await lockDeliverableWithDeal(id)
      if (piece.status === 'submitted')
        await emit('deliverable.reminded', { ...dealEvent(deal), deliverableId: id })
    })
  }
}

/**
 * Pays out a deal that was completed while its payment was disputed, once the dispute is decided. The deal is
 * only read: completing it waits for the offer, which is locked here, and then reads the current payment.
 */
async function payIfCompleted(offerId: string): Promise<void> {
  const deal = await findDealOfOffer(offerId)
  const payable = deal?.status === 'completed' ? await currentPayable(offerId) : null
  if (deal && payable) await payOut(payable, { subjectId: deal.id, title: payable.title })
}

/** Prevents erasing an account with active deals. */
export const dealErasure: Erasure = {
  whyNotErase: async (accountId) => ((await hasRunningDeals(accountId)) ? 'deals_open' : null),
}
