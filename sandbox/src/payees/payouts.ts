import { mergeMetadata } from '../customers/merge-metadata.ts'
import { readBalance, writeMovement } from '../money/write-movement.ts'
import type { Context, Route } from '../route.ts'
import type { Metadata, Payout } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { findPayoutBank, makePayout } from './make-payout.ts'

interface PayoutParams {
  amount: number
  currency: string
  description?: string
  destination?: string
  metadata?: Metadata | ''
  statement_descriptor?: string
}

/**
 * Creates a manual payout. Fails for more than is available, and for accounts without payouts or a bank
 * account in the currency.
 */
function create(store: SandboxStore, params: PayoutParams): Payout {
  const currency = params.currency.toLowerCase()
  if (params.amount < 1)
    failRequest('parameter_invalid_integer', 'This value must be greater than or equal to 1.', 'amount')
  const account = store.account ? store.at(null).get('account', store.account, 'account') : null
  if (account && !account.payouts_enabled)
    failRequest('payouts_not_allowed', 'Payouts are not enabled for this account.')
  const chosen = params.destination
    ? store.at(null).get('bank_account', params.destination, 'destination')
    : findPayoutBank(store, currency)
  if (account && (!chosen || chosen.account !== account.id)) {
    failRequest(
      'resource_missing',
      `Sorry, you don't have any external accounts in that currency (${currency}).`,
      'destination',
    )
  }
  if (readBalance(store, currency).available < params.amount) {
    throw new StripeError(400, {
      code: 'balance_insufficient',
      message: 'You have insufficient funds in your Stripe account for this payout.',
    })
  }
  return makePayout(store, {
    amount: params.amount,
    currency,
    automatic: false,
    destination: chosen ?? null,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    statementDescriptor: params.statement_descriptor ?? null,
  })
}

function cancel(store: SandboxStore, _params: object, { path }: Context): Payout {
  const before = store.get('payout', path.id ?? '')
  if (before.status !== 'pending' || before.automatic)
    failRequest(undefined, 'Only pending payouts made by hand can be cancelled.')
  const { amount, currency, id } = before
  writeMovement(store, {
    amount,
    currency,
    source: id,
    type: 'payout_cancel',
    description: 'STRIPE PAYOUT CANCEL',
  })
  const canceled: Payout = { ...before, status: 'canceled' }
  store.save(canceled)
  store.undue('payout_arrives', id)
  store.emit('payout.canceled', canceled, { status: before.status })
  return canceled
}

function update(store: SandboxStore, params: { metadata?: Metadata | '' }, { path }: Context): Payout {
  const before = store.get('payout', path.id ?? '')
  const after = { ...before, metadata: mergeMetadata(before.metadata, params.metadata) }
  store.save(after)
  store.emit('payout.updated', after, { metadata: before.metadata })
  return after
}

interface ListParams extends PageParams {
  destination?: string
  status?: string
}

export const payoutRoutes: Route[] = [
  { method: 'POST', path: '/v1/payouts', handler: create },
  {
    method: 'GET',
    path: '/v1/payouts',
    handler: (store, params: ListParams) =>
      store.list('payout', '/v1/payouts', { destination: params.destination, status: params.status }, params),
  },
  {
    method: 'GET',
    path: '/v1/payouts/:id',
    handler: (store, _params, { path }) => store.get('payout', path.id ?? ''),
  },
  { method: 'POST', path: '/v1/payouts/:id', handler: update },
  { method: 'POST', path: '/v1/payouts/:id/cancel', handler: cancel },
]
