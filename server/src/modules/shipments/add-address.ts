import type { shipmentCalls } from '@marquee/contract/calls/shipments'
import { fail } from '@marquee/contract/errors'
import { arrivalAfterAddress } from '@marquee/contract/rules/product-plan'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { isOwnDeal } from '../deals/case-party.ts'
import { pauseWork } from '../deals/product-clocks.ts'
import { moveShipment } from './move-shipment.ts'
import { chosenOption, productOf, shipmentEvent } from './shipment.ts'
import { lockShipment } from './shipments.store.ts'
import { viewFor } from './view-for.ts'

/**
 * A talent, or their agent, gives the address for the product with the chosen size or variant, or changes it until it is
 * shipped (specification 7, `/talent/addProductAddress`). From now on the brand reads it, and the work waits for the product.
 * Fails with `option_missing` when the choice is not one of the terms.
 */
export const addProductAddress: Handler<typeof shipmentCalls.addProductAddress> = async (
  ctx,
  { dealId, version, address, option },
) => {
  const locked = await lockShipment(dealId, (deal) => isOwnDeal(deal, ctx.actor))
  const { row, deal, work } = locked
  const isFirst = row.status === 'awaiting_address'
  const chosen = chosenOption(productOf(deal), option)

  const moved = await moveShipment(locked, isFirst ? 'give_address' : 'change_address', {
    by: 'talent',
    now: ctx.now,
    expectedVersion: version,
    set: {
      address,
      addressAt: ctx.now,
      option: chosen ?? '',
      ...(isFirst && { plannedAt: arrivalAfterAddress(row.plannedAt, row.createdAt, ctx.now) }),
    },
  })
  // After the lifecycle, so that a state that allows no address is named first.
  if (chosen === null)
    fail('option_missing', { fields: { option: 'Please choose one of the listed sizes or variants.' } })
  if (isFirst) await pauseWork(deal, work, ctx.now)
  await emit(isFirst ? 'shipment.address_given' : 'shipment.address_changed', shipmentEvent(deal, 'talent'))
  return viewFor(ctx, moved, deal)
}
