import { days } from '../lifecycles/lifecycle.ts'
import { addDays } from './dates.ts'

/** How long the talent has to give the address, the brand to ship, and the carrier to bring the parcel. */
export const ADDRESS_MS = days(2)
export const SHIP_MS = days(3)
export const CARRY_MS = days(5)

/** What is left for the work before its first due date where the dates are tight. */
export const WORK_MS = days(3)

/** How long a brand may be late with the product before the talent may cancel free of fault: 7 days from its turn. */
export const LATE_AFTER_SHIP_BY_MS = days(4)

/**
 * Returns when the product of a deal is planned to arrive: 8 days after the deal opened, at least 3 days before the first due
 * date, and never before the deal opened.
 */
export function plannedArrival(openedAt: Date, firstDueAt: Date): Date {
  const planned = Math.min(openedAt.getTime() + SHIP_MS + CARRY_MS, firstDueAt.getTime() - WORK_MS)
  return new Date(Math.max(openedAt.getTime(), planned))
}

/** Returns the planned arrival once the address is there: later by the time that the talent took beyond 2 days. */
export function arrivalAfterAddress(plannedAt: Date, openedAt: Date, addressAt: Date): Date {
  const overMs = Math.max(0, addressAt.getTime() - openedAt.getTime() - ADDRESS_MS)
  return new Date(plannedAt.getTime() + overMs)
}

/** Returns by how many days due dates move when the product arrives: each day begun after its planned arrival. */
export function daysLate(plannedAt: Date, arrivedAt: Date): number {
  return Math.max(0, Math.ceil((arrivedAt.getTime() - plannedAt.getTime()) / days(1)))
}

/** Returns whether a brand is so late with the product that the talent may cancel free of fault. */
export function isProductLate(shipBy: Date | null, now: Date): boolean {
  return shipBy !== null && shipBy.getTime() + LATE_AFTER_SHIP_BY_MS <= now.getTime()
}

/** The dates of a deliverable that a late product moves. */
interface WorkDates {
  draftDue: string
  postFrom: string | null
  postUntil: string | null
}

/** Returns the dates of a deliverable, all of them later by a number of days. */
export function movedDates<Spec extends WorkDates>(spec: Spec, count: number): Spec {
  return {
    ...spec,
    draftDue: addDays(spec.draftDue, count),
    postFrom: spec.postFrom && addDays(spec.postFrom, count),
    postUntil: spec.postUntil && addDays(spec.postUntil, count),
  }
}
