import { calendarCalls } from '@marquee/contract/calls/calendar'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Days taken by deals and asked for by offers, over the roster; both ends count. Under the topic of offers, whose news move days. */
export function useRosterCalendar(from: string, until: string) {
  return useCallQuery(['offers', 'calendar', from], calendarCalls.agentCalendar, { from, until })
}
