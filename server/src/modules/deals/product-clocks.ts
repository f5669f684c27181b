import { movedDates, WORK_MS } from '@marquee/contract/rules/product-plan'
import { endOfDay } from '../../platform/time/day.ts'
import { cancelTimers, pauseTimers, scheduleTimer, scheduleTimers } from '../../platform/timers/timers.ts'
import { abandonedAt, type Deal, isUntouched, isWanted } from './deal.ts'
import { type Deliverable, dueTimersOf } from './deliverable.ts'
import { updateDeliverable } from './deliverables.store.ts'

/** Returns whether the talent is still to submit a deliverable, so that it waits for the product. */
const isToSubmit = ({ status }: Deliverable): boolean =>
  status === 'pending' || status === 'changes_requested'

/** Pauses the clocks of the work that waits for the product of a locked deal. Everything is queued. */
export async function pauseWork(deal: Deal, work: readonly Deliverable[], now: Date): Promise<void> {
  await pauseTimers('deal', deal.id, now, ['cancel_overdue'])
  for (const deliverable of work)
    if (isToSubmit(deliverable)) await pauseTimers('deliverable', deliverable.id, now)
}

/**
 * Lets the clocks of the work run again, with the dates of everything that is not submitted later by a number of days. Returns
 * the work as it will be stored. Everything is queued.
 */
export async function continueWork(
  deal: Deal,
  work: readonly Deliverable[],
  movedDays: number,
  now: Date,
): Promise<Deliverable[]> {
  const next = await restartClocks(work, movedDays, now)
  if (deal.status === 'active' && isUntouched(next)) {
    const endsAt = abandonedAt(next.filter(isWanted))
    // Where the talent gave the address late, there is still time to work before the deal ends by itself.
    const soonest = new Date(now.getTime() + WORK_MS)
    await scheduleTimer('deal', deal.id, 'cancel_overdue', endsAt > soonest ? endsAt : soonest)
  }
  return next
}

/**
 * Moves the dates of the work that is not submitted by a number of days, and schedules its reminders again. Returns the work as it
 * will be stored. Everything is queued.
 */
export async function restartClocks(
  work: readonly Deliverable[],
  movedDays: number,
  now: Date,
): Promise<Deliverable[]> {
  const next = work.map((deliverable) =>
    isToSubmit(deliverable) ? movedBy(deliverable, movedDays, now) : deliverable,
  )
  for (const deliverable of next) {
    if (!isToSubmit(deliverable)) continue
    const { id, spec, dueAt, updatedAt } = deliverable
    if (movedDays > 0) await updateDeliverable(id, { spec, dueAt, updatedAt })
    await cancelTimers('deliverable', id)
    await scheduleTimers('deliverable', id, dueTimersOf(dueAt, now))
  }
  return next
}

/** Returns when the next work is due; null where nothing is left to submit. */
export function nextDueAt(work: readonly Deliverable[]): Date | null {
  const due = work.filter(isToSubmit).map(({ dueAt }) => dueAt.getTime())
  return due.length > 0 ? new Date(Math.min(...due)) : null
}

/** Returns a deliverable with its dates later; what a pause has added to its due date stays. */
function movedBy(deliverable: Deliverable, count: number, now: Date): Deliverable {
  const spec = movedDates(deliverable.spec, count)
  const addedMs = deliverable.dueAt.getTime() - endOfDay(deliverable.spec.draftDue).getTime()
  return {
    ...deliverable,
    spec,
    dueAt: new Date(endOfDay(spec.draftDue).getTime() + addedMs),
    updatedAt: now,
  }
}
