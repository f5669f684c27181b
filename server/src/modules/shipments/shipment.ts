import type { Events } from '@marquee/contract/events/index'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import {
  addressReminders,
  type ShipmentFacts,
  type ShipmentStatus,
  shipmentLifecycle,
} from '@marquee/contract/lifecycles/shipment'
import { ADDRESS_MS, SHIP_MS } from '@marquee/contract/rules/product-plan'
import type { Product } from '@marquee/contract/terms/product'
import type { Side } from '../deals/case-party.ts'
import { type Deal, dealEvent, isPaused, isRunning } from '../deals/deal.ts'
import type { shipments } from './shipments.tables.ts'

export type ShipmentRow = typeof shipments.$inferSelect
export type ShipmentChanges = Partial<typeof shipments.$inferInsert>

interface Timer {
  event: string
  at: Date
}

/** The names of the reminders: the first of a state, and the last before its end. */
export const reminders = ['remind_first', 'remind_last'] as const

const noFacts: ShipmentFacts = {
  dealRunning: true,
  hasTracking: false,
  isDropProposed: false,
  fitsReceipt: true,
  mustReturn: false,
}

/** The first transition of a shipment. */
export const openedShipment = move(
  shipmentLifecycle,
  { status: 'new', version: 0 },
  'open',
  'system',
  noFacts,
)

/** Returns the product that the terms of a deal name. Every deal with a shipment has one. */
export function productOf({ id, terms }: Pick<Deal, 'id' | 'terms'>): Product {
  if (!terms.product) throw new Error(`Deal ${id} has a shipment without a product`)
  return terms.product
}

/** Returns the facts for the guards of a shipment; `request` says what belongs to one request. */
export function shipmentFacts(
  deal: Deal,
  { dropProposedBy }: Pick<ShipmentRow, 'dropProposedBy'>,
  by: Side | null,
  request: Partial<Pick<ShipmentFacts, 'hasTracking' | 'fitsReceipt'>> = {},
): ShipmentFacts {
  return {
    ...noFacts,
    ...request,
    dealRunning: isRunning(deal) && !isPaused(deal),
    isDropProposed: dropProposedBy !== null && dropProposedBy !== by,
    mustReturn: productOf(deal).mustReturn,
  }
}

/**
 * Returns until when the next side acts in a state that is entered now; null where nobody has to. A product that is to be
 * returned has its time from the end of the deal.
 */
export function deadlineOf(
  status: ShipmentStatus,
  now: Date,
  { isToReturn }: { isToReturn: boolean },
): Date | null {
  const { receive, confirmReturn, sendBack } = shipmentLifecycle.timers
  const after: Partial<Record<ShipmentStatus, number>> = {
    awaiting_address: ADDRESS_MS,
    awaiting_shipment: SHIP_MS,
    issue: SHIP_MS,
    shipped: receive.after,
    returning: confirmReturn.after,
    ...(isToReturn && { received: sendBack.after }),
  }
  const ms = after[status]
  return ms === undefined ? null : new Date(now.getTime() + ms)
}

/** Returns when a state ends by itself; null where it does not. */
export function endOf({ status, dueAt }: Pick<ShipmentRow, 'status' | 'dueAt'>): Date | null {
  if (!dueAt || status === 'awaiting_address') return null
  const isOfBrand = status === 'awaiting_shipment' || status === 'issue'
  return isOfBrand ? new Date(dueAt.getTime() + shipmentLifecycle.timers.ship.after - SHIP_MS) : dueAt
}

/** Returns the timers of a state that is entered now. They replace the earlier ones of the shipment. */
export function timersOf(
  status: ShipmentStatus,
  now: Date,
  { isToReturn }: { isToReturn: boolean },
): Timer[] {
  const [first, last] = reminders
  if (status === 'awaiting_address')
    return addressReminders.map((after, index) => ({
      event: index === 0 ? first : last,
      at: new Date(now.getTime() + after),
    }))
  if (status === 'received' && !isToReturn) return []
  const row = Object.values(shipmentLifecycle.timers).find((timer) => timer.in.some((one) => one === status))
  if (!row) return []
  const end = now.getTime() + row.after
  const before = row.reminders ?? []
  return [
    { event: row.event, at: new Date(end) },
    ...before.map((ms, index) => ({
      event: index === before.length - 1 ? last : first,
      at: new Date(end - ms),
    })),
  ]
}

/** Returns a moment later by the length of a pause, in milliseconds; null without one. */
export const later = (moment: Date | null, pausedMs: number): Date | null =>
  moment && new Date(moment.getTime() + pausedMs)

/** Returns whether a shipment whose state ends by itself has passed that moment. */
export function isOver(row: Pick<ShipmentRow, 'status' | 'dueAt'>, now: Date): boolean {
  const end = endOf(row)
  return end !== null && end <= now
}

/** Returns the payload of an event about the product of a deal. */
export function shipmentEvent(deal: Deal, by: Side | null): Events['shipment.opened'] {
  return { ...dealEvent(deal), by }
}

/** Returns the size or variant to store; null when one has to be chosen from the list and is not. */
export function chosenOption({ options }: Product, option: string): string | null {
  if (options.length === 0) return ''
  return options.includes(option) ? option : null
}
