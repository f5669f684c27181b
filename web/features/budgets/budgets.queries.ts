import { budgetCalls } from '@marquee/contract/calls/budgets'
import { useCallQuery } from '#lib/use-call-query.ts'

/** What each campaign has cost and has left, by currency, and what was spent by month. */
export function useBudgets() {
  return useCallQuery(['budgets'], budgetCalls.budgetList, {})
}
