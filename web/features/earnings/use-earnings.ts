import { earningCalls } from '@marquee/contract/calls/budgets'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Who is paid: a talent their share, an agency its commission. */
export type Payee = 'talent' | 'agent'

const rows = { talent: earningCalls.earnings, agent: earningCalls.agencyEarnings } as const

/** Reads what is held for the payee, what is upcoming, and what was paid. In a file of its own, so that home pages do not load the code of paged lists. */
export function useEarnings(payee: Payee, isWanted = true) {
  return useCallQuery(['earnings', payee, 'sums'], rows[payee], {}, { enabled: isWanted })
}
