import { addDays, formatDate } from './dates.ts'

/** The first and the last day of a time without work. */
export interface DayRange {
  from: string
  to: string
}

/** Returns the first day from today on without time off; null when there is none within a year. */
export function freeFrom(today: string, timeOff: readonly DayRange[]): string | null {
  for (let count = 0; count <= 366; count++) {
    const day = addDays(today, count)
    if (!isOff(day, timeOff)) return day
  }
  return null
}

/** Whether a day is in a time without work; the first and the last day are. */
export const isOff = (day: string, timeOff: readonly DayRange[]): boolean =>
  timeOff.some(({ from, to }) => from <= day && day <= to)

/** Returns from when work is possible: "Available now", "Available from 30 Nov, 2026"; `day` is null without a free day. */
export function describeFree(day: string | null, today: string): string {
  if (day === null) return 'Takes no work within a year'
  return day <= today ? 'Available now' : `Available from ${formatDate(day)}`
}
