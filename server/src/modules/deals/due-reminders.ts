import { dueReminders } from '@marquee/contract/lifecycles/deliverable'
import { scheduleTimer } from '../../platform/timers/timers.ts'
import type { Deliverable } from './deliverables.store.ts'

const HOUR_MS = 3_600_000

/** The clocks that remind the talent of a piece before its date, each with the hours that are then left. */
export const dueTimers = dueReminders.map((before) => ({
  event: `due_${before}`,
  before,
  hours: before / HOUR_MS,
}))

/** Winds those that lie ahead: when the piece is to be made, and again when it is to be changed before its date. */
export async function scheduleDueReminders(
  { id, dueAt }: Pick<Deliverable, 'id' | 'dueAt'>,
  now: Date,
): Promise<void> {
  for (const { event, before } of dueTimers) {
    const at = new Date(dueAt.getTime() - before)
    if (at > now) await scheduleTimer('deliverable', id, event, at)
  }
}
