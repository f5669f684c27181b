import type { milestoneCalls } from '@marquee/contract/calls/milestones'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { isPaused, isRunning } from '../deals/deal.ts'
import { lockDealWithOffer } from '../deals/deals.store.ts'
import { lockDeliverables } from '../deals/deliverables.store.ts'
import { isDisputedByBank } from '../payments/deal-money.ts'
import { lockMilestones } from './milestones.store.ts'
import { viewMilestones } from './milestones.view.ts'
import { findPayment, payOutRow } from './pay-out.ts'

/**
 * The brand pays out an approved milestone before its payout date. Fails with `no_milestones`, with `payment_disputed` while its
 * bank disputes the payment, and with `wrong_state` while the deal is paused or unless the milestone is approved.
 */
export const payOutMilestone: Handler<typeof milestoneCalls.payOutMilestone> = async (
  ctx,
  { dealId, no, version },
) => {
  const [locked, work, rows] = await Promise.all([
    lockDealWithOffer(dealId, ctx.actor.id),
    lockDeliverables(dealId),
    lockMilestones(dealId),
  ])
  const deal = locked ?? fail('not_found')
  const row = rows.find((one) => one.no === no) ?? fail('no_milestones')
  const isOpen = row.status === 'approved' && !isPaused(deal) && isRunning(deal)
  if (!isOpen) fail('wrong_state', { state: row.status, version: row.version })
  const paid = await findPayment(deal, row)
  if (paid && isDisputedByBank(paid)) fail('payment_disputed')
  const moved = await payOutRow(deal, row, work, paid, {
    by: 'brand',
    now: ctx.now,
    expectedVersion: version,
  })
  const shown = rows.map((one) => (one.id === moved.id ? moved : one))
  return viewMilestones(deal, shown, work, { viewer: 'brand', agencyId: null })
}
