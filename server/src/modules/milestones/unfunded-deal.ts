import { type Deal, isWanted } from '../deals/deal.ts'
import { type Deliverable, isBeforePost } from '../deals/deliverable.ts'
import { cancelDeal, moveDeliverable, payOutDeal, refundDeal, type Step } from '../deals/move-work.ts'
import { isDisputedByBank, listPaidPayables } from '../payments/deal-money.ts'
import { loadPayable } from '../payments/payables.store.ts'
import { payOut } from '../payouts/payout.ts'

import type { MilestoneRow } from './milestones.store.ts'

/**
 * Ends a locked deal whose next milestone was not paid in time. Approved milestones are paid out, and the brand may use their work as
 * agreed from now on. What was paid for work that was
 * added to the deal is paid out where all of that is approved, and returned otherwise. Fails with `milestone_not_late`.
 */
export async function endUnfundedDeal(deal: Deal, work: readonly Deliverable[], step: Step): Promise<void> {
  const added = work.filter((deliverable) => deliverable.milestoneNo === null && isWanted(deliverable))
  const isAddedDone = added.every(({ status }) => !isBeforePost(status))
  // What is paid out is completed, so that the brand has its rights from today; the rest is cancelled with the deal.
  const kept: Deliverable[] = []
  for (const deliverable of work)
    kept.push(
      isDelivered(deliverable) && (deliverable.milestoneNo !== null || isAddedDone)
        ? await moveDeliverable(deal, deliverable, 'complete', { by: 'system', now: step.now })
        : deliverable,
    )
  await cancelDeal(deal, kept, {
    ...step,
    event: 'cancel_unfunded',
    reason: 'unfunded',
    isWorkKept: kept.some(({ status }) => status === 'completed'),
  })
  if (isAddedDone) return payOutDeal(deal)
  for (const { payable } of await listPaidPayables(deal.offerId))
    if (payable.subject !== 'amendment') await payOut(payable, { subjectId: deal.id, title: payable.title })
  await refundDeal(deal, 'A milestone was not paid, so the deal has ended.')
}

/** Returns whether work is approved or posted, and not completed yet. */
function isDelivered({ status }: Deliverable): boolean {
  return status === 'approved' || status === 'live'
}

/**
 * Returns why a deal does not end yet although a milestone is not paid: the bank disputes one of its payments, or the milestone is
 * being charged now. Null where nothing stands against it.
 */
export async function findReasonToWait(
  deal: Deal,
  due: Pick<MilestoneRow, 'payableId'>,
): Promise<'payment_disputed' | 'charge_running' | null> {
  const [paid, payable] = await Promise.all([
    listPaidPayables(deal.offerId),
    due.payableId ? loadPayable(due.payableId) : undefined,
  ])
  if (paid.some(isDisputedByBank)) return 'payment_disputed'
  return payable?.status === 'authorised' || payable?.status === 'paid' ? 'charge_running' : null
}
