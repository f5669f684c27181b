import type { dealCalls } from '@marquee/contract/calls/deals'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadDealDetails } from './deal-details.ts'
import { lockDealWithOffer } from './deals.store.ts'
import { lockDeliverables } from './deliverables.store.ts'
import { cancelOverdue } from './move-work.ts'

/**
 * Cancels a deal for the brand when nothing was submitted three days after its first due date, and refunds its
 * payment. Fails with `not_overdue`.
 */
export const cancelDeal: Handler<typeof dealCalls.cancelDeal> = async (ctx, { dealId, version }) => {
  const [locked, work] = await Promise.all([
    lockDealWithOffer(dealId, ctx.actor.id),
    lockDeliverables(dealId),
  ])
  const deal = locked ?? fail('not_found')
  await cancelOverdue(deal, work, { by: 'brand', now: ctx.now, expectedVersion: version })
  // Its payment and documents belong to other modules, so the reply is read.
  return loadDealDetails(dealId, ctx.actor.id, { viewer: 'brand', now: ctx.now })
}
