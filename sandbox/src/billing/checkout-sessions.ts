import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Include, Route } from '../route.ts'
import type { Metadata } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { expireSession, linesOf } from './complete-session.ts'
import type { CheckoutLine, CheckoutSession } from './kinds.ts'
import { priceLines, sumLines } from './price-lines.ts'
import { checkDiscount, type DiscountRequest } from './redeem.ts'
import { sessionDefaults } from './session-defaults.ts'

interface SessionParams {
  allow_promotion_codes?: boolean
  cancel_url?: string
  client_reference_id?: string
  customer?: string
  customer_email?: string
  discounts?: DiscountRequest[]
  expires_at?: number
  line_items?: { price?: string; quantity?: number; tax_rates?: string[] }[]
  metadata?: Metadata | ''
  mode?: string
  payment_method_collection?: 'always' | 'if_required'
  subscription_data?: {
    default_tax_rates?: string[]
    metadata?: Metadata
    trial_end?: number
    trial_period_days?: number
    trial_settings?: { end_behavior: { missing_payment_method: 'cancel' | 'create_invoice' | 'pause' } }
  }
  success_url?: string
  ui_mode?: string
}

const lasts = 86_400

/**
 * Opens a hosted checkout for a subscription; it expires after 24 hours. Fails for other modes, mixed
 * currencies and unusable discounts.
 */
function create(store: SandboxStore, params: SessionParams, { publicUrl }: Context): CheckoutSession {
  checkParams(store, params)
  const lines = readLines(params)
  const first = store.get('price', lines[0]?.price ?? '', 'line_items[0][price]')
  const discounts = (params.discounts ?? []).map((ask) => ({
    coupon: ask.coupon ?? null,
    promotion_code: ask.promotion_code ?? null,
  }))
  for (const ask of discounts) checkDiscount(store, ask, first.currency)
  const id = store.mint('cs_test')
  const data = params.subscription_data
  const session: CheckoutSession = {
    ...sessionDefaults,
    id,
    object: 'checkout.session',
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    amount_subtotal: 0,
    amount_total: 0,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: store.now(),
    currency: first.currency,
    customer: params.customer ?? null,
    customer_creation: params.customer ? null : 'always',
    customer_email: params.customer_email ?? null,
    discounts,
    expires_at: params.expires_at ?? store.now() + lasts,
    invoice: null,
    metadata: mergeMetadata({}, params.metadata),
    payment_method_collection: params.payment_method_collection ?? 'always',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: params.success_url ?? null,
    url: `${publicUrl}/checkout/${id}`,
    _lines: lines,
    _subscription: {
      metadata: data?.metadata ?? {},
      missing_payment_method: data?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      trial_days: data?.trial_period_days ?? 0,
      trial_end: data?.trial_end ?? null,
    },
  }
  const priced = { ...session, ...totalsOf(store, session, discounts) }
  store.due('checkout_session_expires', priced.expires_at, id)
  return store.create('checkout.session', priced)
}

function checkParams(store: SandboxStore, params: SessionParams): void {
  if (params.mode !== 'subscription')
    failRequest(undefined, 'The sandbox serves checkout sessions of mode subscription only.', 'mode')
  if (params.ui_mode && params.ui_mode !== 'hosted_page')
    failRequest(undefined, 'The sandbox serves ui_mode hosted_page only.', 'ui_mode')
  if (!params.success_url)
    failRequest('parameter_missing', 'Missing required param: success_url.', 'success_url')
  if (!params.line_items?.length)
    failRequest('parameter_missing', 'Missing required param: line_items.', 'line_items')
  if (params.discounts && params.allow_promotion_codes !== undefined)
    failRequest(
      'parameters_exclusive',
      'You may only specify one of these parameters: allow_promotion_codes, discounts.',
    )
  if (params.customer && params.customer_email)
    failRequest(
      'parameters_exclusive',
      'You may only specify one of these parameters: customer, customer_email.',
    )
  if (params.customer) store.get('customer', params.customer, 'customer')
  const currencies = new Set(
    params.line_items.map(({ price }) => store.get('price', price ?? '', 'line_items[0][price]').currency),
  )
  if (currencies.size > 1) failRequest(undefined, 'All line items have to be in one currency.', 'line_items')
}

function readLines(params: SessionParams): CheckoutLine[] {
  const rates = params.subscription_data?.default_tax_rates ?? []
  return (params.line_items ?? []).map((line) => ({
    price: line.price ?? '',
    quantity: line.quantity ?? 1,
    tax_rates: line.tax_rates ?? rates,
  }))
}

/** Returns the session's amounts with these discounts; during a trial nothing is due. */
export function totalsOf(
  store: SandboxStore,
  session: CheckoutSession,
  asks: DiscountRequest[],
): Pick<CheckoutSession, 'amount_subtotal' | 'amount_total'> & { total_details: object } {
  const isTrial = session._subscription.trial_days > 0 || session._subscription.trial_end !== null
  const first = asks[0] ? checkDiscount(store, asks[0], session.currency).coupon : null
  const lines = linesOf(store, session).map((line) =>
    isTrial ? { ...line, price: { ...line.price, unit_amount: 0 } } : line,
  )
  const sums = sumLines(priceLines(lines, isTrial ? null : first))
  const total_details = { amount_discount: sums.discount, amount_shipping: 0, amount_tax: sums.tax }
  return { amount_subtotal: sums.subtotal, amount_total: sums.total, total_details }
}

/** `line_items`, included in a response only when expanded. */
export const includeLineItems: Include = (store, row) => listLineItems(store, row.id)

function listLineItems(store: SandboxStore, id: string): object {
  const session = store.get('checkout.session', id, 'session')
  const data = priceLines(linesOf(store, session), null).map((line, index) => ({
    id: `li_${session.id}_${index}`,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: line.discount,
    amount_subtotal: line.amount,
    amount_tax: line.taxes.reduce((sum, tax) => sum + tax.amount, 0),
    amount_total: line.total,
    currency: session.currency,
    description: store.find('product', line.price.product)?.name ?? null,
    metadata: {},
    price: line.price,
    quantity: line.quantity,
  }))
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${session.id}/line_items` }
}

function expire(store: SandboxStore, _params: object, { path }: Context): CheckoutSession {
  const session = store.get('checkout.session', path.id ?? '', 'session')
  if (session.status !== 'open')
    failRequest(
      undefined,
      `Only Checkout Sessions with a status in ["open"] can be expired. It has ${session.status}.`,
    )
  return expireSession(store, session)
}

interface ListParams extends PageParams {
  customer?: string
  status?: string
  subscription?: string
}

function list(store: SandboxStore, params: ListParams): object {
  const { customer, status, subscription } = params
  return store.list('checkout.session', '/v1/checkout/sessions', { customer, status, subscription }, params)
}

const one = '/v1/checkout/sessions/:id'

export const checkoutRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    unserved: [
      'after_expiration',
      'automatic_tax',
      'custom_fields',
      'invoice_creation',
      'optional_items',
      'payment_intent_data',
      'return_url',
      'setup_intent_data',
      'shipping_address_collection',
      'shipping_options',
      'tax_id_collection',
    ],
    handler: create,
  },
  { method: 'GET', path: '/v1/checkout/sessions', handler: list },
  {
    method: 'GET',
    path: one,
    handler: (store, _params, { path }) => store.get('checkout.session', path.id ?? '', 'session'),
  },
  { method: 'POST', path: `${one}/expire`, handler: expire },
  {
    method: 'GET',
    path: `${one}/line_items`,
    handler: (store, _params, { path }) => listLineItems(store, path.id ?? ''),
  },
]
