import { earningCalls } from '@marquee/contract/calls/budgets'
import { payoutCalls } from '@marquee/contract/calls/payouts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'

/** Who is paid: a talent their share, an agency its commission. */
export type Payee = 'talent' | 'agent'

const rows = {
  talent: { sums: earningCalls.earnings, payouts: payoutCalls.payouts },
  agent: { sums: earningCalls.agencyEarnings, payouts: payoutCalls.agencyPayouts },
} as const

/** Reads what is held for the payee, what is upcoming, and what was paid. */
export function useEarnings(payee: Payee, isWanted = true) {
  return useCallQuery(['earnings', payee, 'sums'], rows[payee].sums, {}, { enabled: isWanted })
}

/** The same for a roster talent whose mandate includes it. */
export function useTalentEarnings(talentId: string) {
  return useCallQuery(['earnings', 'roster', talentId, 'sums'], earningCalls.agentTalentEarnings, {
    talentId,
  })
}

/** Reads the payouts, newest first. */
export function usePayouts(payee: Payee) {
  return usePagedQuery(['earnings', payee, 'payouts'], rows[payee].payouts, {})
}

/** Reads the payouts of a roster talent, newest first. */
export function useTalentPayouts(talentId: string) {
  return usePagedQuery(['earnings', 'roster', talentId, 'payouts'], payoutCalls.agentTalentPayouts, {
    talentId,
  })
}
