import type { dealCalls } from '@marquee/contract/calls/deals'
import { fail } from '@marquee/contract/errors'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { cancelTimers } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { countCompletedDeal as countForBrand } from '../brands/brands.store.ts'
import { currentPayable } from '../payments/payables.ts'
import { payOut } from '../payouts/pay-out.ts'
import { countCompletedDeal as countForTalent } from '../talents/talents.store.ts'
import { advanceDeliverable } from './advance-deliverable.ts'
import { dealEvent } from './deal-event.ts'
import { type Deal, lockOwnDeal } from './deals.store.ts'
import { deals } from './deals.tables.ts'
import { listDeliverables, lockDeliverable } from './deliverables.store.ts'
import { getDeal } from './get-deals.ts'
import { dealFacts } from './settle-deal.ts'

/** Completes an approved deal for the brand before its payout date. */
export const completeDeal: Handler<typeof dealCalls.completeDeal> = async (ctx, { dealId, version }) => {
  const deal = (await lockOwnDeal(dealId, ctx.actor.id)) ?? fail('not_found')
  await finishDeal(deal, { by: 'brand', now: ctx.now, expectedVersion: version })
  return getDeal(dealId, ctx.actor.id, { viewer: 'brand', now: ctx.now })
}

/** Completes a locked deal and its approved or posted deliverables, by the brand or on its payout date. */
export async function finishDeal(
  deal: Deal,
  { by, now, expectedVersion }: { by: Party; now: Date; expectedVersion?: number },
): Promise<void> {
  const pieces = await listDeliverables(deal.id)
  for (const { id } of pieces) {
    const piece = await lockDeliverable(id)
    if (piece?.status === 'approved' || piece?.status === 'live')
      await advanceDeliverable(deal, piece, 'complete', { by: 'system', now })
  }
  const set = { completedAt: now, updatedAt: now }
  await transition(dealLifecycle, deals, deal, 'complete', by, dealFacts(pieces), { expectedVersion, set })
  await cancelTimers('deal', deal.id)
  const payable = await currentPayable(deal.offerId)
  if (payable) await payOut(payable, { subjectId: deal.id, title: payable.title })
  await Promise.all([countForBrand(deal.brandId), countForTalent(deal.talentId)])
  await emit('deal.completed', dealEvent(deal))
}
