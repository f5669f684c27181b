import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { BankAccount, Metadata } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { readBanks, settleAccount } from './account-state.ts'
import { type BankParams, makeBankAccount } from './make-bank-account.ts'
import { spendBankToken } from './tokens.ts'

/**
 * Adds a bank account from a token or details; the first of its currency is the default. Fails for a
 * duplicate.
 */
export function addBankAccount(
  store: SandboxStore,
  accountId: string,
  bankInput: string | BankParams,
  isDefault?: boolean,
): BankAccount {
  const details =
    typeof bankInput === 'string'
      ? spendBankToken(store, bankInput)
      : makeBankAccount(store, bankInput, 'external_account')
  const banks = readBanks(store, accountId)
  if (banks.some((bank) => bank.fingerprint === details.fingerprint && bank.currency === details.currency)) {
    failRequest(
      'bank_account_exists',
      'A bank account with that routing number and account number already exists for this account.',
      'external_account',
    )
  }
  const isFirst = !banks.some((bank) => bank.currency === details.currency)
  const bank = store.at(null).create('bank_account', {
    ...details,
    id: store.mint('ba'),
    account: accountId,
    default_for_currency: false,
  })
  store.at(accountId).emit('account.external_account.created', bank)
  return isFirst || isDefault ? makeDefault(store, bank) : bank
}

function makeDefault(store: SandboxStore, bank: BankAccount): BankAccount {
  for (const other of readBanks(store, bank.account)) {
    if (other.id !== bank.id && other.currency === bank.currency && other.default_for_currency)
      store.save({ ...other, default_for_currency: false })
  }
  const after = { ...bank, default_for_currency: true }
  store.save(after)
  return after
}

interface AddParams {
  default_for_currency?: boolean
  external_account: string | (BankParams & { object?: string })
}

function add(store: SandboxStore, params: AddParams, { path }: Context): BankAccount {
  const account = store.get('account', path.id ?? '', 'account')
  const { external_account: bankInput } = params
  const bank = addBankAccount(store, account.id, bankInput, params.default_for_currency)
  settleAccount(store, account)
  return bank
}

function find(store: SandboxStore, { path }: Context): BankAccount {
  const account = store.get('account', path.id ?? '', 'account')
  const bank = store.get('bank_account', path.child ?? '')
  if (bank.account !== account.id)
    failRequest('resource_missing', `No such external account: '${bank.id}'`, 'id')
  return bank
}

interface UpdateParams {
  account_holder_name?: string
  default_for_currency?: boolean
  metadata?: Metadata | ''
}

function update(store: SandboxStore, params: UpdateParams, context: Context): BankAccount {
  const before = find(store, context)
  const after: BankAccount = {
    ...before,
    ...(params.account_holder_name !== undefined && { account_holder_name: params.account_holder_name }),
    metadata: mergeMetadata(before.metadata, params.metadata),
  }
  store.save(after)
  const result = params.default_for_currency ? makeDefault(store, after) : after
  store
    .at(before.account)
    .emit('account.external_account.updated', result, { default_for_currency: before.default_for_currency })
  return result
}

/**
 * Removes a bank account. Fails for the default of the account's own currency: another must become the
 * default first.
 */
function remove(store: SandboxStore, _params: object, context: Context): object {
  const bank = find(store, context)
  const account = store.get('account', bank.account, 'account')
  if (bank.default_for_currency && bank.currency === account.default_currency) {
    failRequest(
      undefined,
      'You cannot delete the default external account for your default currency. Please make another external account the default first.',
    )
  }
  const stub = store.remove(bank)
  store.at(account.id).emit('account.external_account.deleted', bank)
  settleAccount(store, account)
  return stub
}

function list(store: SandboxStore, params: PageParams & { object?: string }, { path }: Context): object {
  const account = store.get('account', path.id ?? '', 'account')
  const url = `/v1/accounts/${account.id}/external_accounts`
  return params.object === 'card'
    ? { object: 'list', data: [], has_more: false, url }
    : store.list('bank_account', url, { account: account.id }, params)
}

export const externalAccountRoutes: Route[] = [
  { method: 'POST', path: '/v1/accounts/:id/external_accounts', handler: add },
  { method: 'GET', path: '/v1/accounts/:id/external_accounts', handler: list },
  {
    method: 'GET',
    path: '/v1/accounts/:id/external_accounts/:child',
    handler: (store, _params, context) => find(store, context),
  },
  { method: 'POST', path: '/v1/accounts/:id/external_accounts/:child', handler: update },
  { method: 'DELETE', path: '/v1/accounts/:id/external_accounts/:child', handler: remove },
]
