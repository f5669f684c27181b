import { budgetCalls } from '@marquee/contract/calls/budgets'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Reads what each campaign has cost and has left, by currency, and the spend by month. */
export function useBudgets() {
  return useCallQuery(['budgets'], budgetCalls.budgetList, {})
}
