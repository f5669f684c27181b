import type { Events } from '@marquee/contract/events/index'
import { move, type Party } from '@marquee/contract/lifecycles/lifecycle'
import { type MilestoneEvent, milestoneLifecycle } from '@marquee/contract/lifecycles/milestone'
import { WORK_MS } from '@marquee/contract/rules/product-plan'
import { transition } from '../../platform/transitions/transition.ts'
import { type Deal, dealEvent, isApproved, isWanted } from '../deals/deal.ts'
import type { Deliverable } from '../deals/deliverable.ts'
import type { MilestoneChanges, MilestoneRow } from './milestones.store.ts'
import { milestones } from './milestones.tables.ts'

/** The first transitions of milestones: the first one of a deal is paid, the others wait for their turn. */
export const openedMilestone = move(milestoneLifecycle, { status: 'new', version: 0 }, 'open', 'system', {})
export const plannedMilestone = move(milestoneLifecycle, { status: 'new', version: 0 }, 'plan', 'system', {})

/** The timers that remind the brand to pay: an hour after a card was not charged, and before the talent may leave. */
export const payTimers = [
  { event: 'remind_first', afterMs: 3_600_000 },
  ...(milestoneLifecycle.timers.funding.reminders ?? []).map((before) => ({
    event: `remind_${before}`,
    afterMs: milestoneLifecycle.timers.funding.after - before,
  })),
]

/** Returns the timers of a milestone that is to be paid from now on. */
export function timersOfDue(now: Date): { event: string; at: Date }[] {
  const { funding, unfunded } = milestoneLifecycle.timers
  const timers = [
    ...payTimers,
    { event: funding.event, afterMs: funding.after },
    { event: unfunded.event, afterMs: unfunded.after },
  ]
  return timers.map(({ event, afterMs }) => ({ event, at: new Date(now.getTime() + afterMs) }))
}

/** Who moves a milestone, and when. */
interface Step {
  by: Party
  now: Date
  expectedVersion?: number | undefined
}

/** Moves a locked milestone; the write is queued. Returns it as it will be stored. Fails with the errors of its lifecycle. */
export async function moveMilestone(
  row: MilestoneRow,
  event: MilestoneEvent,
  { by, now, expectedVersion }: Step,
  changes: MilestoneChanges = {},
): Promise<MilestoneRow> {
  const set = { ...changes, updatedAt: now }
  const { to, version } = await transition(
    milestoneLifecycle,
    milestones,
    row,
    event,
    by,
    {},
    {
      ...(expectedVersion !== undefined && { expectedVersion }),
      set,
    },
  )
  return { ...row, ...set, status: to, version }
}

/** Returns the payload of an event about a milestone whose turn has come. */
export function milestoneEvent(
  deal: Deal,
  { id: milestoneId, no, payableId }: MilestoneRow,
): Events['milestone.funded'] {
  return { ...dealEvent(deal), milestoneId, no, payableId: payableId ?? '' }
}

/** Returns the work of a milestone that is still part of the deal. */
export function workOf({ no }: Pick<MilestoneRow, 'no'>, work: readonly Deliverable[]): Deliverable[] {
  return work.filter((deliverable) => deliverable.milestoneNo === no && isWanted(deliverable))
}

/** Returns whether all work of a milestone is approved as files or posted. */
export function isDone(row: Pick<MilestoneRow, 'no'>, work: readonly Deliverable[]): boolean {
  return workOf(row, work).every(isApproved)
}

/**
 * Returns by how many days the dates of a milestone, and of those after it, move when it is paid: by the days that the payment
 * took, and by so many that a few days are left for its first work.
 */
export function daysToMove(row: MilestoneRow, work: readonly Deliverable[], now: Date): number {
  const took = Math.floor((now.getTime() - (row.dueAt ?? now).getTime()) / DAY_MS)
  const firstDue = Math.min(...workOf(row, work).map(({ dueAt }) => dueAt.getTime()))
  const missing = Number.isFinite(firstDue) ? Math.ceil((now.getTime() + WORK_MS - firstDue) / DAY_MS) : 0
  return Math.max(0, took, missing)
}

const DAY_MS = 86_400_000
