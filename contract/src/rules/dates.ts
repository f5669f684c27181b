import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(relativeTime)
dayjs.extend(utc)

/** The date format used everywhere (specification section 9). */
export const DATE_FORMAT = 'DD MMM, YYYY'

/** Formats a day or a moment as `03 Dec, 2026`, in UTC; a dash for null. */
export function formatDate(when: string | Date | null): string {
  return when === null ? '–' : dayjs.utc(when).format(DATE_FORMAT)
}

/** Formats a moment with its time in the zone of the reader’s device, `03 Dec, 2026, 09:30`; only for screens. */
export function formatLocalDateTime(when: string | Date): string {
  return dayjs(when).format(`${DATE_FORMAT}, HH:mm`)
}

/** Moments closer than this count as now, in milliseconds, to allow for clock differences. */
const sameMoment = 5_000

/**
 * Formats the distance between a moment and now: `in 3 days`, `2 hours ago`, `just now` (specification
 * section 9). Tests pass their own `now`.
 */
export function timeFromNow(when: string | Date, now: string | Date = new Date()): string {
  const present = dayjs.utc(now)
  return Math.abs(present.diff(when)) < sameMoment ? 'just now' : dayjs.utc(when).from(present)
}

/** Returns the calendar day of a moment in UTC, `2026-12-03`. */
export function dayOf(when: string | Date): string {
  return dayjs.utc(when).format('YYYY-MM-DD')
}

/** Returns the calendar day some days later (or earlier, when negative), `2026-12-03`. */
export function addDays(day: string, count: number): string {
  return dayjs.utc(day).add(count, 'day').format('YYYY-MM-DD')
}
