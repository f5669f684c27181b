import type { calendarCalls } from '@marquee/contract/calls/calendar'
import type { Routes } from '../../platform/handler.ts'
import { endCalendarFeed, getCalendarFeed, resetCalendarFeed } from './calendar-feed.ts'
import { getCalendar, getConflicts } from './get-calendar.ts'

export const calendarRoutes: Routes<typeof calendarCalls> = {
  talentCalendar: getCalendar,
  talentConflicts: getConflicts,
  agentCalendar: getCalendar,
  agentConflicts: getConflicts,
  calendarFeed: getCalendarFeed,
  resetCalendarFeed,
  endCalendarFeed,
}
