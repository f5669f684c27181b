import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { SandboxStore } from '../store/book.ts'
import type { BankAccount, Metadata } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import { failRequest } from '../stripe-error.ts'
import { readBanks, settleAccount } from './account-state.ts'
import { type BankParams, makeBankAccount } from './make-bank-account.ts'
import { spendBankToken } from './tokens.ts'

/**
 * Adds a bank account from a token or details; the first of its currency is the default. Fails for a
 * duplicate.
 */
export function addBankAccount(
  book: SandboxStore,
  accountId: string,
  given: string | BankParams,
  isDefault?: boolean,
): BankAccount {
  const details =
    typeof given === 'string' ? spendBankToken(book, given) : makeBankAccount(book, given, 'external_account')
  const banks = readBanks(book, accountId)
  if (banks.some((bank) => bank.fingerprint === details.fingerprint && bank.currency === details.currency)) {
    failRequest(
      'bank_account_exists',
      'A bank account with that routing number and account number already exists for this account.',
      'external_account',
    )
  }
  const isFirst = !banks.some((bank) => bank.currency === details.currency)
  const bank = book.at(null).create('bank_account', {
    ...details,
    id: book.mint('ba'),
    account: accountId,
    default_for_currency: false,
  })
  book.at(accountId).emit('account.external_account.created', bank)
  return isFirst || isDefault ? makeDefault(book, bank) : bank
}

function makeDefault(book: SandboxStore, bank: BankAccount): BankAccount {
  for (const other of readBanks(book, bank.account)) {
    if (other.id !== bank.id && other.currency === bank.currency && other.default_for_currency)
      book.save({ ...other, default_for_currency: false })
  }
  const after = { ...bank, default_for_currency: true }
  book.save(after)
  return after
}

interface AddParams {
  default_for_currency?: boolean
  external_account: string | (BankParams & { object?: string })
}

function add(book: SandboxStore, params: AddParams, { path }: Context): BankAccount {
  const account = book.get('account', path.id ?? '', 'account')
  const { external_account: given } = params
  const bank = addBankAccount(book, account.id, given, params.default_for_currency)
  settleAccount(book, account)
  return bank
}

function find(book: SandboxStore, { path }: Context): BankAccount {
  const account = book.get('account', path.id ?? '', 'account')
  const bank = book.get('bank_account', path.child ?? '')
  if (bank.account !== account.id)
    failRequest('resource_missing', `No such external account: '${bank.id}'`, 'id')
  return bank
}

interface UpdateParams {
  account_holder_name?: string
  default_for_currency?: boolean
  metadata?: Metadata | ''
}

function update(book: SandboxStore, params: UpdateParams, context: Context): BankAccount {
  const before = find(book, context)
  const after: BankAccount = {
    ...before,
    ...(params.account_holder_name !== undefined && { account_holder_name: params.account_holder_name }),
    metadata: mergeMetadata(before.metadata, params.metadata),
  }
  book.save(after)
  const shown = params.default_for_currency ? makeDefault(book, after) : after
  book
    .at(before.account)
    .emit('account.external_account.updated', shown, { default_for_currency: before.default_for_currency })
  return shown
}

/**
 * Removes a bank account. Fails for the default of the account's own currency: another must become the
 * default first.
 */
function remove(book: SandboxStore, _params: object, context: Context): object {
  const bank = find(book, context)
  const account = book.get('account', bank.account, 'account')
  if (bank.default_for_currency && bank.currency === account.default_currency) {
    failRequest(
      undefined,
      'You cannot delete the default external account for your default currency. Please make another external account the default first.',
    )
  }
  const stub = book.remove(bank)
  book.at(account.id).emit('account.external_account.deleted', bank)
  settleAccount(book, account)
  return stub
}

function list(book: SandboxStore, params: PageParams & { object?: string }, { path }: Context): object {
  const account = book.get('account', path.id ?? '', 'account')
  const url = `/v1/accounts/${account.id}/external_accounts`
  return params.object === 'card'
    ? { object: 'list', data: [], has_more: false, url }
    : book.list('bank_account', url, { account: account.id }, params)
}

export const externalAccountRoutes: Route[] = [
  { method: 'POST', path: '/v1/accounts/:id/external_accounts', act: add },
  { method: 'GET', path: '/v1/accounts/:id/external_accounts', act: list },
  {
    method: 'GET',
    path: '/v1/accounts/:id/external_accounts/:child',
    act: (book, _params, context) => find(book, context),
  },
  { method: 'POST', path: '/v1/accounts/:id/external_accounts/:child', act: update },
  { method: 'DELETE', path: '/v1/accounts/:id/external_accounts/:child', act: remove },
]
