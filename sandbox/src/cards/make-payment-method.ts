import type { Address, BillingDetails, CardDetails, Metadata, PaymentMethod } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { cardOfNumber, cardOfToken, fingerprintOf, type TestCard } from './test-cards.ts'

export interface BillingParams {
  address?: Address | ''
  email?: string
  name?: string
  phone?: string
  tax_id?: string
}

export interface CardParams {
  number?: string
  exp_month?: number
  exp_year?: number
  cvc?: string
  token?: string
}

/**
 * Creates a card from its number. Fails for invalid or expired numbers, and for all but the sandbox's test
 * cards.
 */
export function makeFromNumber(
  store: SandboxStore,
  params: CardParams,
  billing: BillingParams,
  metadata: Metadata,
): PaymentMethod {
  const number = (params.number ?? '').replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    failCard('incorrect_number', 'Your card number is incorrect.', 'number')
  const known = cardOfNumber(number)
  if (!known)
    failCard(
      'card_declined',
      'Your card was declined. This sandbox knows Stripe’s test cards only.',
      'number',
      'test_mode_live_card',
    )
  const year = expandYear(params.exp_year ?? 0)
  const month = params.exp_month ?? 0
  if (month < 1 || month > 12)
    failCard('invalid_expiry_month', 'Your card’s expiration month is invalid.', 'exp_month')
  if (isPast(store, year, month))
    failCard('invalid_expiry_year', 'Your card’s expiration year is invalid.', 'exp_year')
  const cvc = params.cvc
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc))
    failCard('invalid_cvc', 'Your card’s security code is invalid.', 'cvc')
  return save(store, known, month, year, billing, metadata)
}

/**
 * Returns the payment method with this id; a ready-made one (`pm_card_visa`) is created at each use. Fails
 * with 404 for unknown ids.
 */
export function takePaymentMethod(store: SandboxStore, id: string, param = 'payment_method'): PaymentMethod {
  const known = cardOfToken(id)
  if (!known) return store.get('payment_method', id, param)
  return save(store, known, 12, new Date(store.now() * 1000).getUTCFullYear() + 4, {}, {})
}

/** Returns billing details with every field, absent ones null. */
export function readBilling(params: BillingParams, before?: BillingDetails): BillingDetails {
  const empty = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
  return {
    address: params.address === '' ? { ...empty } : { ...empty, ...before?.address, ...params.address },
    email: params.email ?? before?.email ?? null,
    name: params.name ?? before?.name ?? null,
    phone: params.phone ?? before?.phone ?? null,
    tax_id: params.tax_id ?? before?.tax_id ?? null,
  }
}

function save(
  store: SandboxStore,
  known: TestCard,
  month: number,
  year: number,
  billing: BillingParams,
  metadata: Metadata,
): PaymentMethod {
  return store.create('payment_method', {
    id: store.mint('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: readBilling(billing),
    card: details(known, month, year),
    created: store.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  })
}

function details(known: TestCard, month: number, year: number): CardDetails {
  return {
    brand: known.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: known.country,
    display_brand: known.brand === 'amex' ? 'american_express' : known.brand,
    exp_month: month,
    exp_year: year,
    fingerprint: fingerprintOf(known.number),
    funding: known.token === 'pm_card_visa_debit' ? 'debit' : 'credit',
    generated_from: null,
    last4: known.number.slice(-4),
    networks: { available: [known.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

function failCard(code: string, message: string, param: string, decline?: string): never {
  throw new StripeError(402, {
    type: 'card_error',
    code,
    message,
    param,
    ...(decline && { decline_code: decline }),
  })
}

function expandYear(year: number): number {
  return year < 100 ? 2000 + year : year
}

/** Returns whether an expiry date is past; fails for impossible years. */
function isPast(store: SandboxStore, year: number, month: number): boolean {
  const now = new Date(store.now() * 1000)
  if (year > now.getUTCFullYear() + 50)
    failRequest('invalid_expiry_year', 'Your card’s expiration year is invalid.', 'exp_year')
  return year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1)
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
