import type { shipmentCalls } from '@marquee/contract/calls/shipments'
import { emit } from '../../platform/events/events.ts'
import { accountIdOf, type Handler } from '../../platform/handler.ts'
import { isOwnDeal, requireBindingSplit, sideOf } from '../deals/case-party.ts'
import { loadDealDetails } from '../deals/deal-details.ts'
import { cancelUnshippedDeal } from '../deals/move-work.ts'
import { pauseWork } from '../deals/product-clocks.ts'
import { checkDealFiles, claimFiles } from '../files/file.ts'
import { moveShipment, restartWork } from './move-shipment.ts'
import { shipmentEvent } from './shipment.ts'
import { lockShipment } from './shipments.store.ts'
import { viewFor } from './view-for.ts'

/**
 * A talent, or their agent, confirms that the product has come (specification 7, `/talent/confirmReceived`): the clocks of the
 * work run again, and its due dates move by the days that the product came later than planned.
 */
export const confirmReceived: Handler<typeof shipmentCalls.confirmReceived> = async (
  ctx,
  { dealId, version },
) => {
  const locked = await lockShipment(dealId, (deal) => isOwnDeal(deal, ctx.actor))
  const moved = await restartWork(locked, 'receive', {
    by: 'talent',
    now: ctx.now,
    expectedVersion: version,
    set: { receivedAt: ctx.now },
  })
  return viewFor(ctx, moved, locked.deal)
}

/** A talent continues with the product as it is, or with one that has come after all. */
export const proceedWithProduct: Handler<typeof shipmentCalls.proceedWithProduct> = async (
  ctx,
  { dealId, version },
) => {
  const locked = await lockShipment(dealId, (deal) => isOwnDeal(deal, ctx.actor))
  const moved = await restartWork(locked, 'proceed', {
    by: 'talent',
    now: ctx.now,
    expectedVersion: version,
    set: { receivedAt: locked.row.receivedAt ?? ctx.now },
  })
  return viewFor(ctx, moved, locked.deal)
}

/**
 * A talent reports that the product has not arrived, is damaged or is the wrong one; the work pauses until it is settled. Fails
 * with `product_received` for a product that was received and is said not to have arrived.
 */
export const reportProductProblem: Handler<typeof shipmentCalls.reportProductProblem> = async (
  ctx,
  { dealId, version, kind, note, fileIds },
) => {
  const locked = await lockShipment(dealId, (deal) => isOwnDeal(deal, ctx.actor))
  const { row, deal, work } = locked
  const wasReceived = row.status === 'received'
  const subject = `shipment:${row.id}`

  const moved = await moveShipment(locked, 'report', {
    by: 'talent',
    now: ctx.now,
    expectedVersion: version,
    facts: { fitsReceipt: !(wasReceived && kind === 'not_received') },
    set: {
      problem: kind,
      problemNote: note,
      problemFileIds: [...new Set(fileIds)],
      problemAt: ctx.now,
      // What the work had until now counts: its dates move by the time from now on.
      ...(wasReceived && { plannedAt: ctx.now }),
    },
  })
  await claimFiles(fileIds, accountIdOf(ctx.actor), subject)
  if (fileIds.length > 0) await checkDealFiles([subject, ...work.map(({ id }) => `deliverable:${id}`)])
  if (wasReceived) await pauseWork(deal, work, ctx.now)
  await emit('shipment.problem', shipmentEvent(deal, 'talent'))
  return viewFor(ctx, moved, deal)
}

/** One side proposes to go on without the product, or agrees to that proposal of the other. */
export const dropProduct: Handler<typeof shipmentCalls.talentDropProduct> = async (
  ctx,
  { dealId, version },
) => {
  const locked = await lockShipment(dealId, (deal) => isOwnDeal(deal, ctx.actor))
  const { row, deal } = locked
  const by = sideOf(ctx.actor)
  const step = { by, now: ctx.now, expectedVersion: version }
  if (row.dropProposedBy && row.dropProposedBy !== by) {
    const dropped = await restartWork(locked, 'drop', { ...step, set: { address: null, code: '' } })
    return viewFor(ctx, dropped, deal)
  }
  const proposed = await moveShipment(locked, 'propose_drop', { ...step, set: { dropProposedBy: by } })
  if (row.dropProposedBy === null) await emit('shipment.drop_proposed', shipmentEvent(deal, by))
  return viewFor(ctx, proposed, deal)
}

/** A talent sends the product back where the terms ask for it. Fails with `return_not_agreed`. */
export const sendProductBack: Handler<typeof shipmentCalls.sendProductBack> = async (
  ctx,
  { dealId, version, carrier, trackingNo },
) => {
  const locked = await lockShipment(dealId, (deal) => isOwnDeal(deal, ctx.actor))
  const moved = await moveShipment(locked, 'send_back', {
    by: 'talent',
    now: ctx.now,
    expectedVersion: version,
    set: { returnCarrier: carrier, returnTrackingNo: trackingNo },
  })
  await emit('shipment.sent_back', shipmentEvent(locked.deal, 'talent'))
  return viewFor(ctx, moved, locked.deal)
}

/**
 * A talent leaves a deal whose product is 7 days late, without fault and with a full return to the brand. Fails with
 * `product_not_late`, also where work was submitted, and with `split_needs_talent` for an agent who may not bind the talent.
 */
export const cancelUnshipped: Handler<typeof shipmentCalls.cancelUnshipped> = async (ctx, { dealId }) => {
  const { deal, work } = await lockShipment(dealId, (found) => isOwnDeal(found, ctx.actor))
  requireBindingSplit(ctx.actor.delegation)
  await cancelUnshippedDeal(deal, work, { by: 'talent', now: ctx.now })
  // Its payment and documents belong to other modules, so the reply is read.
  return loadDealDetails(dealId, ctx.actor.id, {
    viewer: 'talent',
    delegation: ctx.actor.delegation,
    now: ctx.now,
  })
}
