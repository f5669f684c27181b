import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Metadata, PaymentIntent } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'

export interface PaymentIntentParams {
  amount?: number
  automatic_payment_methods?: { enabled: boolean; allow_redirects?: string }
  capture_method?: string
  confirm?: boolean
  currency?: string
  customer?: string
  description?: string
  error_on_requires_action?: boolean
  metadata?: Metadata | ''
  off_session?: boolean | string
  payment_method?: string
  payment_method_types?: string[]
  receipt_email?: string
  return_url?: string
  setup_future_usage?: string
  statement_descriptor?: string
  statement_descriptor_suffix?: string
  transfer_group?: string
  use_stripe_sdk?: boolean
}

/** Minimum charge by currency, in minor units. */
const least: Record<string, number> = { gbp: 30, eur: 50, usd: 50 }
const MAX_AMOUNT = 99_999_999

/** Fails for amounts that no card accepts and for unsupported currencies. */
export function checkAmount(amount: number, currency: string): void {
  const minimum = least[currency]
  if (minimum === undefined)
    failRequest(undefined, `Invalid currency: ${currency}. The sandbox takes gbp, eur and usd.`, 'currency')
  if (!Number.isInteger(amount) || amount < 1)
    failRequest('parameter_invalid_integer', 'This value must be greater than or equal to 1.', 'amount')
  if (amount < minimum)
    failRequest('amount_too_small', `Amount must be at least ${minimum} ${currency}.`, 'amount')
  if (amount > MAX_AMOUNT)
    failRequest('amount_too_large', `Amount must be no more than ${MAX_AMOUNT} ${currency}.`, 'amount')
}

/** Fields that a new intent does not have yet, or never has here. */
const unset = {
  allowed_payment_method_types: null,
  application: null,
  application_fee_amount: null,
  canceled_at: null,
  cancellation_reason: null,
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  transfer_data: null,
}

/** Returns a new, unconfirmed intent from its parameters. */
export function makePaymentIntent(store: SandboxStore, params: PaymentIntentParams): PaymentIntent {
  const id = store.mint('pi')
  const currency = (params.currency ?? '').toLowerCase()
  const amount = params.amount ?? 0
  checkAmount(amount, currency)
  if (params.customer) store.get('customer', params.customer, 'customer')
  const automatic = params.automatic_payment_methods
  return {
    id,
    object: 'payment_intent',
    ...unset,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    automatic_payment_methods: automatic
      ? { allow_redirects: automatic.allow_redirects ?? 'always', enabled: automatic.enabled }
      : null,
    capture_method: params.capture_method ?? 'automatic_async',
    client_secret: store.clientSecret(id),
    confirmation_method: 'automatic',
    created: store.now(),
    currency,
    customer: params.customer ?? null,
    description: params.description ?? null,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    payment_method: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: params.payment_method_types ?? ['card'],
    receipt_email: params.receipt_email ?? null,
    setup_future_usage: params.setup_future_usage ?? null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_group: params.transfer_group ?? null,
  }
}
