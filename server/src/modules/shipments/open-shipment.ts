import { randomUUID } from 'node:crypto'
import { plannedArrival } from '@marquee/contract/rules/product-plan'
import { emit } from '../../platform/events/events.ts'
import { scheduleTimers } from '../../platform/timers/timers.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import type { Deal } from '../deals/deal.ts'
import { updateDealProduct } from '../deals/deals.store.ts'
import { deadlineOf, openedShipment, type ShipmentRow, shipmentEvent, timersOf } from './shipment.ts'
import { createShipment } from './shipments.store.ts'

/** Creates the shipment of a deal that opens, in its transaction: the talent is asked for an address. */
export async function openShipment(deal: Deal, firstDueAt: Date, now: Date): Promise<void> {
  const { to: status, version } = openedShipment
  const dueAt = deadlineOf(status, now, { isToReturn: false })
  const row: ShipmentRow = {
    id: randomUUID(),
    dealId: deal.id,
    campaignId: deal.campaignId,
    brandId: deal.brandId,
    talentId: deal.talentId,
    status,
    version,
    address: null,
    addressAt: null,
    option: '',
    plannedAt: plannedArrival(now, firstDueAt),
    dueAt,
    carrier: null,
    trackingNo: null,
    code: '',
    shippedAt: null,
    receivedAt: null,
    movedDays: 0,
    problem: null,
    problemNote: '',
    problemFileIds: [],
    problemAt: null,
    dropProposedBy: null,
    returnTo: '',
    returnCarrier: null,
    returnTrackingNo: null,
    returnedAt: null,
    pausedAt: null,
    endedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  await createShipment(row)
  await recordTransition('shipment', row.id, openedShipment, 'system')
  await scheduleTimers('shipment', row.id, timersOf(status, now, { isToReturn: false }))
  await updateDealProduct({ id: deal.id, productStatus: status, productDueAt: dueAt })
  await emit('shipment.opened', shipmentEvent(deal, null))
}
