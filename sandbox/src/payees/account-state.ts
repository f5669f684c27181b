import type { Account, BankAccount, Requirements } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'

/** Required details before a payee can receive money, besides a bank account. */
const personal = [
  'individual.address.city',
  'individual.address.line1',
  'individual.address.postal_code',
  'individual.dob.day',
  'individual.dob.month',
  'individual.dob.year',
  'individual.first_name',
  'individual.last_name',
  'tos_acceptance.date',
  'tos_acceptance.ip',
]

/** Returns requirements with empty lists. */
export function noRequirements(): Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: [],
    disabled_reason: null,
    errors: [],
    eventually_due: [],
    past_due: [],
    pending_verification: [],
  }
}

/** Returns the account's bank accounts, the oldest first. */
export function readBanks(store: SandboxStore, accountId: string): BankAccount[] {
  return store.at(null).all('bank_account', { account: accountId })
}

/**
 * Updates the account's capabilities from its details, saves it and emits an event when something has
 * changed.
 */
export function settleAccount(store: SandboxStore, account: Account): Account {
  const platform = store.at(null)
  const hasBank = readBanks(store, account.id).length > 0
  const isRestricted = account._restricted === true
  const missing = [...(account.details_submitted ? [] : personal), ...(hasBank ? [] : ['external_account'])]
  const isReady = account.details_submitted && !isRestricted
  const due = isRestricted ? [...missing, 'individual.verification.document'] : missing
  const capabilities = Object.fromEntries(
    Object.keys(account.capabilities).map((name) => [name, isReady ? 'active' : 'inactive'] as const),
  )
  const after: Account = {
    ...account,
    capabilities,
    charges_enabled: isReady && 'card_payments' in capabilities,
    payouts_enabled: isReady && hasBank,
    requirements: {
      ...noRequirements(),
      currently_due: due,
      disabled_reason: due.length === 0 ? null : 'requirements.past_due',
      eventually_due: due,
      past_due: due,
    },
  }
  platform.save(after)
  tellChanges(platform.at(account.id), account, after)
  return after
}

function tellChanges(store: SandboxStore, before: Account, after: Account): void {
  for (const [name, status] of Object.entries(after.capabilities)) {
    if (before.capabilities[name] !== status)
      store.emit('capability.updated', showCapability(after, name), { status: before.capabilities[name] })
  }
  const names = ['capabilities', 'charges_enabled', 'details_submitted', 'payouts_enabled', 'requirements']
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (changed.length > 0)
    store.emit(
      'account.updated',
      showAccount(store, after),
      Object.fromEntries(changed.map((name) => [name, before[name]])),
    )
}

/** Returns one capability as an object. */
export function showCapability(
  account: Account,
  name: string,
): { id: string; object: 'capability'; [field: string]: unknown } {
  return {
    id: name,
    object: 'capability',
    account: account.id,
    future_requirements: noRequirements(),
    requested: true,
    requested_at: account.created,
    requirements: account.requirements,
    status: account.capabilities[name],
  }
}

/** Returns the account in the shape of the API, with its bank accounts. */
export function showAccount(store: SandboxStore, account: Account): Account {
  const url = `/v1/accounts/${account.id}/external_accounts`
  return {
    ...account,
    external_accounts: { object: 'list', data: readBanks(store, account.id), has_more: false, url },
  }
}
