import { calendarCalls } from '@marquee/contract/calls/calendar'
import { useCallQuery } from '#lib/use-call-query.ts'

/**
 * Reads the roster's days booked by deals and requested by offers; both ends are inclusive. Under the topic
 * of offers, whose events change the days.
 */
export function useRosterCalendar(from: string, until: string) {
  return useCallQuery(['offers', 'calendar', from], calendarCalls.agentCalendar, { from, until })
}

/** Reads whether the account has an address of its due dates. */
export function useCalendarFeed() {
  return useCallQuery(['calendar', 'feed'], calendarCalls.calendarFeed, {})
}
