import type { Milestone } from '@marquee/contract/calls/milestones'
import { allowedActions } from '@marquee/contract/lifecycles/lifecycle'
import { milestoneLifecycle } from '@marquee/contract/lifecycles/milestone'
import { type Deal, isPaused, isRunning, payMilestoneBy } from '../deals/deal.ts'
import type { Deliverable } from '../deals/deliverable.ts'
import { priceFor, type Reader } from '../offers/offers.view.ts'
import { loadPayable } from '../payments/payables.store.ts'
import { findLastPayment } from '../payments/payments.store.ts'
import { viewPayable } from '../payments/payments.view.ts'
import type { MilestoneRow } from './milestones.store.ts'

/** Returns the milestones of a deal as one reader may see them. Loads what the brand has to pay next, and whether a charge of it is under way. */
export async function viewMilestones(
  deal: Deal,
  rows: readonly MilestoneRow[],
  work: readonly Pick<Deliverable, 'id' | 'milestoneNo'>[],
  reader: Reader,
): Promise<{ items: Milestone[] }> {
  const due = reader.viewer === 'brand' ? rows.find(({ status }) => status === 'due') : undefined
  const [payable, payment] = due?.payableId
    ? await Promise.all([loadPayable(due.payableId), findLastPayment(due.payableId)])
    : []
  // While the provider decides about a charge there is nothing to pay.
  const isOpen = payment?.status !== 'requires_payment'
  const isGoing = isRunning(deal) && !isPaused(deal)
  const items = rows.map((row) => ({
    id: row.id,
    no: row.no,
    status: row.status,
    version: row.version,
    price: priceFor(reader, row.price, deal.agencyId),
    deliverableIds: work.filter(({ milestoneNo }) => milestoneNo === row.no).map(({ id }) => id),
    funding: payable && isOpen && row.id === due?.id ? viewPayable(payable) : null,
    payBy: row.status === 'due' && row.dueAt ? payMilestoneBy(row.dueAt).toISOString() : null,
    fundedAt: row.fundedAt?.toISOString() ?? null,
    payDay: row.payDay?.toISOString() ?? null,
    paidOutAt: row.paidOutAt?.toISOString() ?? null,
    allowedActions:
      isGoing && reader.viewer === 'brand' ? allowedActions(milestoneLifecycle, row.status, 'brand', {}) : [],
  }))
  return { items }
}
