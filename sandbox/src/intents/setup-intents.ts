import { takePaymentMethod } from '../cards/make-payment-method.ts'
import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { Metadata, SetupIntent } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { StripeError } from '../stripe-error.ts'
import { confirmSetupIntent, type SetupConfirmParams } from './confirm-setup-intent.ts'

interface CreateParams extends SetupConfirmParams {
  automatic_payment_methods?: { enabled: boolean; allow_redirects?: string }
  confirm?: boolean
  customer?: string
  description?: string
  metadata?: Metadata | ''
  payment_method_types?: string[]
  usage?: string
}

/** Creates a setup intent and, with `confirm`, tries to save its card at once. */
export function createSetupIntent(
  store: SandboxStore,
  params: CreateParams,
  context: { publicUrl: string },
): SetupIntent {
  const id = store.mint('seti')
  if (params.customer) store.get('customer', params.customer, 'customer')
  const automatic = params.automatic_payment_methods
  const intent = store.create('setup_intent', {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: automatic
      ? { allow_redirects: automatic.allow_redirects ?? 'always', enabled: automatic.enabled }
      : null,
    cancellation_reason: null,
    client_secret: store.clientSecret(id),
    created: store.now(),
    customer: params.customer ?? null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: params.payment_method ? takePaymentMethod(store, params.payment_method).id : null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: params.payment_method_types ?? ['card'],
    single_use_mandate: null,
    status: params.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    usage: params.usage ?? 'off_session',
  })
  store.emit('setup_intent.created', intent)
  const { payment_method: _taken, ...rest } = params
  return params.confirm ? confirmSetupIntent(store, intent, rest, context.publicUrl) : intent
}

function load(store: SandboxStore, params: { client_secret?: string }, context: Context): SetupIntent {
  const id = context.path.id ?? ''
  const intent = store.get('setup_intent', id, 'intent')
  if (context.caller === 'browser' && params.client_secret !== intent.client_secret) {
    throw new StripeError(404, {
      code: 'resource_missing',
      message: `No such setupintent: '${id}'`,
      param: 'intent',
    })
  }
  return intent
}

function confirm(
  store: SandboxStore,
  params: SetupConfirmParams & { client_secret?: string },
  context: Context,
): SetupIntent {
  const intent = load(store, params, context)
  return confirmSetupIntent(
    store,
    intent,
    context.caller === 'browser' ? { use_stripe_sdk: true, ...params } : params,
    context.publicUrl,
  )
}

function update(
  store: SandboxStore,
  params: { metadata?: Metadata | ''; description?: string },
  context: Context,
): SetupIntent {
  const before = load(store, {}, context)
  const after = { ...before, ...params, metadata: mergeMetadata(before.metadata, params.metadata) }
  store.save(after)
  return after
}

function cancel(
  store: SandboxStore,
  params: { cancellation_reason?: string },
  context: Context,
): SetupIntent {
  const intent = load(store, {}, context)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`
    throw new StripeError(400, { code: 'setup_intent_unexpected_state', message, setup_intent: intent })
  }
  const canceled: SetupIntent = {
    ...intent,
    cancellation_reason: params.cancellation_reason ?? null,
    next_action: null,
    status: 'canceled',
  }
  store.save(canceled)
  store.emit('setup_intent.canceled', canceled)
  return canceled
}

interface ListParams extends PageParams {
  customer?: string
  payment_method?: string
}

function list(store: SandboxStore, params: ListParams): object {
  return store.list(
    'setup_intent',
    '/v1/setup_intents',
    { customer: params.customer, payment_method: params.payment_method },
    params,
  )
}

export const setupIntentRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/setup_intents',
    unserved: ['attach_to_self', 'on_behalf_of', 'payment_method_data', 'single_use'],
    handler: createSetupIntent,
  },
  { method: 'GET', path: '/v1/setup_intents', handler: list },
  { method: 'GET', path: '/v1/setup_intents/:id', browser: true, handler: load },
  { method: 'POST', path: '/v1/setup_intents/:id', handler: update },
  { method: 'POST', path: '/v1/setup_intents/:id/confirm', browser: true, handler: confirm },
  { method: 'POST', path: '/v1/setup_intents/:id/cancel', handler: cancel },
]
