import { mergeMetadata } from '../customers/merge-metadata.ts'
import { readBalance, writeMovement } from '../money/write-movement.ts'
import type { Context, Route } from '../route.ts'
import type { SandboxStore } from '../store/book.ts'
import type { Metadata, Payout } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
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
function create(book: SandboxStore, params: PayoutParams): Payout {
  const currency = params.currency.toLowerCase()
  if (params.amount < 1)
    failRequest('parameter_invalid_integer', 'This value must be greater than or equal to 1.', 'amount')
  const account = book.account ? book.at(null).get('account', book.account, 'account') : null
  if (account && !account.payouts_enabled)
    failRequest('payouts_not_allowed', 'Payouts are not enabled for this account.')
  const chosen = params.destination
    ? book.at(null).get('bank_account', params.destination, 'destination')
    : findPayoutBank(book, currency)
  if (account && (!chosen || chosen.account !== account.id)) {
    failRequest(
      'resource_missing',
      `Sorry, you don't have any external accounts in that currency (${currency}).`,
      'destination',
    )
  }
  if (readBalance(book, currency).available < params.amount) {
    throw new StripeError(400, {
      code: 'balance_insufficient',
      message: 'You have insufficient funds in your Stripe account for this payout.',
    })
  }
  return makePayout(book, {
    amount: params.amount,
    currency,
    automatic: false,
    destination: chosen ?? null,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    statementDescriptor: params.statement_descriptor ?? null,
  })
}

function cancel(book: SandboxStore, _params: object, { path }: Context): Payout {
  const before = book.get('payout', path.id ?? '')
  if (before.status !== 'pending' || before.automatic)
    failRequest(undefined, 'Only pending payouts made by hand can be cancelled.')
  const { amount, currency, id } = before
  writeMovement(book, {
    amount,
    currency,
    source: id,
    type: 'payout_cancel',
    description: 'STRIPE PAYOUT CANCEL',
  })
  const canceled: Payout = { ...before, status: 'canceled' }
  book.save(canceled)
  book.undue('payout_arrives', id)
  book.emit('payout.canceled', canceled, { status: before.status })
  return canceled
}

function update(book: SandboxStore, params: { metadata?: Metadata | '' }, { path }: Context): Payout {
  const before = book.get('payout', path.id ?? '')
  const after = { ...before, metadata: mergeMetadata(before.metadata, params.metadata) }
  book.save(after)
  book.emit('payout.updated', after, { metadata: before.metadata })
  return after
}

interface ListParams extends PageParams {
  destination?: string
  status?: string
}

export const payoutRoutes: Route[] = [
  { method: 'POST', path: '/v1/payouts', act: create },
  {
    method: 'GET',
    path: '/v1/payouts',
    act: (book, params: ListParams) =>
      book.list('payout', '/v1/payouts', { destination: params.destination, status: params.status }, params),
  },
  {
    method: 'GET',
    path: '/v1/payouts/:id',
    act: (book, _params, { path }) => book.get('payout', path.id ?? ''),
  },
  { method: 'POST', path: '/v1/payouts/:id', act: update },
  { method: 'POST', path: '/v1/payouts/:id/cancel', act: cancel },
]
