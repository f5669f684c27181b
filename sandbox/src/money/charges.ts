import { cardOfFingerprint, type Decline } from '../cards/test-cards.ts'
import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { Charge, Metadata, PaymentIntent, PaymentMethod } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { cardFee, cardFundsAvailable, writeMovement } from './write-movement.ts'

const holdSeconds = 7 * 86_400

/**
 * Creates the charge of one attempt at an intent: failed, held (manual capture, for seven days) or captured.
 * Moves no money yet.
 */
export function writeCharge(
  store: SandboxStore,
  intent: PaymentIntent,
  method: PaymentMethod,
  outcome: { decline?: Decline; authenticated: boolean },
): Charge {
  const { decline } = outcome
  const isCaptured = !decline && intent.capture_method !== 'manual'
  const id = store.mint('ch')
  return store.create('charge', {
    ...emptyCharge(store, id),
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    billing_details: method.billing_details,
    calculated_statement_descriptor: readDescriptor(intent),
    captured: isCaptured,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: intent.metadata,
    outcome: showOutcome(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: showCard(store, intent, method, decline === undefined, outcome.authenticated),
    receipt_email: intent.receipt_email,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_group: intent.transfer_group,
  })
}

/** Returns a charge with default values. */
export function emptyCharge(store: SandboxStore, id: string): Charge {
  return {
    id,
    object: 'charge',
    amount: 0,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: false,
    created: store.now(),
    currency: 'gbp',
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: null,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  }
}

/**
 * Moves the captured money into the balance, less the card fee. Returns the charge with its balance
 * transaction.
 */
export function receiveMoney(store: SandboxStore, charge: Charge, fingerprint: string): Charge {
  const movement = writeMovement(store, {
    amount: charge.amount_captured,
    fee: cardFee(charge.amount_captured),
    currency: charge.currency,
    source: charge.id,
    type: 'charge',
    description: charge.description,
    availableOn: cardOfFingerprint(fingerprint).availableAtOnce ? store.now() : cardFundsAvailable(store),
  })
  const received = { ...charge, balance_transaction: movement.id }
  store.save(received)
  return received
}

function readDescriptor(intent: PaymentIntent): string {
  return intent.statement_descriptor_suffix
    ? `MARQUEE* ${intent.statement_descriptor_suffix}`.slice(0, 22).toUpperCase()
    : 'MARQUEE'
}

function showOutcome(decline: Decline | undefined): object {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.decline_code ?? null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  }
}

function showCard(
  store: SandboxStore,
  intent: PaymentIntent,
  method: PaymentMethod,
  isPaid: boolean,
  authenticated: boolean,
): Charge['payment_method_details'] {
  const { card } = method
  const isHeld = isPaid && intent.capture_method === 'manual'
  return {
    card: {
      amount_authorized: isPaid ? intent.amount : null,
      authorization_code: isPaid ? '123456' : null,
      brand: card.brand,
      ...(isHeld && { capture_before: store.now() + holdSeconds }),
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      extended_authorization: { status: 'disabled' },
      fingerprint: card.fingerprint,
      funding: card.funding,
      incremental_authorization: { status: 'unavailable' },
      installments: null,
      last4: card.last4,
      mandate: null,
      multicapture: { status: 'unavailable' },
      network: card.brand,
      network_token: { used: false },
      network_transaction_id: null,
      overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
      regulated_status: 'unregulated',
      three_d_secure: authenticated ? showAuthentication() : null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  }
}

function showAuthentication(): object {
  return {
    authentication_flow: 'challenge',
    electronic_commerce_indicator: '05',
    exemption_indicator: null,
    exemption_indicator_applied: false,
    result: 'authenticated',
    result_reason: null,
    transaction_id: 'c9f2ba8a-0000-4000-8000-000000000000',
    version: '2.2.0',
  }
}

interface UpdateParams {
  customer?: string
  description?: string
  metadata?: Metadata | ''
  receipt_email?: string
  transfer_group?: string
}

function update(store: SandboxStore, params: UpdateParams, { path }: Context): Charge {
  const before = store.get('charge', path.id ?? '')
  const { metadata, ...plain } = params
  const after = { ...before, ...plain, metadata: mergeMetadata(before.metadata, metadata) }
  store.save(after)
  store.emit('charge.updated', after, { metadata: before.metadata })
  return after
}

interface ListParams extends PageParams {
  customer?: string
  payment_intent?: string
  transfer_group?: string
}

export const chargeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    handler: (store, params: ListParams) => {
      const { customer, payment_intent, transfer_group } = params
      return store.list('charge', '/v1/charges', { customer, payment_intent, transfer_group }, params)
    },
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    handler: (store, _params, { path }) => store.get('charge', path.id ?? '', 'charge'),
  },
  { method: 'POST', path: '/v1/charges/:id', handler: update },
]
