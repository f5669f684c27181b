import { showBalance } from '../money/balance.ts'
import { readBalance, releaseFunds, writeMovement } from '../money/write-movement.ts'
import type { Strike } from '../route.ts'
import type { SandboxStore } from '../store/book.ts'
import type { BankAccount, Payout } from '../store/kinds.ts'
import { failRequest } from '../stripe-error.ts'
import { findPayoutBank, makePayout } from './make-payout.ts'

const open = new Set(['pending', 'in_transit'])
const nextDay = 86_400

/** Marks a payout as arrived. Fails for payouts that are over. */
export function payPayout(book: SandboxStore, id: string): Payout {
  const before = loadOpen(book, id)
  const paid: Payout = { ...before, status: 'paid' }
  book.save(paid)
  book.emit('payout.paid', paid, { status: before.status })
  return paid
}

/** Returns a failed payout to the account's balance; that bank account is not used again automatically. */
export function failPayout(
  book: SandboxStore,
  id: string,
  failure = { code: 'account_closed', message: 'The bank account has been closed.' },
): Payout {
  const before = loadOpen(book, id)
  const { currency, amount } = before
  const movement = writeMovement(book, {
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
  book.save(failed)
  book.emit('payout.failed', failed, { status: before.status })
  const bank = before.destination ? book.at(null).find('bank_account', before.destination) : undefined
  if (bank) {
    const errored: BankAccount = { ...bank, status: 'errored' }
    book.save(errored)
    book.emit('account.external_account.updated', errored, { status: bank.status })
  }
  return failed
}

function loadOpen(book: SandboxStore, id: string): Payout {
  const payout = book.get('payout', id)
  if (!open.has(payout.status)) failRequest(undefined, `Payout ${id} is over: ${payout.status}.`)
  book.undue('payout_arrives', id)
  return payout
}

/**
 * Pays out everything available, when the account's schedule is automatic and its bank account accepts money.
 */
function payOutDaily(book: SandboxStore, currency: string): void {
  const account = book.account ? book.at(null).find('account', book.account) : undefined
  if (!account?.payouts_enabled || account.settings.payouts.schedule.interval === 'manual') return
  const bank = findPayoutBank(book, currency)
  const { available } = readBalance(book, currency)
  if (bank && bank.status !== 'errored' && available > 0)
    makePayout(book, { amount: available, currency, automatic: true, destination: bank })
}

export const payoutStrikes: Record<string, Strike> = {
  /** The key is `<account>/<currency>/<when>`: one for all money of that day. */
  funds_available: (book, { key }) => {
    const currency = key.split('/')[1] ?? ''
    releaseFunds(book, currency)
    book.emit('balance.available', showBalance(book))
    if (book.account) book.due('daily_payout', book.now() + 1, `${book.account}/${currency}`)
  },
  /**
   * Repeats every day while the account has money in that currency that could not be paid out, as after a
   * failed payout.
   */
  daily_payout: (book, { key }) => {
    const currency = key.split('/')[1] ?? ''
    payOutDaily(book, currency)
    if (readBalance(book, currency).available > 0) book.due('daily_payout', book.now() + nextDay, key)
  },
  payout_arrives: (book, { key }) => {
    const payout = book.find('payout', key)
    if (!payout || !open.has(payout.status)) return
    const bank: (BankAccount & { _failure?: { code: string; message: string } }) | undefined =
      payout.destination ? book.at(null).find('bank_account', payout.destination) : undefined
    if (!bank?._failure) payPayout(book, key)
    else {
      failPayout(book, key, bank._failure)
      book.due('daily_payout', book.now() + nextDay, `${book.account ?? ''}/${payout.currency}`)
    }
  },
}
