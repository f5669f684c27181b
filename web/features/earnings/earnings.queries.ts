import { earningCalls } from '@marquee/contract/calls/budgets'
import { payoutCalls } from '@marquee/contract/calls/payouts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { Payee } from './use-earnings.ts'

const rows = { talent: payoutCalls.payouts, agent: payoutCalls.agencyPayouts } as const

/** Reads what is held for a roster talent whose mandate includes it, what is upcoming, and what was paid. */
export function useTalentEarnings(talentId: string) {
  return useCallQuery(['earnings', 'roster', talentId, 'sums'], earningCalls.agentTalentEarnings, {
    talentId,
  })
}

/** Reads the payouts, newest first. */
export function usePayouts(payee: Payee) {
  return usePagedQuery(['earnings', payee, 'payouts'], rows[payee], {})
}

/** Reads the payouts of a roster talent, newest first. */
export function useTalentPayouts(talentId: string) {
  return usePagedQuery(['earnings', 'roster', talentId, 'payouts'], payoutCalls.agentTalentPayouts, {
    talentId,
  })
}
