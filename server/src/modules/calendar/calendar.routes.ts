import type { calendarCalls } from '@marquee/contract/calls/calendar'
import type { Routes } from '../../platform/handler.ts'
import { getCalendar } from './get-calendar.ts'
import { getConflicts } from './get-conflicts.ts'

export const calendarRoutes: Routes<typeof calendarCalls> = {
  talentCalendar: getCalendar,
  talentConflicts: getConflicts,
  agentCalendar: getCalendar,
  agentConflicts: getConflicts,
}
