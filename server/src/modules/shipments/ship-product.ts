import type { shipmentCalls } from '@marquee/contract/calls/shipments'
import { failField } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { isOwnDeal } from '../deals/case-party.ts'
import { moveShipment } from './move-shipment.ts'
import { productOf, shipmentEvent } from './shipment.ts'
import { lockShipment } from './shipments.store.ts'
import { viewFor } from './view-for.ts'

/**
 * The brand marks the product as shipped, with carrier and tracking number or with a code, and changes these until it is
 * received. Fails with `tracking_missing`, and with a field error when the terms ask for a return and no address for it is
 * given.
 */
export const shipProduct: Handler<typeof shipmentCalls.shipProduct> = async (
  ctx,
  { dealId, version, carrier, trackingNo, code, returnTo },
) => {
  const locked = await lockShipment(dealId, (deal) => isOwnDeal(deal, ctx.actor))
  const { row, deal } = locked
  const isFirst = row.status !== 'shipped'
  const { mustReturn } = productOf(deal)

  const moved = await moveShipment(locked, isFirst ? 'ship' : 'change_tracking', {
    by: 'brand',
    now: ctx.now,
    expectedVersion: version,
    facts: { hasTracking: code !== '' || (carrier !== null && trackingNo !== null) },
    set: {
      carrier: trackingNo === null ? null : carrier,
      trackingNo: carrier === null ? null : trackingNo,
      code,
      returnTo: mustReturn ? returnTo : '',
      shippedAt: row.status === 'shipped' ? row.shippedAt : ctx.now,
      dropProposedBy: null,
    },
  })
  if (mustReturn && returnTo === '')
    failField('returnTo', 'Please enter where the product is to be sent back to.')
  await emit(isFirst ? 'shipment.shipped' : 'shipment.tracking_changed', shipmentEvent(deal, 'brand'))
  return viewFor(ctx, moved, deal)
}

/** The brand answers a problem with a replacement, which it is to ship within three days. */
export const replaceProduct: Handler<typeof shipmentCalls.replaceProduct> = async (
  ctx,
  { dealId, version },
) => {
  const locked = await lockShipment(dealId, (deal) => isOwnDeal(deal, ctx.actor))
  const moved = await moveShipment(locked, 'replace', {
    by: 'brand',
    now: ctx.now,
    expectedVersion: version,
    set: { carrier: null, trackingNo: null, code: '', shippedAt: null, dropProposedBy: null },
  })
  await emit('shipment.replaced', shipmentEvent(locked.deal, 'brand'))
  return viewFor(ctx, moved, locked.deal)
}

/** The brand confirms that the product has come back. */
export const confirmReturn: Handler<typeof shipmentCalls.confirmReturn> = async (
  ctx,
  { dealId, version },
) => {
  const locked = await lockShipment(dealId, (deal) => isOwnDeal(deal, ctx.actor))
  const moved = await moveShipment(locked, 'confirm_return', {
    by: 'brand',
    now: ctx.now,
    expectedVersion: version,
    set: { returnedAt: ctx.now },
  })
  await emit('shipment.returned', shipmentEvent(locked.deal, 'brand'))
  return viewFor(ctx, moved, locked.deal)
}
