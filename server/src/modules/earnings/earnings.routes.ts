import type { earningCalls } from '@marquee/contract/calls/budgets'
import type { Routes } from '../../platform/act.ts'
import { showAgencyEarnings, showEarnings } from './show-earnings.ts'

export const earningRoutes: Routes<typeof earningCalls> = {
  earnings: showEarnings,
  agencyEarnings: showAgencyEarnings,
  agentTalentEarnings: showEarnings,
}
