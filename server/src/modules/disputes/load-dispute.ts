import type { Charge } from '@marquee/contract/rules/split'
import type { RequestContext } from '../../platform/handler.ts'
import { type CaseParty, readerOf } from '../deals/case-party.ts'
import type { Deal } from '../deals/deal.ts'
import { lockDealWithOffer } from '../deals/deals.store.ts'
import type { Deliverable } from '../deals/deliverable.ts'
import { lockDeliverables } from '../deals/deliverables.store.ts'
import { loadCharges } from '../deals/settlement.ts'
import type { Reader } from '../offers/offers.view.ts'
import {
  type DisputeHistory,
  type DisputeRow,
  findDealOf,
  loadHistory,
  lockDispute,
} from './disputes.store.ts'

/** A locked dispute with its locked deal and deliverables, its history and the charges that a split divides. */
export interface LockedDispute {
  row: DisputeRow
  deal: Deal
  work: Deliverable[]
  history: DisputeHistory
  charges: Charge[]
}

/**
 * Locks a dispute of this party with its deal: offer, deal, deliverables, dispute, in this order. Undefined for a
 * missing and a foreign one.
 */
export async function lockWholeDispute(id: string, party: CaseParty): Promise<LockedDispute | undefined> {
  const dealId = await findDealOf(id, party)
  if (!dealId) return undefined
  const [deal, work, row, history] = await Promise.all([
    lockDealWithOffer(dealId),
    lockDeliverables(dealId),
    lockDispute(id),
    loadHistory(dealId),
  ])
  if (!deal || !row) return undefined
  return { row, deal, work, history, charges: await loadCharges(deal) }
}

/** Returns the account as a reader of disputes. */
export const disputeReaderOf = ({
  actor,
  now,
}: Pick<RequestContext, 'actor' | 'now'>): Reader & { now: Date } => ({
  ...readerOf(actor),
  now,
})
