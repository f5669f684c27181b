import { showBalance } from '../money/balance.ts'
import { readBalance, readCurrencies, releaseFunds, writeMovement } from '../money/write-movement.ts'
import type { TimerHandler } from '../route.ts'
import type { BankAccount, Payout } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { findPayoutBank, makePayout } from './make-payout.ts'

const open = new Set(['pending', 'in_transit'])
const nextDay = 86_400

/** Marks a payout as arrived. Fails for payouts that are over. */
export function payPayout(store: SandboxStore, id: string): Payout {
  const before = loadOpen(store, id)
  const paid: Payout = { ...before, status: 'paid' }
  store.save(paid)
  store.emit('payout.paid', paid, { status: before.status })
  return paid
}

/** Returns a failed payout to the account's balance; that bank account is not used again automatically. */
export function failPayout(
  store: SandboxStore,
  id: string,
  failure = { code: 'account_closed', message: 'The bank account has been closed.' },
): Payout {
  const before = loadOpen(store, id)
  const { currency, amount } = before
  const movement = writeMovement(store, {
    amount,
    currency,
    source: id,
    type: 'payout_failure',
    description: 'STRIPE PAYOUT FAILURE',
  })
  const failed: Payout = {
    ...before,
    failure_balance_transaction: movement.id,
    failure_code: failure.code,
    failure_message: failure.message,
    status: 'failed',
  }
  store.save(failed)
  store.emit('payout.failed', failed, { status: before.status })
  const bank = before.destination ? store.at(null).find('bank_account', before.destination) : undefined
  if (bank) {
    const errored: BankAccount = { ...bank, status: 'errored' }
    store.save(errored)
    store.emit('account.external_account.updated', errored, { status: bank.status })
  }
  return failed
}

function loadOpen(store: SandboxStore, id: string): Payout {
  const payout = store.get('payout', id)
  if (!open.has(payout.status)) failRequest(undefined, `Payout ${id} is over: ${payout.status}.`)
  store.undue('payout_arrives', id)
  return payout
}

/**
 * Sends the available balance of the store's account to its bank now instead of with the next daily payout, as far as the
 * account may be paid.
 */
export function payOutNow(store: SandboxStore): void {
  for (const currency of readCurrencies(store)) payOutDaily(store, currency)
}

/**
 * Pays out everything available, when the account's schedule is automatic and its bank account accepts money.
 */
function payOutDaily(store: SandboxStore, currency: string): void {
  const account = store.account ? store.at(null).find('account', store.account) : undefined
  if (!account?.payouts_enabled || account.settings.payouts.schedule.interval === 'manual') return
  const bank = findPayoutBank(store, currency)
  const { available } = readBalance(store, currency)
  if (bank && bank.status !== 'errored' && available > 0)
    makePayout(store, { amount: available, currency, automatic: true, destination: bank })
}

export const payoutTimers: Record<string, TimerHandler> = {
  /** The key is `<account>/<currency>/<when>`: one for all money of that day. */
  funds_available: (store, { key }) => {
    const currency = key.split('/')[1] ?? ''
    releaseFunds(store, currency)
    store.emit('balance.available', showBalance(store))
    if (store.account) store.due('daily_payout', store.now() + 1, `${store.account}/${currency}`)
  },
  /**
   * Repeats every day while the account has money in that currency that could not be paid out, as after a
   * failed payout.
   */
  daily_payout: (store, { key }) => {
    const currency = key.split('/')[1] ?? ''
    payOutDaily(store, currency)
    if (readBalance(store, currency).available > 0) store.due('daily_payout', store.now() + nextDay, key)
  },
  payout_arrives: (store, { key }) => {
    const payout = store.find('payout', key)
    if (!payout || !open.has(payout.status)) return
    const bank: (BankAccount & { _failure?: { code: string; message: string } }) | undefined =
      payout.destination ? store.at(null).find('bank_account', payout.destination) : undefined
    if (!bank?._failure) payPayout(store, key)
    else {
      failPayout(store, key, bank._failure)
      store.due('daily_payout', store.now() + nextDay, `${store.account ?? ''}/${payout.currency}`)
    }
  },
}
