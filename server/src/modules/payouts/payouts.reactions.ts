import type Stripe from 'stripe'
import { onClock } from '../../platform/clocks.ts'
import { within } from '../../platform/events.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { onPoll } from '../../platform/provider/heal.ts'
import { onProviderObject, syncObject } from '../../platform/provider/provider-hints.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { applyAccount, fetchAccount } from './apply-account.ts'
import { applyBankPayout, fetchBankPayout } from './apply-bank-payout.ts'
import { hold, sendOrHold } from './pay-out.ts'
import {
  findPayeeByAccount,
  hasWaitingPayouts,
  listExpectantAccounts,
  listWaitingIds,
  lockPayout,
  lockPayoutsOf,
  savePayee,
} from './payouts.store.ts'
import { takeBackShares } from './take-back-shares.ts'

/** What the provider says of payees and their banks, what time does to waiting shares, and what refunds and disputes do to all. */
export function wirePayouts(): void {
  onProviderObject('account', { fetch: fetchAccount, apply: applyAccount })
  // News about a part of an account is news about the account.
  for (const part of ['capability', 'bank_account', 'person'])
    onProviderObject<Stripe.Account | null>(part, {
      fetch: async (_id, account) => (account ? fetchAccount(account) : null),
      apply: async (account) => (account ? applyAccount(account) : undefined),
    })
  // The payee has cut our access: nothing can go there any more, and the share stays owed.
  onProviderObject<string | null>('application', {
    fetch: async (_id, account) => account,
    apply: async (account) => {
      const payee = account ? await findPayeeByAccount(account) : undefined
      if (payee) await savePayee(payee.id, { status: 'rejected' })
    },
  })
  onProviderObject('payout', { fetch: fetchBankPayout, apply: applyBankPayout })
  onPoll('payouts', async () => {
    for (const accountRef of await listExpectantAccounts()) await lookAtBank(accountRef)
  })
  onClock('payout', 'resume', tryAgain)
  // A managed talent has taken over the profile: what waited for that waits for their bank details now, and says so.
  within('account.signed_up', ({ accountId }) => tryUnclaimed(accountId))
  within('mandate.changed', async ({ talentId }) => (talentId ? tryUnclaimed(talentId) : undefined))
  within('payment.refunded', (refund) => takeBackShares(refund, refund.refundId))
  within('payment.dispute_lost', async (lost) => {
    await takeBackShares(lost, lost.disputeId)
    for (const payout of await lockPayoutsOf(lost.payableId)) await sendOrHold(payout)
  })
  within('payment.disputed', async ({ payableId, outcome }) => {
    for (const payout of await lockPayoutsOf(payableId)) {
      if (outcome === 'opened' && !payout.isSending) await hold(payout, 'dispute')
      if (outcome === 'won') await sendOrHold(payout)
    }
  })
}

/** The last pay-outs to this bank, should their webhooks have been lost. */
async function lookAtBank(accountRef: string): Promise<void> {
  const { data } = await provider().payouts.list({ limit: 20 }, { stripeAccount: accountRef })
  for (const { id } of data) await syncObject('payout', id, accountRef)
}

async function tryAgain(payoutId: string): Promise<void> {
  const payout = await lockPayout(payoutId)
  if (payout) await sendOrHold(payout)
}

async function tryUnclaimed(payeeId: string): Promise<void> {
  for (const id of await listWaitingIds(payeeId)) {
    const payout = await lockPayout(id)
    if (payout?.holdReason === 'unclaimed') await sendOrHold(payout)
  }
}

/** Nobody leaves while money is on its way to them. */
export const payoutErasure: Erasure = {
  whyNotErase: async (accountId) => ((await hasWaitingPayouts(accountId)) ? 'money_held' : null),
}
