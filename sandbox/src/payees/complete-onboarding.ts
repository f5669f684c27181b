import type { SandboxStore } from '../store/book.ts'
import type { Account } from '../store/kinds.ts'
import { settleAccount } from './account-state.ts'
import { addBankAccount } from './external-accounts.ts'
import type { BankParams } from './make-bank-account.ts'

/**
 * Completes the onboarding of a payee, and with `bank` adds their bank account; capabilities become active.
 * Call it inside `book.transaction`. Fails like adding a bank account. Returns the account with the URL to
 * return to (`_return_url`).
 */
export function completeOnboarding(
  book: SandboxStore,
  accountId: string,
  bank?: BankParams,
): { account: Account; returnUrl: string | null } {
  const before = book.at(null).get('account', accountId, 'account')
  if (bank) addBankAccount(book.at(null), accountId, bank)
  const account = settleAccount(book, {
    ...before,
    business_type: before.business_type ?? 'individual',
    details_submitted: true,
    tos_acceptance: { date: book.now(), ip: '127.0.0.1', user_agent: null },
    _restricted: false,
  })
  return { account, returnUrl: typeof before._return_url === 'string' ? before._return_url : null }
}

/** Requires more details from the payee: transfers and payouts stop until `completeOnboarding`. */
export function restrictAccount(book: SandboxStore, accountId: string): Account {
  return settleAccount(book, { ...book.at(null).get('account', accountId, 'account'), _restricted: true })
}

/** Disconnects the payee: the platform can no longer act for the account. */
export function deauthorizeAccount(book: SandboxStore, accountId: string): void {
  const account = book.at(null).get('account', accountId, 'account')
  book.save({ ...account, deauthorized: true, _restricted: true })
  book.at(accountId).emit('account.application.deauthorized', {
    id: 'ca_1Sbx00000000',
    object: 'application',
    name: 'Marquee',
  })
}
