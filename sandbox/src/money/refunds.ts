import { cardOfFingerprint } from '../cards/test-cards.ts'
import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route, TimerHandler } from '../route.ts'
import type { Charge, Dispute, Metadata, Refund } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
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
 * is left of the charge, and while it is disputed.
 */
export function createRefund(store: SandboxStore, params: RefundParams): Refund {
  const charge = findCharge(store, params)
  const { data } = store.list('dispute', '/v1/disputes', { charge: charge.id }, { limit: 100 })
  const disputes = data.map(({ id }) => store.get('dispute', id))
  const left = charge.amount_captured - charge.amount_refunded - lostOf(disputes)
  const amount = params.amount ?? left
  if (disputes.some(({ status }) => status !== 'won' && status !== 'lost'))
    failRequest('charge_disputed', `Charge ${charge.id} is disputed; cannot issue a refund.`)
  checkRefund(charge, amount, left)
  const id = store.mint('re')
  const movement = writeMovement(store, {
    amount: -amount,
    currency: charge.currency,
    source: id,
    type: 'refund',
    description: `REFUND FOR ${charge.payment_intent ?? charge.id}`,
  })
  const refund = store.create('refund', {
    ...makeRefund(store, id, charge, amount, params),
    balance_transaction: movement.id,
  })
  const after: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  }
  store.save(after)
  store.emit('charge.refunded', after, { amount_refunded: charge.amount_refunded, refunded: charge.refunded })
  store.emit('refund.created', refund)
  const method = store.find('payment_method', charge.payment_method ?? '')
  if (method && cardOfFingerprint(method.card.fingerprint).refundFails)
    store.due('refund_fails', store.now() + failsAfter, id)
  return refund
}

/** Returns what cardholders have taken back of a charge by lost disputes, in minor units. */
function lostOf(disputes: readonly Dispute[]): number {
  return disputes.reduce((sum, { status, amount }) => (status === 'lost' ? sum + amount : sum), 0)
}

function findCharge(store: SandboxStore, params: RefundParams): Charge {
  if (params.charge) return store.get('charge', params.charge, 'charge')
  if (!params.payment_intent)
    failRequest(
      'parameter_missing',
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const intent = store.get('payment_intent', params.payment_intent, 'payment_intent')
  if (!intent.latest_charge || intent.status !== 'succeeded') {
    failRequest(
      'payment_intent_unexpected_state',
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    )
  }
  return store.get('charge', intent.latest_charge, 'charge')
}

function checkRefund(charge: Charge, amount: number, left: number): void {
  if (!charge.captured || charge.status !== 'succeeded')
    failRequest('charge_not_refundable', `Charge ${charge.id} was not captured, so nothing can be refunded.`)
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
  store: SandboxStore,
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
    created: store.now(),
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
const failRefund: TimerHandler = (store, { key }) => {
  const before = store.get('refund', key)
  const movement = writeMovement(store, {
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
  store.save(failed)
  const charge = store.get('charge', before.charge, 'charge')
  store.save({ ...charge, amount_refunded: charge.amount_refunded - before.amount, refunded: false })
  store.emit('refund.failed', failed)
  store.emit('refund.updated', failed, { status: before.status })
}

interface ListParams extends PageParams {
  charge?: string
  payment_intent?: string
}

function update(store: SandboxStore, params: { metadata?: Metadata | '' }, { path }: Context): Refund {
  const before = store.get('refund', path.id ?? '')
  const after = { ...before, metadata: mergeMetadata(before.metadata, params.metadata) }
  store.save(after)
  store.emit('refund.updated', after, { metadata: before.metadata })
  return after
}

export const refundRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    unserved: ['origin', 'refund_application_fee', 'reverse_transfer'],
    handler: (store, params: RefundParams) => createRefund(store, params),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    handler: (store, params: ListParams) => {
      const { charge, payment_intent } = params
      return store.list('refund', '/v1/refunds', { charge, payment_intent }, params)
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    handler: (store, _params, { path }) => store.get('refund', path.id ?? ''),
  },
  { method: 'POST', path: '/v1/refunds/:id', handler: update },
]

export const refundTimers: Record<string, TimerHandler> = { refund_fails: failRefund }
