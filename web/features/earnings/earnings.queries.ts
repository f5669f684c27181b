import { earningCalls } from '@marquee/contract/calls/budgets'
import { payoutCalls } from '@marquee/contract/calls/payouts'
import { useAsk } from '#lib/use-ask.ts'
import { usePages } from '#lib/use-pages.ts'

/** What is held for the talent, what comes when, and what was paid. */
export function useEarnings() {
  return useAsk(['earnings', 'sums'], earningCalls.earnings, {})
}

/** Pay-outs, newest first. */
export function usePayouts() {
  return usePages(['earnings', 'payouts'], payoutCalls.payouts, {})
}
