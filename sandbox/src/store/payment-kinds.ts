import type { Address, Metadata, Row } from './row.ts'

export interface Customer extends Row {
  email: string | null
  name: string | null
  balance: number
  currency: string | null
  delinquent: boolean
  next_invoice_sequence: number
  invoice_prefix: string
  address: Address | null
  phone: string | null
  description: string | null
  invoice_settings: {
    default_payment_method: string | null
    custom_fields: null
    footer: string | null
    rendering_options: null
  }
}

export interface CardDetails {
  brand: string
  country: string
  exp_month: number
  exp_year: number
  fingerprint: string
  funding: string
  last4: string
  /** Other fields of the API, which the sandbox does not read. */
  [field: string]: unknown
}

export interface BillingDetails {
  address: Address | null
  email: string | null
  name: string | null
  phone: string | null
  tax_id: string | null
}

export interface PaymentMethod extends Row {
  created: number
  type: string
  customer: string | null
  billing_details: BillingDetails
  card: CardDetails
}

export interface SetupIntent extends Row {
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled'
  client_secret: string
  customer: string | null
  payment_method: string | null
  usage: string
  next_action: object | null
  last_setup_error: object | null
  cancellation_reason: string | null
}

export interface PaymentIntent extends Row {
  created: number
  amount: number
  amount_capturable: number
  amount_received: number
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: string
  client_secret: string
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: object | null
  latest_charge: string | null
  metadata: Metadata
  next_action: object | null
  payment_method: string | null
  receipt_email: string | null
  setup_future_usage: string | null
  statement_descriptor_suffix: string | null
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled'
  transfer_group: string | null
}

export interface Charge extends Row {
  created: number
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: string | null
  captured: boolean
  currency: string
  customer: string | null
  description: string | null
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  metadata: Metadata
  paid: boolean
  payment_intent: string | null
  payment_method: string | null
  payment_method_details: {
    card?: { capture_before?: number; [field: string]: unknown }
    type: string
    [field: string]: unknown
  } | null
  refunded: boolean
  source_transfer: string | null
  status: 'succeeded' | 'pending' | 'failed'
  transfer_group: string | null
}

export interface Refund extends Row {
  created: number
  amount: number
  balance_transaction: string | null
  charge: string
  currency: string
  payment_intent: string | null
  reason: string | null
  status: 'pending' | 'succeeded' | 'failed' | 'canceled' | 'requires_action'
  failure_reason?: string
  failure_balance_transaction?: string
}
