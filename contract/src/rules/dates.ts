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

/** Formats the calendar day in London, `2026-12-03`; deadlines end with a day there. */
const londonDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * Formats the distance between a moment and now: `in 3 days`, `2 hours ago`, `just now` (specification
 * section 9). The end of a day in London is a deadline without a time of day: a deadline on another day counts
 * calendar days. Tests pass their own `now`.
 */
export function timeFromNow(when: string | Date, now: string | Date = new Date()): string {
  const present = dayjs.utc(now)
  const day = londonDay.format(new Date(when))
  const today = londonDay.format(present.toDate())
  if (isEndOfDay(new Date(when)) && day !== today) return dayjs.utc(day).from(today)
  return Math.abs(present.diff(when)) < sameMoment ? 'just now' : dayjs.utc(when).from(present)
}

/** Returns whether this is the last millisecond of a day in London, as the server stores the end of a day. */
function isEndOfDay(when: Date): boolean {
  return londonDay.format(when) !== londonDay.format(new Date(when.getTime() + 1))
}

/** Returns the calendar day of a moment in UTC, `2026-12-03`. */
export function dayOf(when: string | Date): string {
  return dayjs.utc(when).format('YYYY-MM-DD')
}

/** Returns the calendar day of a moment in London, `2026-12-03`. */
export function londonDayOf(when: string | Date): string {
  return londonDay.format(new Date(when))
}

/** Returns the calendar day some days later (or earlier, when negative), `2026-12-03`. */
export function addDays(day: string, count: number): string {
  return dayjs.utc(day).add(count, 'day').format('YYYY-MM-DD')
}

/** Returns the same time of day some calendar months later, in UTC; the last day of a shorter month. */
export function addMonths(when: Date, count: number): Date {
  return dayjs.utc(when).add(count, 'month').toDate()
}

/** Returns the number of calendar days from one day to another; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day')
}
