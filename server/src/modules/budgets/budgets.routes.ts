import type { budgetCalls } from '@marquee/contract/calls/budgets'
import type { Routes } from '../../platform/act.ts'
import { showBudgets } from './show-budgets.ts'

export const budgetRoutes: Routes<typeof budgetCalls> = { budgetList: showBudgets }
