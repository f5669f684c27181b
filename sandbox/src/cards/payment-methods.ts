import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { Metadata, PaymentMethod } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import {
  type BillingParams,
  type CardParams,
  makeFromNumber,
  readBilling,
  takePaymentMethod,
} from './make-payment-method.ts'
import { cardOfFingerprint } from './test-cards.ts'

/**
 * Saves a card on a customer. Fails with 402 for cards whose bank forbids saving, and for a card of another
 * customer.
 */
export function attachPaymentMethod(
  store: SandboxStore,
  method: PaymentMethod,
  customerId: string,
): PaymentMethod {
  store.get('customer', customerId, 'customer')
  if (method.customer === customerId) return method
  if (method.customer || method._used === true) {
    failRequest(
      'payment_method_unexpected_state',
      'The payment method was used or detached before and cannot be attached again.',
    )
  }
  const { decline, attaches } = cardOfFingerprint(method.card.fingerprint)
  if (decline && !attaches) throw new StripeError(402, { type: 'card_error', ...decline })
  const attached = { ...method, customer: customerId }
  store.save(attached)
  store.emit('payment_method.attached', attached)
  return attached
}

interface CreateParams {
  type?: string
  card?: CardParams
  billing_details?: BillingParams
  metadata?: Metadata
}

function create(store: SandboxStore, params: CreateParams, context: Context): PaymentMethod {
  if (params.type !== undefined && params.type !== 'card')
    failRequest('parameter_invalid_string_enum', 'The sandbox takes cards only.', 'type')
  if (!params.card) failRequest('parameter_missing', 'Missing required param: card.', 'card')
  if (params.card.token)
    return takePaymentMethod(store, params.card.token.replace('tok_', 'pm_card_'), 'card[token]')
  if (context.caller === 'server') {
    const message =
      'Sending credit card numbers directly to the API is generally unsafe. Use a token or collect them in the browser.'
    throw new StripeError(402, { message })
  }
  return makeFromNumber(store, params.card, params.billing_details ?? {}, params.metadata ?? {})
}

interface UpdateParams {
  billing_details?: BillingParams
  card?: { exp_month?: number; exp_year?: number }
  metadata?: Metadata | ''
  allow_redisplay?: string
}

function update(store: SandboxStore, params: UpdateParams, { path }: Context): PaymentMethod {
  const before = store.get('payment_method', path.id ?? '', 'payment_method')
  if (!before.customer)
    failRequest(
      'payment_method_unexpected_state',
      'You must save this PaymentMethod to a customer before you can update it.',
    )
  const after: PaymentMethod = {
    ...before,
    ...(params.allow_redisplay && { allow_redisplay: params.allow_redisplay }),
    billing_details: readBilling(params.billing_details ?? {}, before.billing_details),
    card: { ...before.card, ...params.card },
    metadata: mergeMetadata(before.metadata, params.metadata),
  }
  store.save(after)
  store.emit('payment_method.updated', after, { billing_details: before.billing_details, card: before.card })
  return after
}

function detach(store: SandboxStore, _params: object, { path }: Context): PaymentMethod {
  const before = store.get('payment_method', path.id ?? '', 'payment_method')
  if (!before.customer)
    failRequest(
      'payment_method_not_attached',
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    )
  const customer = store.find('customer', before.customer)
  if (customer?.invoice_settings.default_payment_method === before.id) {
    store.save({
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    })
  }
  const after = { ...before, customer: null, _used: true }
  store.save(after)
  store.emit('payment_method.detached', after, { customer: before.customer })
  return after
}

interface ListParams extends PageParams {
  customer?: string
  type?: string
}

function list(store: SandboxStore, params: ListParams, { path }: Context): object {
  const customer = path.id ?? params.customer
  if (customer) store.get('customer', customer, 'customer')
  const url = path.id ? `/v1/customers/${path.id}/payment_methods` : '/v1/payment_methods'
  return store.list('payment_method', url, { customer, type: params.type }, params)
}

function retrieve(store: SandboxStore, _params: object, { path }: Context): PaymentMethod {
  const method = store.get('payment_method', path.child ?? path.id ?? '', 'payment_method')
  if (path.child && method.customer !== path.id)
    failRequest('resource_missing', `No such PaymentMethod: '${method.id}'`, 'payment_method')
  return method
}

export const paymentMethodRoutes: Route[] = [
  { method: 'POST', path: '/v1/payment_methods', browser: true, handler: create },
  { method: 'GET', path: '/v1/payment_methods', handler: list },
  { method: 'GET', path: '/v1/payment_methods/:id', handler: retrieve },
  { method: 'POST', path: '/v1/payment_methods/:id', handler: update },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    handler: (store, params: { customer: string }, { path }) =>
      attachPaymentMethod(store, takePaymentMethod(store, path.id ?? ''), params.customer),
  },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', handler: detach },
  { method: 'GET', path: '/v1/customers/:id/payment_methods', handler: list },
  { method: 'GET', path: '/v1/customers/:id/payment_methods/:child', handler: retrieve },
]
