import { dueReminders } from '@marquee/contract/lifecycles/deliverable'
import { setClocks } from '../../platform/timers/timers.ts'
import type { Deliverable } from './deliverables.store.ts'

const HOUR_MS = 3_600_000

/** The timers that remind the talent before the due date of a deliverable, each with the hours then left. */
export const dueTimers = dueReminders.map((before) => ({
  event: `due_${before}`,
  before,
  hours: before / HOUR_MS,
}))

/**
 * Schedules the reminders that are still ahead: when the work starts, and again when changes are requested
 * before the due date.
 */
export async function scheduleDueReminders(
  { id, dueAt }: Pick<Deliverable, 'id' | 'dueAt'>,
  now: Date,
): Promise<void> {
  const moments = dueTimers.map(({ event, before }) => ({ event, at: new Date(dueAt.getTime() - before) }))
  await setClocks(
    'deliverable',
    id,
    moments.filter(({ at }) => at > now),
  )
}
