import type { earningCalls } from '@marquee/contract/calls/budgets'
import type { Routes } from '../../platform/handler.ts'
import { getAgencyEarnings, getEarnings } from './get-earnings.ts'

export const earningRoutes: Routes<typeof earningCalls> = {
  earnings: getEarnings,
  agencyEarnings: getAgencyEarnings,
  agentTalentEarnings: getEarnings,
}
