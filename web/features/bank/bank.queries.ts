import { payoutCalls } from '@marquee/contract/calls/payouts'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Whose account it is: a talent's, or an agency's for its commission. */
export type Payee = 'talent' | 'agent'

/** The same questions and acts for both. */
export const bankRows = {
  talent: {
    ask: payoutCalls.fetchBankAccount,
    add: payoutCalls.addBankAccount,
    link: payoutCalls.onboardingLink,
  },
  agent: {
    ask: payoutCalls.agencyFetchBankAccount,
    add: payoutCalls.agencyAddBankAccount,
    link: payoutCalls.agencyOnboardingLink,
  },
} as const

/** What a change of bank details puts out of date. */
export const bankTopics = ['bank', 'earnings', 'deals']

interface BankOptions {
  isWanted?: boolean
}

/**
 * Where the payee's money goes. `mark` is what the provider's page has put into the address on the way back: then the provider is asked
 * first, once. That question stands under a topic of its own, so that the news it makes does not ask it again.
 */
export function useBankAccount(payee: Payee, mark = '', { isWanted = true }: BankOptions = {}) {
  const isBack = mark !== '' && isWanted
  const fresh = useCallQuery(
    ['bank return', payee, mark],
    bankRows[payee].ask,
    { refresh: true },
    { enabled: isBack },
  )
  // When the provider cannot be reached, what we know is better than nothing.
  return useCallQuery(
    ['bank', payee],
    bankRows[payee].ask,
    {},
    { enabled: isWanted && (!isBack || !fresh.isPending) },
  )
}
