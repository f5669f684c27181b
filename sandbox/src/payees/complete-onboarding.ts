import type { Account } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { settleAccount } from './account-state.ts'
import { addBankAccount } from './external-accounts.ts'
import type { BankParams } from './make-bank-account.ts'

/**
 * Completes the onboarding of a payee, and with `bank` adds their bank account; capabilities become active.
 * Call it inside `store.transaction`. Fails like adding a bank account. Returns the account with the URL to
 * return to (`_return_url`).
 */
export function completeOnboarding(
  store: SandboxStore,
  accountId: string,
  bank?: BankParams,
): { account: Account; returnUrl: string | null } {
  const before = store.at(null).get('account', accountId, 'account')
  if (bank) addBankAccount(store.at(null), accountId, bank)
  const account = settleAccount(store, {
    ...before,
    business_type: before.business_type ?? 'individual',
    details_submitted: true,
    tos_acceptance: { date: store.now(), ip: '127.0.0.1', user_agent: null },
    _restricted: false,
  })
  return { account, returnUrl: typeof before._return_url === 'string' ? before._return_url : null }
}

/** Requires more details from the payee: transfers and payouts stop until `completeOnboarding`. */
export function restrictAccount(store: SandboxStore, accountId: string): Account {
  return settleAccount(store, { ...store.at(null).get('account', accountId, 'account'), _restricted: true })
}

/** Disconnects the payee: the platform can no longer act for the account. */
export function deauthorizeAccount(store: SandboxStore, accountId: string): void {
  const account = store.at(null).get('account', accountId, 'account')
  store.save({ ...account, deauthorized: true, _restricted: true })
  store.at(accountId).emit('account.application.deauthorized', {
    id: 'ca_1Sbx00000000',
    object: 'application',
    name: 'Marquee',
  })
}
