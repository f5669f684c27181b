import { cardOfFingerprint } from '../cards/test-cards.ts'
import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route, Strike } from '../route.ts'
import type { SandboxStore } from '../store/book.ts'
import type { Charge, Metadata, Refund } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import { failRequest } from '../stripe-error.ts'
import { writeMovement } from './write-movement.ts'

const failsAfter = 86_400

interface RefundParams {
  amount?: number
  charge?: string
  metadata?: Metadata | ''
  payment_intent?: string
  reason?: string
}

/**
 * Refunds captured money, whole or in part (minor units); the fee is not returned. Fails for more than what
 * is left of the charge.
 */
export function createRefund(book: SandboxStore, params: RefundParams): Refund {
  const charge = findCharge(book, params)
  const left = charge.amount_captured - charge.amount_refunded
  const amount = params.amount ?? left
  checkRefund(charge, amount, left)
  const id = book.mint('re')
  const movement = writeMovement(book, {
    amount: -amount,
    currency: charge.currency,
    source: id,
    type: 'refund',
    description: `REFUND FOR ${charge.payment_intent ?? charge.id}`,
  })
  const refund = book.create('refund', {
    ...makeRefund(book, id, charge, amount, params),
    balance_transaction: movement.id,
  })
  const after: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  }
  book.save(after)
  book.emit('charge.refunded', after, { amount_refunded: charge.amount_refunded, refunded: charge.refunded })
  book.emit('refund.created', refund)
  const method = book.find('payment_method', charge.payment_method ?? '')
  if (method && cardOfFingerprint(method.card.fingerprint).refundFails)
    book.due('refund_fails', book.now() + failsAfter, id)
  return refund
}

function findCharge(book: SandboxStore, params: RefundParams): Charge {
  if (params.charge) return book.get('charge', params.charge, 'charge')
  if (!params.payment_intent)
    failRequest(
      'parameter_missing',
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const intent = book.get('payment_intent', params.payment_intent, 'payment_intent')
  if (!intent.latest_charge || intent.status !== 'succeeded') {
    failRequest(
      'payment_intent_unexpected_state',
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    )
  }
  return book.get('charge', intent.latest_charge, 'charge')
}

function checkRefund(charge: Charge, amount: number, left: number): void {
  if (!charge.captured || charge.status !== 'succeeded')
    failRequest('charge_not_refundable', `Charge ${charge.id} was not captured, so nothing can be refunded.`)
  if (charge.disputed)
    failRequest('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`)
  if (left === 0) failRequest('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  if (amount < 1)
    failRequest('parameter_invalid_integer', 'This value must be greater than or equal to 1.', 'amount')
  if (amount > left)
    failRequest(
      undefined,
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
      'amount',
    )
}

function makeRefund(
  book: SandboxStore,
  id: string,
  charge: Charge,
  amount: number,
  params: RefundParams,
): Refund {
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: book.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

/**
 * The card's bank returns the refund: the money returns to the balance, and that part of the charge counts as
 * not refunded.
 */
const failRefund: Strike = (book, { key }) => {
  const before = book.get('refund', key)
  const movement = writeMovement(book, {
    amount: before.amount,
    currency: before.currency,
    source: before.id,
    type: 'refund_failure',
    description: `REFUND FAILURE FOR ${before.charge}`,
  })
  const failed: Refund = {
    ...before,
    failure_balance_transaction: movement.id,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  }
  book.save(failed)
  const charge = book.get('charge', before.charge, 'charge')
  book.save({ ...charge, amount_refunded: charge.amount_refunded - before.amount, refunded: false })
  book.emit('refund.failed', failed)
  book.emit('refund.updated', failed, { status: before.status })
}

interface ListParams extends PageParams {
  charge?: string
  payment_intent?: string
}

function update(book: SandboxStore, params: { metadata?: Metadata | '' }, { path }: Context): Refund {
  const before = book.get('refund', path.id ?? '')
  const after = { ...before, metadata: mergeMetadata(before.metadata, params.metadata) }
  book.save(after)
  book.emit('refund.updated', after, { metadata: before.metadata })
  return after
}

export const refundRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    unserved: ['origin', 'refund_application_fee', 'reverse_transfer'],
    act: (book, params: RefundParams) => createRefund(book, params),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    act: (book, params: ListParams) => {
      const { charge, payment_intent } = params
      return book.list('refund', '/v1/refunds', { charge, payment_intent }, params)
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    act: (book, _params, { path }) => book.get('refund', path.id ?? ''),
  },
  { method: 'POST', path: '/v1/refunds/:id', act: update },
]

export const refundStrikes: Record<string, Strike> = { refund_fails: failRefund }
