import type { milestoneCalls } from '@marquee/contract/calls/milestones'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { isOwnDeal, requireBindingSplit } from '../deals/case-party.ts'
import { loadDealDetails } from '../deals/deal-details.ts'
import { lockDealWithOffer } from '../deals/deals.store.ts'
import { lockDeliverables } from '../deals/deliverables.store.ts'
import { lockMilestones } from './milestones.store.ts'
import { endUnfundedDeal, findReasonToWait } from './unfunded-deal.ts'

/**
 * A talent leaves a deal whose next milestone was not paid for 7 days (design, section 8). Fails with `milestone_not_late`, and with
 * `split_needs_talent` for an agent who may not bind the talent, with `charge_running` while the milestone is being charged, and with
 * `payment_disputed` while the bank of the brand disputes a payment of the deal.
 */
export const leaveUnfundedDeal: Handler<typeof milestoneCalls.leaveUnfundedDeal> = async (
  ctx,
  { dealId, version },
) => {
  const [locked, work, rows] = await Promise.all([
    lockDealWithOffer(dealId),
    lockDeliverables(dealId),
    lockMilestones(dealId),
  ])
  const deal = locked && isOwnDeal(locked, ctx.actor) ? locked : fail('not_found')
  requireBindingSplit(ctx.actor.delegation)
  const due = rows.find(({ status }) => status === 'due')
  const reason = due && (await findReasonToWait(deal, due))
  if (reason) fail(reason)
  await endUnfundedDeal(deal, work, { by: 'talent', now: ctx.now, expectedVersion: version })
  // Its payment and documents belong to other modules, so the reply is read.
  return loadDealDetails(dealId, ctx.actor.id, {
    viewer: 'talent',
    delegation: ctx.actor.delegation,
    now: ctx.now,
  })
}
