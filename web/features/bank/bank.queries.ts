import { payoutCalls } from '@marquee/contract/calls/payouts'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Who owns the account: a talent, or an agency for its commission. */
export type Payee = 'talent' | 'agent'

/** The calls for both payees. */
export const bankRows = {
  talent: {
    call: payoutCalls.fetchBankAccount,
    add: payoutCalls.addBankAccount,
    link: payoutCalls.onboardingLink,
  },
  agent: {
    call: payoutCalls.agencyFetchBankAccount,
    add: payoutCalls.agencyAddBankAccount,
    link: payoutCalls.agencyOnboardingLink,
  },
} as const

/** Topics that a change of bank details makes stale. */
export const bankTopics = ['bank', 'earnings', 'deals']

interface BankOptions {
  isWanted?: boolean
}

/**
 * Reads the payee's bank account. `mark` is the URL parameter set on the return from the provider's page:
 * then the server first refreshes from the provider, once. That query has a topic of its own, so that the
 * `refresh` event it causes does not repeat it.
 */
export function useBankAccount(payee: Payee, returnState = '', { isWanted = true }: BankOptions = {}) {
  const isBack = returnState !== '' && isWanted
  const fresh = useCallQuery(
    ['bank return', payee, returnState],
    bankRows[payee].call,
    { refresh: true },
    { enabled: isBack },
  )
  // If the provider is unreachable, the stored account is shown.
  return useCallQuery(
    ['bank', payee],
    bankRows[payee].call,
    {},
    { enabled: isWanted && (!isBack || !fresh.isPending) },
  )
}
