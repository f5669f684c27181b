import type { shipmentCalls } from '@marquee/contract/calls/shipments'
import { fail } from '@marquee/contract/errors'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { findShipment, listToSend } from './shipments.store.ts'
import { viewToShip } from './shipments.view.ts'
import { viewFor } from './view-for.ts'

/** Returns the product of a deal as its side reads it; null without one. Fails with `not_found` for a foreign deal. */
export const getShipment: Handler<typeof shipmentCalls.talentShipment> = async (ctx, { dealId }) => {
  const found = (await findShipment(dealId, ctx.actor.id)) ?? fail('not_found')
  const { deal, row } = found
  return { shipment: row && (await viewFor(ctx, row, deal)) }
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
