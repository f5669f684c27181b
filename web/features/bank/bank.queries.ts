import { payoutCalls } from '@marquee/contract/calls/payouts'
import { useAsk } from '#lib/use-ask.ts'

/** What a change of bank details puts out of date. */
export const bankTopics = ['bank', 'earnings', 'deals']

/**
 * Where the talent's money goes. `mark` is what the provider's page has put into the address on the way back: then the provider is asked
 * first, once. That question stands under a topic of its own, so that the news it makes does not ask it again.
 */
export function useBankAccount(mark = '') {
  const isBack = mark !== ''
  const fresh = useAsk(['bank return', mark], payoutCalls.fetchBankAccount, { refresh: true }, { enabled: isBack })
  // When the provider cannot be reached, what we know is better than nothing.
  return useAsk(['bank'], payoutCalls.fetchBankAccount, {}, { enabled: !isBack || !fresh.isPending })
}
