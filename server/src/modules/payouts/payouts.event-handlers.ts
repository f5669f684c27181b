import { BANK_CHANGE_HOLD_MS, PAYOUT_ALARM_AFTER_MS } from '@marquee/contract/lifecycles/payout'
import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { afterCommit, emit, onEvent } from '../../platform/events/events.ts'
import { log } from '../../platform/log.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { onPoll } from '../../platform/provider/reconcile.ts'
import { onProviderObject, syncObject } from '../../platform/provider/sync-queue.ts'
import { onTimer, scheduleTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { applyAccount, fetchAccount } from './apply-account.ts'
import { applyBankPayout, fetchBankPayout } from './apply-bank-payout.ts'
import { holdPayout, sendOrHold, sharedEvent } from './payout.ts'
import { nextPayoutReminder, reminderReasonOf } from './payout-reminder.ts'
import {
  createPayee,
  findPayeeByAccount,
  hasPendingPayouts,
  listHeldPayoutIds,
  listOverdueBankPayouts,
  lockPayee,
  lockPayout,
  lockPayoutsOf,
  updatePayee,
} from './payouts.store.ts'
import { reverseShares } from './reverse-shares.ts'

/**
 * Registers what the provider reports about payees and their banks, the timers of held shares, and what
 * refunds and disputes do to shares.
 */
export function registerPayouts(): void {
  onProviderObject('account', { fetch: fetchAccount, apply: applyAccount })
  // A change of a part of an account is a change of the account.
  for (const part of ['capability', 'bank_account', 'person'])
    onProviderObject<Stripe.Account | null>(part, {
      fetch: async (_id, account) => (account ? fetchAccount(account) : null),
      apply: async (account) => (account ? applyAccount(account) : undefined),
    })
  // The payee has revoked our access: nothing can be sent any more, and the share stays owed.
  onProviderObject<string | null>('application', {
    fetch: async (_id, account) => account,
    apply: async (account) => {
      const payee = account ? await findPayeeByAccount(account) : undefined
      if (!payee || payee.status === 'rejected') return
      await updatePayee(payee.id, { status: 'rejected' })
      await emit('payee.stopped', { payeeId: payee.id, status: 'rejected' })
    },
  })
  onProviderObject('payout', { fetch: fetchBankPayout, apply: applyBankPayout })
  onPoll('payouts', async () => {
    for (const accountRef of await listOverdueBankPayouts()) await syncBankPayouts(accountRef)
  })
  onTimer('payout', 'resume', resumePayout)
  onTimer('payout', 'remind', remindPayee)
  // A managed talent has claimed the profile: a share that waited for this now waits for their bank details.
  onEvent('account.signed_up', ({ accountId }) => sendUnclaimed(accountId))
  onEvent('mandate.changed', async ({ talentId }) => (talentId ? sendUnclaimed(talentId) : undefined))
  onEvent('account.email_changed', ({ accountId }) => delayPayouts(accountId))
  onEvent('account.second_factor_off', async ({ accountId, isLost }) =>
    isLost ? delayPayouts(accountId) : undefined,
  )
  afterCommit('account.suspended', 'hold payouts', ({ accountId }) => reviewPayoutsOf(accountId))
  afterCommit('account.restored', 'send payouts', ({ accountId }) => reviewPayoutsOf(accountId))
  afterCommit('account.payouts_changed', 'review payouts', ({ accountId }) => reviewPayoutsOf(accountId))
  onEvent('payment.refunded', (refund) => reverseShares(refund, refund.refundId))
  onEvent('payment.dispute_lost', async (lost) => {
    await reverseShares(lost, lost.disputeId)
    for (const payout of await lockPayoutsOf(lost.payableId)) await sendOrHold(payout)
  })
  onEvent('payment.disputed', async ({ payableId, outcome }) => {
    for (const payout of await lockPayoutsOf(payableId)) {
      if (outcome === 'opened' && !payout.isSending) await holdPayout(payout, 'dispute')
      if (outcome === 'won') await sendOrHold(payout)
    }
  })
}

/** Fetches the last payouts to this bank, in case their webhooks were lost. */
async function syncBankPayouts(accountRef: string): Promise<void> {
  const { data } = await provider().payouts.list({ limit: 20 }, { stripeAccount: accountRef })
  for (const { id } of data) await syncObject('payout', id, accountRef)
}

async function resumePayout(payoutId: string): Promise<void> {
  const payout = await lockPayout(payoutId)
  if (payout) await sendOrHold(payout)
}

/** Reminds those who can release a waiting share, and schedules the next reminder. */
async function remindPayee(payoutId: string, now: Date): Promise<void> {
  const payout = await lockPayout(payoutId)
  const reason = payout ? reminderReasonOf(payout) : null
  if (!payout || !reason) return
  const waitedMs = now.getTime() - payout.updatedAt.getTime()
  if (waitedMs >= PAYOUT_ALARM_AFTER_MS)
    log.error({ where: 'payouts', payout: payoutId, reason }, 'share waits for its payee')
  await emit('payout.reminded', { ...sharedEvent(payout), reason })
  await scheduleTimer('payout', payoutId, 'remind', nextPayoutReminder(payout.updatedAt, now))
}

/**
 * Holds a payee’s payouts for 72 hours after a change that a thief of the account could have made, like after a change of
 * bank details (reliability, attack T10). It also counts for bank details that are added meanwhile.
 */
async function delayPayouts(accountId: string): Promise<void> {
  const { now } = openTransaction('delayPayouts()')
  const account = await loadAccount(accountId)
  if (account?.role !== 'talent' && account?.role !== 'talentagent') return
  await createPayee(accountId)
  if (!(await lockPayee(accountId))) return
  await updatePayee(accountId, { waitsUntil: new Date(now.getTime() + BANK_CHANGE_HOLD_MS) })
  await emit('payee.changed', { payeeId: accountId })
  await reviewPayoutsOf(accountId)
}

/** Holds or sends what a payee’s account has waiting, after its state has changed. */
async function reviewPayoutsOf(payeeId: string): Promise<void> {
  for (const id of await listHeldPayoutIds(payeeId)) await resumePayout(id)
}

async function sendUnclaimed(payeeId: string): Promise<void> {
  for (const id of await listHeldPayoutIds(payeeId)) {
    const payout = await lockPayout(id)
    if (payout?.holdReason === 'unclaimed') await sendOrHold(payout)
  }
}

/** Prevents erasing an account with shares that are still to arrive, also after the bank returned them. */
export const payoutErasure: Erasure = {
  findErasureBlocker: async (accountId) => ((await hasPendingPayouts(accountId)) ? 'money_held' : null),
}
