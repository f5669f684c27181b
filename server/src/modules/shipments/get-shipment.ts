import type { shipmentCalls } from '@marquee/contract/calls/shipments'
import { fail } from '@marquee/contract/errors'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { sideOf } from '../deals/case-party.ts'
import type { Deal } from '../deals/deal.ts'
import type { ShipmentRow } from './shipment.ts'
import {
  findLastAddress,
  findShipment,
  listProblemFiles,
  listShipmentTransitions,
  listToSend,
} from './shipments.store.ts'
import { viewShipment, viewToShip } from './shipments.view.ts'

/** Returns the product of a deal as its side reads it; null without one. Fails with `not_found` for a foreign deal. */
export const getShipment: Handler<typeof shipmentCalls.talentShipment> = async (ctx, { dealId }) => {
  const found = (await findShipment(dealId, ctx.actor.id)) ?? fail('not_found')
  const { deal, row } = found
  return { shipment: row && (await viewFor(ctx, row, deal)) }
}

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

/** Returns what the brand is to ship, the earliest deadline first. */
export const getShipmentsToSend: Handler<typeof shipmentCalls.shipmentsToSend> = async (
  ctx,
  { campaignId, cursor, limit },
) => {
  const filter = { brandId: ctx.actor.id, campaignId: campaignId === DIRECT_CAMPAIGN_ID ? null : campaignId }
  const rows = await listToSend(filter, { cursor, limit })
  return toPage(
    rows,
    limit,
    (found) => viewToShip(found, ctx.now),
    ({ row }) => [row.dueAt?.toISOString() ?? '', row.id],
  )
}
