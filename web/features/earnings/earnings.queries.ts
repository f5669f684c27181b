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

/** What is held for the payee, what comes when, and what was paid. */
export function useEarnings(payee: Payee, isWanted = true) {
  return useCallQuery(['earnings', payee, 'sums'], rows[payee].sums, {}, { enabled: isWanted })
}

/** The same of a talent on the roster, whose mandate lets the agent ask. */
export function useTalentEarnings(talentId: string) {
  return useCallQuery(['earnings', 'roster', talentId, 'sums'], earningCalls.agentTalentEarnings, {
    talentId,
  })
}

/** Pay-outs, newest first. */
export function usePayouts(payee: Payee) {
  return usePagedQuery(['earnings', payee, 'payouts'], rows[payee].payouts, {})
}

/** The pay-outs of a talent on the roster, newest first. */
export function useTalentPayouts(talentId: string) {
  return usePagedQuery(['earnings', 'roster', talentId, 'payouts'], payoutCalls.agentTalentPayouts, {
    talentId,
  })
}
