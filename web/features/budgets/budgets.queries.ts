import { budgetCalls } from '@marquee/contract/calls/budgets'
import { useAsk } from '#lib/use-ask.ts'

/** What each campaign has cost and has left, by currency, and what was spent by month. */
export function useBudgets() {
  return useAsk(['budgets'], budgetCalls.budgetList, {})
}
