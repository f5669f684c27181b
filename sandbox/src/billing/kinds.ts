import type { Price, TaxRate } from '../store/catalogue-kinds.ts'
import type { Metadata, Row } from '../store/row.ts'

export interface Coupon extends Row {
  amount_off: number | null
  created: number
  currency: string | null
  duration: 'forever' | 'once' | 'repeating'
  duration_in_months: number | null
  max_redemptions: number | null
  name: string | null
  percent_off: number | null
  redeem_by: number | null
  times_redeemed: number
  valid: boolean
}

export interface PromotionCode extends Row {
  active: boolean
  code: string
  created: number
  customer: string | null
  expires_at: number | null
  max_redemptions: number | null
  promotion: { coupon: string; type: 'coupon' }
  restrictions: {
    first_time_transaction: boolean
    minimum_amount: number | null
    minimum_amount_currency: string | null
  }
  times_redeemed: number
}

export interface Discount extends Row {
  checkout_session: string | null
  customer: string | null
  end: number | null
  invoice: string | null
  promotion_code: string | null
  source: { coupon: string; type: 'coupon' }
  start: number
  subscription: string | null
}

export interface SubscriptionItem extends Row {
  current_period_end: number
  current_period_start: number
  price: Price
  quantity: number
  subscription: string
  tax_rates: TaxRate[]
}

export type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused'

export interface Subscription extends Row {
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: {
    comment: string | null
    feedback: string | null
    reason: string | null
    [field: string]: unknown
  }
  created: number
  currency: string
  customer: string
  default_payment_method: string | null
  discounts: string[]
  ended_at: number | null
  items: { object: 'list'; data: SubscriptionItem[]; has_more: boolean; url: string }
  latest_invoice: string | null
  metadata: Metadata
  start_date: number
  status: SubscriptionStatus
  trial_end: number | null
  trial_settings: {
    end_behavior: {
      missing_payment_method: 'cancel' | 'create_invoice' | 'pause'
      billing_cycle_anchor: null
    }
  }
  trial_start: number | null
  /** The public URL of the sandbox, for links to its pages. */
  _public_url: string
  /** The hosted checkout that created it. */
  _session: string | null
}

export interface Tax {
  amount: number
  tax_behavior: 'inclusive' | 'exclusive'
  tax_rate_details: { tax_rate: string }
  taxability_reason: string
  taxable_amount: number
  type: 'tax_rate_details'
}

export interface InvoiceLine extends Row {
  amount: number
  currency: string
  description: string
  discount_amounts: { amount: number; discount: string }[]
  period: { start: number; end: number }
  quantity: number
  subtotal: number
  taxes: Tax[]
}

export interface Invoice extends Row {
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  attempted: boolean
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  created: number
  currency: string
  customer: string
  customer_email: string | null
  customer_name: string | null
  lines: { object: 'list'; data: InvoiceLine[]; has_more: boolean; url: string }
  next_payment_attempt: number | null
  number: string
  parent: {
    quote_details: null
    subscription_details: { metadata: Metadata; subscription: string }
    type: 'subscription_details'
  }
  post_payment_credit_notes_amount: number
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  status_transitions: {
    finalized_at: number | null
    marked_uncollectible_at: number | null
    paid_at: number | null
    voided_at: number | null
  }
  subtotal: number
  total: number
  total_discount_amounts: { amount: number; discount: string }[]
  total_taxes: Tax[]
  /** The intent that pays it. */
  _intent: string | null
  /** When it first failed; retries count from then. */
  _failed_at: number | null
}

export interface InvoicePayment extends Row {
  amount_paid: number | null
  amount_requested: number
  created: number
  currency: string
  invoice: string
  payment: { payment_intent: string; type: 'payment_intent' }
  status: 'open' | 'paid' | 'canceled'
  status_transitions: { canceled_at: number | null; paid_at: number | null }
}

export interface CreditNote extends Row {
  amount: number
  created: number
  currency: string
  customer: string
  invoice: string
  lines: { object: 'list'; data: Row[]; has_more: boolean; url: string }
  number: string
  status: 'issued' | 'void'
}

export interface CheckoutLine {
  price: string
  quantity: number
  tax_rates: string[]
}

export interface CheckoutSession extends Row {
  allow_promotion_codes: boolean | null
  amount_subtotal: number
  amount_total: number
  cancel_url: string | null
  client_reference_id: string | null
  created: number
  currency: string
  customer: string | null
  customer_email: string | null
  discounts: { coupon: string | null; promotion_code: string | null }[]
  expires_at: number
  invoice: string | null
  metadata: Metadata
  payment_method_collection: 'always' | 'if_required'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  success_url: string | null
  url: string | null
  _lines: CheckoutLine[]
  _subscription: {
    metadata: Metadata
    trial_end: number | null
    trial_days: number
    missing_payment_method: 'cancel' | 'create_invoice' | 'pause'
  }
}

export interface PortalSession extends Row {
  created: number
  customer: string
  return_url: string | null
}

/** The object types of billing, by their `object` field. */
export interface BillingKinds {
  'billing_portal.session': PortalSession
  'checkout.session': CheckoutSession
  coupon: Coupon
  credit_note: CreditNote
  discount: Discount
  invoice: Invoice
  invoice_payment: InvoicePayment
  promotion_code: PromotionCode
  subscription: Subscription
}
