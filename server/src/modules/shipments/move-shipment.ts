import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import {
  isOutstanding,
  type ShipmentEvent,
  type ShipmentFacts,
  shipmentLifecycle,
} from '@marquee/contract/lifecycles/shipment'
import { dayOf } from '@marquee/contract/rules/dates'
import { daysLate } from '@marquee/contract/rules/product-plan'
import { emit } from '../../platform/events/events.ts'
import { cancelTimers, scheduleTimers } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import type { Side } from '../deals/case-party.ts'
import { type Deal, isRunning } from '../deals/deal.ts'
import { updateDealProduct } from '../deals/deals.store.ts'
import type { Deliverable } from '../deals/deliverable.ts'
import { continueWork, nextDueAt, pauseWork } from '../deals/product-clocks.ts'
import {
  deadlineOf,
  productOf,
  type ShipmentChanges,
  type ShipmentRow,
  shipmentEvent,
  shipmentFacts,
  timersOf,
} from './shipment.ts'
import type { LockedShipment } from './shipments.store.ts'
import { shipments } from './shipments.tables.ts'

export interface Step {
  by: Extract<Party, 'brand' | 'talent' | 'system'>
  now: Date
  expectedVersion?: number | undefined
  /** What the request says about the guards. */
  facts?: Partial<Pick<ShipmentFacts, 'hasTracking' | 'fitsReceipt'>>
  set?: ShipmentChanges
  /** The deal ends in this transaction: a product that is to be returned has its time from now on. */
  isEnding?: boolean
}

/** Returns the side of a step; null for the system. */
export const sideOfStep = (by: Step['by']): Side | null => (by === 'system' ? null : by)

/**
 * Moves a locked shipment, replaces its timers, and saves its state with the deal. Returns it as it will be stored. Fails with
 * the errors of its lifecycle. A step that changes no state keeps the deadline and the timers.
 */
export async function moveShipment(
  { row, deal }: Pick<LockedShipment, 'row' | 'deal'>,
  event: ShipmentEvent,
  { by, now, expectedVersion, facts, set = {}, isEnding = false }: Step,
): Promise<ShipmentRow> {
  const known = shipmentFacts(deal, row, sideOfStep(by), facts)
  const rows = shipmentLifecycle.transitions.filter((one) => one.event === event && one.by.includes(by))
  const target = rows.find((one) => one.from.some((state) => state === row.status))?.to ?? 'same'
  const isSame = target === 'same' || target === 'resumed'
  const isToReturn = productOf(deal).mustReturn && (isEnding || !isRunning(deal))
  const dueAt = isSame ? row.dueAt : deadlineOf(target, now, { isToReturn })
  const changes = { ...set, dueAt, updatedAt: now }
  const { to, version } = await transition(shipmentLifecycle, shipments, row, event, by, known, {
    expectedVersion,
    set: changes,
  })
  if (!isSame) {
    await cancelTimers('shipment', row.id)
    await scheduleTimers('shipment', row.id, timersOf(to, now, { isToReturn }))
    await updateDealProduct({ id: deal.id, productStatus: to, productDueAt: dueAt })
  }
  return { ...row, ...changes, status: to, version }
}

/** The steps after which the work continues, with the event that tells both sides. */
const restarts = {
  receive: 'shipment.received',
  proceed: 'shipment.received',
  drop: 'shipment.dropped',
  give_up: 'shipment.dropped',
} as const

/**
 * Moves a locked shipment so that the work continues: its clocks run again, and due dates move by the days that the product
 * came later than planned. Both sides are told. Returns the shipment as it will be stored.
 */
export async function restartWork(
  { row, deal, work }: LockedShipment,
  event: keyof typeof restarts,
  step: Step,
): Promise<ShipmentRow> {
  const { by, now } = step
  const late = daysLate(row.plannedAt, now)
  const moved = await moveShipment({ row, deal }, event, {
    ...step,
    set: { ...step.set, plannedAt: now, movedDays: row.movedDays + late, dropProposedBy: null },
  })
  const next = await continueWork(deal, work, late, now)
  const due = nextDueAt(next)
  await emit(restarts[event], {
    ...shipmentEvent(deal, sideOfStep(by)),
    movedDays: late,
    until: due && dayOf(due),
  })
  return moved
}

/** Pauses the work again after a pause of the deal, where it still waits for the product. */
export async function keepWaiting(
  row: ShipmentRow,
  deal: Deal,
  work: readonly Deliverable[],
  now: Date,
): Promise<void> {
  if (isOutstanding(row.status)) await pauseWork(deal, work, now)
}
