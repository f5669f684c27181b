import { addDays } from '@marquee/contract/rules/dates'

/** The first and the last day of a time without work. */
export interface DayRange {
  from: string
  to: string
}

export interface CalendarDay {
  /** `2026-12-03`. */
  day: string
  state: 'past' | 'free' | 'off'
}

/** How many weeks the calendar shows: at least the next five. */
const WEEKS = 6

/** Returns the weeks from the Monday of the present week on, seven days each. */
export function weeksFrom(today: string, timeOff: readonly DayRange[]): CalendarDay[][] {
  const afterMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(today, -afterMonday)
  return Array.from({ length: WEEKS }, (_week, week) =>
    Array.from({ length: 7 }, (_day, at) => {
      const day = addDays(monday, week * 7 + at)
      return { day, state: day < today ? 'past' : isOff(day, timeOff) ? 'off' : 'free' }
    }),
  )
}

/** Returns the first day from today on without time off; null when there is none within a year. */
export function freeFrom(today: string, timeOff: readonly DayRange[]): string | null {
  for (let count = 0; count <= 366; count++) {
    const day = addDays(today, count)
    if (!isOff(day, timeOff)) return day
  }
  return null
}

const isOff = (day: string, timeOff: readonly DayRange[]): boolean =>
  timeOff.some(({ from, to }) => from <= day && day <= to)
