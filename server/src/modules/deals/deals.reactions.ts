import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { onClock } from '../../platform/clocks.ts'
import { emit, within } from '../../platform/events.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { lockPiece } from './advance-deliverable.ts'
import { finishDeal } from './complete-deal.ts'
import { dealEvent } from './deal-event.ts'
import { hasRunningDeals, lockDeal } from './deals.store.ts'
import { approveWork, confirmPost } from './decide-work.ts'
import { openDeal } from './open-deal.ts'

/** An accepted offer opens its deal; silence approves, confirms and completes. */
export function wireDeals(): void {
  within('offer.accepted', (offer, { now }) => openDeal(offer, now))
  onClock('deliverable', 'approve', async (id, now) => {
    const { deal, piece } = await lockPiece(id)
    if (piece.status === 'submitted' && piece.decidesAt && piece.decidesAt <= now) await approveWork(deal, piece, { by: 'system', now })
  })
  onClock('deliverable', 'confirm', async (id, now) => {
    const { deal, piece } = await lockPiece(id)
    if (piece.status === 'live' && piece.decidesAt && piece.decidesAt <= now) await confirmPost(deal, piece, { by: 'system', now })
  })
  onClock('deal', 'complete', async (id, now) => {
    const deal = await lockDeal(id)
    if (deal?.status === 'approved' && deal.payDay && deal.payDay <= now) await finishDeal(deal, { by: 'system', now })
  })
  for (const before of deliverableLifecycle.clocks.review.reminders ?? []) {
    onClock('deliverable', `remind_${before}`, async (id) => {
      const { deal, piece } = await lockPiece(id)
      if (piece.status === 'submitted') await emit('deliverable.reminded', { ...dealEvent(deal), deliverableId: id })
    })
  }
}

/** Nobody leaves running work behind. */
export const dealErasure: Erasure = {
  whyNotErase: async (accountId) => ((await hasRunningDeals(accountId)) ? 'deals_open' : null),
}
