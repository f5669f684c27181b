import { calendarCalls } from '@marquee/contract/calls/calendar'
import { useAsk } from '#lib/use-ask.ts'

/** Days taken by deals and asked for by offers, over the roster; both ends count. Under the topic of offers, whose news move days. */
export function useRosterCalendar(from: string, until: string) {
  return useAsk(['offers', 'calendar', from], calendarCalls.agentCalendar, { from, until })
}
