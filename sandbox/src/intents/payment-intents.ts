import { takePaymentMethod } from '../cards/make-payment-method.ts'
import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { PaymentIntent } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { cancelPaymentIntent, capturePaymentIntent } from './capture-payment-intent.ts'
import { type ConfirmParams, confirmPaymentIntent, failState } from './confirm-payment-intent.ts'
import { checkAmount, makePaymentIntent, type PaymentIntentParams } from './payment-intent-fields.ts'

/**
 * Creates an intent and, with `confirm`, tries to pay it at once. Fails like `confirmPaymentIntent`; the
 * intent is kept.
 */
export function createPaymentIntent(
  store: SandboxStore,
  params: PaymentIntentParams,
  publicUrl: string,
): PaymentIntent {
  const intent = store.create('payment_intent', makePaymentIntent(store, params))
  store.emit('payment_intent.created', intent)
  if (params.confirm) return confirmPaymentIntent(store, intent, params, publicUrl)
  if (!params.payment_method) return intent
  const method = takePaymentMethod(store, params.payment_method)
  const ready: PaymentIntent = { ...intent, payment_method: method.id, status: 'requires_confirmation' }
  store.save(ready)
  return ready
}

/**
 * Loads the intent of the path. A browser must send the client secret; a wrong secret fails like a missing
 * intent.
 */
function load(store: SandboxStore, params: { client_secret?: string }, context: Context): PaymentIntent {
  const id = context.path.id ?? ''
  const intent = store.get('payment_intent', id, 'intent')
  if (context.caller === 'browser' && params.client_secret !== intent.client_secret) {
    throw new StripeError(404, {
      code: 'resource_missing',
      message: `No such payment_intent: '${id}'`,
      param: 'intent',
    })
  }
  return intent
}

function update(store: SandboxStore, params: PaymentIntentParams, context: Context): PaymentIntent {
  const before = load(store, {}, context)
  if (
    ['canceled', 'succeeded'].includes(before.status) &&
    (params.amount !== undefined || params.currency || params.payment_method)
  ) {
    failState(before, 'update')
  }
  if (before.status === 'requires_capture' && params.amount !== undefined)
    failState(before, 'change the amount of')
  const {
    metadata,
    payment_method,
    capture_method,
    confirm: _confirm,
    off_session: _off,
    automatic_payment_methods: _auto,
    ...plain
  } = params
  const after: PaymentIntent = { ...before, ...plain, metadata: mergeMetadata(before.metadata, metadata) }
  if (params.amount !== undefined || params.currency) checkAmount(after.amount, after.currency)
  if (capture_method) after.capture_method = capture_method
  if (payment_method) {
    after.payment_method = takePaymentMethod(store, payment_method).id
    after.status = 'requires_confirmation'
  }
  store.save(after)
  return after
}

/**
 * Payment features that the product does not use: destination charges, confirmation tokens, raw method data.
 */
const unserved = [
  'application_fee_amount',
  'confirmation_token',
  'mandate',
  'mandate_data',
  'on_behalf_of',
  'payment_method_data',
  'transfer_data',
]

interface ListParams extends PageParams {
  customer?: string
}

function act(
  work: (store: SandboxStore, intent: PaymentIntent, params: object, context: Context) => PaymentIntent,
): Route['handler'] {
  return (store, params: { client_secret?: string }, context) =>
    work(store, load(store, params, context), params, context)
}

function confirm(
  store: SandboxStore,
  params: ConfirmParams & { client_secret?: string },
  context: Context,
): PaymentIntent {
  const intent = load(store, params, context)
  if (context.caller === 'browser' && params.off_session)
    failRequest('parameter_unknown', 'Received unknown parameter: off_session', 'off_session')
  return confirmPaymentIntent(
    store,
    intent,
    context.caller === 'browser' ? { use_stripe_sdk: true, ...params } : params,
    context.publicUrl,
  )
}

export const paymentIntentRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    unserved,
    handler: (store, params: PaymentIntentParams, context) =>
      createPaymentIntent(store, params, context.publicUrl),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    handler: (store, params: ListParams) =>
      store.list('payment_intent', '/v1/payment_intents', { customer: params.customer }, params),
  },
  { method: 'GET', path: '/v1/payment_intents/:id', browser: true, handler: act((_book, intent) => intent) },
  { method: 'POST', path: '/v1/payment_intents/:id', unserved, handler: update },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', browser: true, unserved, handler: confirm },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/capture',
    unserved: [...unserved, 'final_capture'],
    handler: act(capturePaymentIntent),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    handler: act((store, intent, params: { cancellation_reason?: string }) =>
      cancelPaymentIntent(store, intent, params.cancellation_reason ?? null),
    ),
  },
]
