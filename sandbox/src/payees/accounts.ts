import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { Account, Metadata } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { readSettings, type SettingsParams } from './account-settings.ts'
import { noRequirements, settleAccount, showAccount, showCapability } from './account-state.ts'
import { addBankAccount } from './external-accounts.ts'

interface AccountParams {
  business_profile?: Record<string, unknown>
  business_type?: string
  capabilities?: Record<string, { requested?: boolean }>
  controller?: {
    fees?: { payer?: string }
    losses?: { payments?: string }
    requirement_collection?: string
    stripe_dashboard?: { type?: string }
  }
  country?: string
  default_currency?: string
  email?: string
  external_account?: string
  individual?: Record<string, unknown>
  metadata?: Metadata | ''
  settings?: SettingsParams
  tos_acceptance?: Record<string, unknown>
  type?: string
}

/** The currency of each supported country of payees. */
const currencies: Record<string, string> = { GB: 'gbp', US: 'usd' }

function create(store: SandboxStore, params: AccountParams): Account {
  if (params.type && params.controller)
    failRequest(
      'parameter_unknown',
      'You may not provide the `type` parameter and `controller` parameters simultaneously.',
    )
  const country = (params.country ?? 'GB').toUpperCase()
  const id = store.mint('acct')
  const account = store.create('account', {
    id,
    object: 'account',
    business_profile: readProfile(params.business_profile),
    business_type: params.business_type ?? null,
    capabilities: Object.fromEntries(requested(params).map((name) => [name, 'inactive'] as const)),
    charges_enabled: false,
    controller: readController(params.controller),
    country,
    created: store.now(),
    default_currency: params.default_currency ?? currencies[country] ?? 'eur',
    details_submitted: false,
    email: params.email ?? null,
    future_requirements: noRequirements(),
    groups: { payments_pricing: null },
    metadata: mergeMetadata({}, params.metadata),
    payouts_enabled: false,
    requirements: noRequirements(),
    settings: readSettings(params.settings),
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: params.type ?? (params.controller?.stripe_dashboard?.type === 'express' ? 'express' : 'none'),
  })
  if (params.external_account) addBankAccount(store, account.id, params.external_account)
  return showAccount(store, settleAccount(store, account))
}

function requested(params: AccountParams): string[] {
  return Object.entries(params.capabilities ?? {}).flatMap(([name, { requested }]) =>
    requested ? [name] : [],
  )
}

function readProfile(profile: Record<string, unknown> = {}): object {
  const empty = {
    mcc: null,
    minority_owned_business_designation: null,
    name: null,
    product_description: null,
    support_address: null,
  }
  return {
    ...empty,
    specified_commercial_transactions_act_url: null,
    support_email: null,
    support_phone: null,
    support_url: null,
    url: null,
    ...profile,
  }
}

function readController(controller: AccountParams['controller'] = {}): object {
  return {
    fees: { payer: controller.fees?.payer ?? 'account' },
    is_controller: true,
    losses: { payments: controller.losses?.payments ?? 'stripe' },
    requirement_collection: controller.requirement_collection ?? 'stripe',
    stripe_dashboard: { type: controller.stripe_dashboard?.type ?? 'full' },
    type: 'application',
  }
}

function update(store: SandboxStore, params: AccountParams, { path }: Context): Account {
  const before = store.get('account', path.id ?? '', 'account')
  const {
    external_account,
    settings,
    metadata,
    capabilities,
    business_profile,
    individual: _who,
    tos_acceptance,
    ...plain
  } = params
  const after: Account = {
    ...before,
    ...plain,
    capabilities: {
      ...Object.fromEntries(
        requested({ capabilities: capabilities ?? {} }).map((name) => [name, 'inactive'] as const),
      ),
      ...before.capabilities,
    },
    metadata: mergeMetadata(before.metadata, metadata),
    settings: readSettings(settings, before.settings),
    ...(business_profile && {
      business_profile: readProfile({ ...Object(before.business_profile), ...business_profile }),
    }),
    ...(tos_acceptance && { tos_acceptance: { date: null, ip: null, user_agent: null, ...tos_acceptance } }),
  }
  if (external_account) addBankAccount(store, before.id, external_account)
  return showAccount(store, settleAccount(store, after))
}

/** Deletes an account; fails while it has money. */
function remove(store: SandboxStore, _params: object, { path }: Context): object {
  const account = store.get('account', path.id ?? '', 'account')
  const owed = store.shared.database.row(
    "select sum(json_extract(json, '$.net')) as net from objects where kind = 'balance_transaction' and account = ?",
    account.id,
  )
  if (Number(owed?.net ?? 0) !== 0)
    failRequest('account_invalid', 'You cannot delete an account that still has a balance.')
  return store.remove(account)
}

export const accountRoutes: Route[] = [
  { method: 'POST', path: '/v1/accounts', handler: create },
  {
    method: 'GET',
    path: '/v1/accounts',
    handler: (store, params: PageParams) => store.list('account', '/v1/accounts', {}, params),
  },
  {
    method: 'GET',
    path: '/v1/accounts/:id',
    handler: (store, _params, { path }) => showAccount(store, store.get('account', path.id ?? '', 'account')),
  },
  { method: 'POST', path: '/v1/accounts/:id', handler: update },
  { method: 'DELETE', path: '/v1/accounts/:id', handler: remove },
  {
    method: 'GET',
    path: '/v1/accounts/:id/capabilities/:child',
    handler: (store, _params, { path }) =>
      showCapability(store.get('account', path.id ?? '', 'account'), path.child ?? ''),
  },
]
