import type { RequestContext } from '../../platform/handler.ts'
import { sideOf } from '../deals/case-party.ts'
import type { Deal } from '../deals/deal.ts'
import type { ShipmentRow } from './shipment.ts'
import { findLastAddress, listProblemFiles, listShipmentTransitions } from './shipments.store.ts'
import { viewShipment } from './shipments.view.ts'

/** Returns a shipment, as it is or will be stored, for the side that has made the request; one wait. */
export async function viewFor(
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  row: ShipmentRow,
  deal: Deal,
) {
  // Only the talent in person is reminded of an address given to another brand.
  const isSuggested = row.status === 'awaiting_address' && actor.role === 'talent' && !actor.delegation
  const [files, timeline, suggestion] = await Promise.all([
    row.problem ? listProblemFiles(row.dealId) : [],
    listShipmentTransitions(row.dealId),
    isSuggested ? findLastAddress(row.talentId) : null,
  ])
  return viewShipment(row, { deal, files, timeline, suggestion }, sideOf(actor), now)
}
