import type { budgetCalls } from '@marquee/contract/calls/budgets'
import type { Routes } from '../../platform/handler.ts'
import { getBudgets } from './get-budgets.ts'

export const budgetRoutes: Routes<typeof budgetCalls> = { budgetList: getBudgets }
