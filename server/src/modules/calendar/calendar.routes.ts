import type { calendarCalls } from '@marquee/contract/calls/calendar'
import type { Routes } from '../../platform/act.ts'
import { showCalendar } from './show-calendar.ts'
import { showClashes } from './show-clashes.ts'

export const calendarRoutes: Routes<typeof calendarCalls> = {
  talentCalendar: showCalendar,
  talentClashes: showClashes,
  agentCalendar: showCalendar,
  agentClashes: showClashes,
}
