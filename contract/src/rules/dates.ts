import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(relativeTime)
dayjs.extend(utc)

/** How dates are shown everywhere (specification section 9). */
export const DATE_FORMAT = 'DD MMM, YYYY'

/** A day or a moment as `03 Dec, 2026`, by the calendar of UTC; a dash for none. */
export function formatDate(when: string | Date | null): string {
  return when === null ? '–' : dayjs.utc(when).format(DATE_FORMAT)
}

/** A moment with its time, `03 Dec, 2026, 09:30`, in UTC. */
export function formatDateTime(when: string | Date): string {
  return dayjs.utc(when).format(`${DATE_FORMAT}, HH:mm`)
}

/** Two clocks that differ by less than this still tell the same moment, in milliseconds. */
const sameMoment = 5_000

/** How far a moment is from now: `in 3 days`, `2 hours ago`, `just now` (specification section 9). Tests give their own `now`. */
export function timeFromNow(when: string | Date, now: string | Date = new Date()): string {
  const present = dayjs.utc(now)
  return Math.abs(present.diff(when)) < sameMoment ? 'just now' : dayjs.utc(when).from(present)
}

/** The calendar day of a moment in UTC, `2026-12-03`. */
export function dayOf(when: string | Date): string {
  return dayjs.utc(when).format('YYYY-MM-DD')
}

/** A calendar day some days later (or earlier, when negative), `2026-12-03`. */
export function addDays(day: string, count: number): string {
  return dayjs.utc(day).add(count, 'day').format('YYYY-MM-DD')
}
