import type { dealCalls } from '@marquee/contract/calls/deals'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadDealDetails } from './deal-details.ts'
import { lockDealWithOffer } from './deals.store.ts'
import { lockDeliverables } from './deliverables.store.ts'
import { finishDeal } from './move-work.ts'

/** Completes an approved deal for the brand before its payout date. Fails with `work_unfinished`. */
export const completeDeal: Handler<typeof dealCalls.completeDeal> = async (ctx, { dealId, version }) => {
  const [locked, work] = await Promise.all([
    lockDealWithOffer(dealId, ctx.actor.id),
    lockDeliverables(dealId),
  ])
  const deal = locked ?? fail('not_found')
  await finishDeal(deal, work, { by: 'brand', now: ctx.now, expectedVersion: version })
  // Its payouts and documents belong to other modules, so the reply is read.
  return loadDealDetails(dealId, ctx.actor.id, { viewer: 'brand', now: ctx.now })
}
