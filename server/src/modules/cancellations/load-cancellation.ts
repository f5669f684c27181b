import type { Charge } from '@marquee/contract/rules/split'
import type { CaseParty } from '../deals/case-party.ts'
import type { Deal } from '../deals/deal.ts'
import { lockDealWithOffer } from '../deals/deals.store.ts'
import type { Deliverable } from '../deals/deliverable.ts'
import { lockDeliverables } from '../deals/deliverables.store.ts'
import { loadCharges } from '../deals/settlement.ts'
import {
  type CancellationRow,
  findDealOf,
  listProposals,
  lockCancellation,
  type ProposalRow,
} from './cancellations.store.ts'

/** A locked request with its locked deal and deliverables, its proposals and the charges that a split divides. */
export interface LockedCancellation {
  row: CancellationRow
  deal: Deal
  work: Deliverable[]
  proposals: ProposalRow[]
  charges: Charge[]
}

/**
 * Locks a request of this party with its deal: offer, deal, deliverables, request, in this order. Undefined for a
 * missing and a foreign one.
 */
export async function lockWholeCancellation(
  id: string,
  party: CaseParty,
): Promise<LockedCancellation | undefined> {
  const dealId = await findDealOf(id, party)
  if (!dealId) return undefined
  const [deal, work, row, proposals] = await Promise.all([
    lockDealWithOffer(dealId),
    lockDeliverables(dealId),
    lockCancellation(id),
    listProposals(dealId),
  ])
  if (!deal || !row) return undefined
  const charges = await loadCharges(deal)
  return {
    row,
    deal,
    work,
    proposals: proposals.filter(({ cancellationId }) => cancellationId === id),
    charges,
  }
}
