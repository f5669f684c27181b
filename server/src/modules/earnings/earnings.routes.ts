import type { earningCalls } from '@marquee/contract/calls/budgets'
import type { Routes } from '../../platform/handler.ts'
import { showAgencyEarnings, showEarnings } from './get-earnings.ts'

export const earningRoutes: Routes<typeof earningCalls> = {
  earnings: showEarnings,
  agencyEarnings: showAgencyEarnings,
  agentTalentEarnings: showEarnings,
}
