import { addDays } from '@marquee/contract/rules/dates'
import { type DayRange, isOff } from '@marquee/contract/rules/time-off'

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
