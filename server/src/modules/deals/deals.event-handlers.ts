import { emit, onEvent } from '../../platform/events/events.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { currentPayable } from '../payments/payable.ts'
import { payOut } from '../payouts/payout.ts'
import { dealEvent } from './deal.ts'
import { findDealOfOffer, hasRunningDeals, lockDeal } from './deals.store.ts'
import { dueTimers, reviewTimers } from './deliverable.ts'
import { lockDeliverables, lockWork } from './deliverables.store.ts'
import { approveWork, confirmPost, finishDeal } from './move-work.ts'
import { openDeal } from './open-deal.ts'

/** Registers the deal of an accepted offer and the timers that approve, confirm, complete and remind. */
export function registerDeals(): void {
  onEvent('offer.accepted', (offer, { now }) => openDeal(offer, now))
  onEvent('payment.disputed', async ({ outcome, subjectId }) => {
    if (outcome === 'won') await payIfCompleted(subjectId)
  })
  onEvent('payment.dispute_lost', ({ subjectId }) => payIfCompleted(subjectId))

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
    const [deal, work] = await Promise.all([lockDeal(id), lockDeliverables(id)])
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
  findErasureBlocker: async (accountId) => ((await hasRunningDeals(accountId)) ? 'deals_open' : null),
}
