import type { calendarCalls } from '@marquee/contract/calls/calendar'
import type { Routes } from '../../platform/handler.ts'
import { showCalendar } from './get-calendar.ts'
import { showClashes } from './get-conflicts.ts'

export const calendarRoutes: Routes<typeof calendarCalls> = {
  talentCalendar: showCalendar,
  talentClashes: showClashes,
  agentCalendar: showCalendar,
  agentClashes: showClashes,
}
