import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { type Deal, isPaused, isRunning } from '../deals/deal.ts'
import { lockDealWithOffer } from '../deals/deals.store.ts'
import { type Deliverable, isHeldByCorrection } from '../deals/deliverable.ts'
import { lockDeliverables } from '../deals/deliverables.store.ts'
import { moveDeliverable } from '../deals/move-work.ts'
import { isDisputedByBank, listPaidPayables, type PaidPayable } from '../payments/deal-money.ts'
import { payOut } from '../payouts/payout.ts'
import { milestoneEvent, moveMilestone, workOf } from './milestone.ts'
import { findDealOfMilestone, lockMilestones, type MilestoneRow } from './milestones.store.ts'

/** How long a payout waits before it looks again whether the bank has decided or a post is put right, in milliseconds. */
const WAIT_MS = 3_600_000

/** Pays out an approved milestone on its payout date; while a bank disputes its payment or a post is put right, later. A pause stops the timer itself. */
export async function payOutOnPayDay(id: string, now: Date): Promise<void> {
  const dealId = await findDealOfMilestone(id)
  if (!dealId) return
  const [deal, work, rows] = await Promise.all([
    lockDealWithOffer(dealId),
    lockDeliverables(dealId),
    lockMilestones(dealId),
  ])
  const row = rows.find((one) => one.id === id)
  if (!deal || row?.status !== 'approved' || !row.payDay || row.payDay > now) return
  if (isPaused(deal) || !isRunning(deal)) return
  const paid = await findPayment(deal, row)
  if ((paid && isDisputedByBank(paid)) || workOf(row, work).some(isHeldByCorrection))
    return scheduleTimer('milestone', id, 'pay_out', new Date(now.getTime() + WAIT_MS))
  await payOutRow(deal, row, work, paid, { by: 'system', now })
}

/**
 * Pays out a milestone of a locked deal and completes its work. One whose payment went back to the brand is cancelled instead. Fails
 * with the errors of its lifecycle. Returns it as it will be stored.
 */
export async function payOutRow(
  deal: Deal,
  row: MilestoneRow,
  work: readonly Deliverable[],
  paid: PaidPayable | undefined,
  step: { by: Party; now: Date; expectedVersion?: number | undefined },
): Promise<MilestoneRow> {
  await cancelTimers('milestone', row.id)
  if (!paid || paid.payment.refunded + paid.payment.refundDue >= paid.payment.captured)
    return moveMilestone(row, 'cancel', { by: 'system', now: step.now })
  const moved = await moveMilestone(row, 'pay_out', step, { paidOutAt: step.now })
  for (const deliverable of workOf(row, work))
    if (deliverable.status === 'approved' || deliverable.status === 'live')
      await moveDeliverable(deal, deliverable, 'complete', { by: 'system', now: step.now })
  await payOut(paid.payable, { subjectId: deal.id, title: paid.payable.title })
  await emit('milestone.paid_out', milestoneEvent(deal, moved))
  return moved
}

/** Returns the payment of a milestone; undefined before it is paid. */
export async function findPayment(deal: Deal, row: MilestoneRow): Promise<PaidPayable | undefined> {
  return (await listPaidPayables(deal.offerId)).find(({ payable }) => payable.id === row.payableId)
}
