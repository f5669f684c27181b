import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Context, Route } from '../route.ts'
import type { Metadata } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { nextPeriod } from './billing-timers.ts'
import { intentOf } from './collect-invoice.ts'
import type { Subscription } from './kinds.ts'
import { makeSubscription } from './make-subscription.ts'
import { findRates } from './price-lines.ts'
import { type DiscountRequest, redeem } from './redeem.ts'
import {
  awaitFirstPayment,
  changeSubscription,
  endSubscription,
  findPayer,
  invoicePeriod,
  periodEnd,
  setTimers,
} from './subscription-state.ts'

interface CreateParams {
  cancel_at_period_end?: boolean
  customer: string
  default_payment_method?: string
  default_tax_rates?: string[]
  description?: string
  discounts?: DiscountRequest[] | ''
  items?: { price?: string; quantity?: number; tax_rates?: string[] }[]
  metadata?: Metadata | ''
  off_session?: boolean
  payment_behavior?: string
  trial_end?: number | 'now'
  trial_period_days?: number
  trial_settings?: { end_behavior: { missing_payment_method: 'cancel' | 'create_invoice' | 'pause' } }
}

const day = 86_400

/**
 * Starts a subscription. Without a trial its first invoice is paid at once; a declined card leaves it
 * incomplete, or fails with 402 if so requested.
 */
function create(store: SandboxStore, params: CreateParams, { publicUrl }: Context): Subscription {
  store.get('customer', params.customer, 'customer')
  if (!params.items?.length) failRequest('parameter_missing', 'Missing required param: items.', 'items')
  const trialEnd = readTrialEnd(store, params)
  const made = makeSubscription(store, {
    customer: params.customer,
    lines: params.items.map((item) => ({
      price: store.get('price', item.price ?? '', 'items[0][price]'),
      quantity: item.quantity ?? 1,
      rates: findRates(store, item.tax_rates ?? params.default_tax_rates ?? []),
    })),
    status: trialEnd === null ? 'incomplete' : 'trialing',
    defaultPaymentMethod: params.default_payment_method ?? null,
    trialEnd,
    missingPaymentMethod: params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    ...(params.metadata !== undefined && { metadata: params.metadata }),
    ...(params.description !== undefined && { description: params.description }),
    cancelAtPeriodEnd: params.cancel_at_period_end ?? false,
    session: null,
    publicUrl,
  })
  const owner = { customer: params.customer, subscription: made.id, session: null }
  const subscription = {
    ...made,
    discounts: (params.discounts || []).map((ask) => redeem(store, ask, made.currency, owner).id),
  }
  store.save(subscription)
  store.emit('customer.subscription.created', subscription)
  return begin(store, subscription, params)
}

function begin(store: SandboxStore, subscription: Subscription, params: CreateParams): Subscription {
  if (subscription.status === 'trialing') {
    setTimers(store, subscription)
    return invoicePeriod(store, subscription, 'subscription_create', null)
  }
  awaitFirstPayment(store, subscription)
  const waits = params.payment_behavior === 'default_incomplete'
  const method = findPayer(store, subscription)
  const offSession = params.off_session ?? false
  const begun = invoicePeriod(
    store,
    subscription,
    'subscription_create',
    waits ? null : { method, offSession },
  )
  const invoice = begun.latest_invoice ? store.get('invoice', begun.latest_invoice) : null
  if (waits && invoice?.status === 'open') intentOf(store, invoice)
  if (params.payment_behavior === 'error_if_incomplete' && begun.status === 'incomplete') {
    throw new StripeError(402, {
      type: 'card_error',
      code: 'card_declined',
      message: 'The first payment of the subscription did not succeed.',
    })
  }
  return begun
}

function readTrialEnd(store: SandboxStore, params: CreateParams): number | null {
  if (typeof params.trial_end === 'number') return params.trial_end
  return params.trial_period_days ? store.now() + params.trial_period_days * day : null
}

interface UpdateParams {
  cancel_at_period_end?: boolean
  cancellation_details?: { comment?: string; feedback?: string }
  default_payment_method?: string
  description?: string
  discounts?: DiscountRequest[] | ''
  metadata?: Metadata | ''
  trial_end?: number | 'now'
}

/**
 * Updates a subscription: card, discounts, metadata, trial end, and whether it ends with its period. Most
 * updates fail once it has ended.
 */
export function updateSubscription(store: SandboxStore, id: string, params: UpdateParams): Subscription {
  const before = store.get('subscription', id, 'id')
  if (
    before.ended_at !== null &&
    Object.keys(params).some((name) => !['metadata', 'cancellation_details'].includes(name))
  )
    failRequest(
      'resource_missing',
      'A canceled subscription can only update its cancellation_details and metadata.',
    )
  if (params.default_payment_method) checkMethod(store, before, params.default_payment_method)
  const owner = { customer: before.customer, subscription: before.id, session: null }
  const change: Partial<Subscription> = {
    ...readCancellation(store, before, params),
    ...(params.default_payment_method !== undefined && {
      default_payment_method: params.default_payment_method || null,
    }),
    ...(params.description !== undefined && { description: params.description }),
    ...(params.metadata !== undefined && { metadata: mergeMetadata(before.metadata, params.metadata) }),
    ...(params.discounts !== undefined && {
      discounts: (params.discounts || []).map((ask) => redeem(store, ask, before.currency, owner).id),
    }),
  }
  const after = changeSubscription(store, before, change)
  return params.trial_end === undefined ? after : moveTrialEnd(store, after, params.trial_end)
}

function readCancellation(
  store: SandboxStore,
  before: Subscription,
  params: UpdateParams,
): Partial<Subscription> {
  const details = { ...before.cancellation_details, ...params.cancellation_details }
  if (params.cancel_at_period_end === undefined)
    return params.cancellation_details ? { cancellation_details: details } : {}
  const ends = params.cancel_at_period_end
  return {
    cancel_at: ends ? periodEnd(before) : null,
    cancel_at_period_end: ends,
    canceled_at: ends ? store.now() : null,
    cancellation_details: { ...details, reason: ends ? 'cancellation_requested' : null },
  }
}

function checkMethod(store: SandboxStore, subscription: Subscription, id: string): void {
  const method = store.get('payment_method', id, 'default_payment_method')
  if (method.customer === subscription.customer) return
  failRequest(
    'resource_missing',
    `The customer does not have a payment method with the ID ${id}.`,
    'default_payment_method',
  )
}

/** Moves the end of the trial; `now` ends it through the timer that would have ended it. */
function moveTrialEnd(store: SandboxStore, subscription: Subscription, end: number | 'now'): Subscription {
  if (subscription.status !== 'trialing')
    failRequest(undefined, 'The subscription is not in a trial.', 'trial_end')
  const at = end === 'now' ? store.now() : end
  const data = subscription.items.data.map((item) => ({ ...item, current_period_end: at }))
  const moved = changeSubscription(store, subscription, {
    trial_end: at,
    items: { ...subscription.items, data },
  })
  setTimers(store, moved)
  return moved
}

interface CancelParams {
  cancellation_details?: { comment?: string; feedback?: string }
}

function cancel(store: SandboxStore, params: CancelParams, { path }: Context): Subscription {
  const subscription = store.get('subscription', path.id ?? '', 'id')
  if (subscription.ended_at !== null)
    failRequest('resource_missing', `No such subscription: '${subscription.id}'`, 'id')
  const cancellation_details = { ...subscription.cancellation_details, ...params.cancellation_details }
  return endSubscription(store, { ...subscription, cancellation_details }, 'cancellation_requested')
}

/** Resumes after a pause with a new period, which is invoiced and paid at once. */
function resume(store: SandboxStore, _params: object, { path }: Context): Subscription {
  const paused = store.get('subscription', path.id ?? '', 'id')
  if (paused.status !== 'paused')
    failRequest(undefined, `Only a paused subscription can be resumed; this one is ${paused.status}.`)
  const begun = changeSubscription(store, paused, { ...nextPeriod(paused, store.now()), status: 'active' })
  setTimers(store, begun)
  store.emit('customer.subscription.resumed', begun)
  return invoicePeriod(store, begun, 'subscription_cycle', {
    method: findPayer(store, begun),
    offSession: true,
  })
}

interface ListParams extends PageParams {
  customer?: string
  status?: string
}

/** Lists like the real API: cancelled ones only when `status` asks for them or for all. */
function list(store: SandboxStore, params: ListParams): object {
  const { customer, status } = params
  const live = ['trialing', 'active', 'incomplete', 'past_due', 'unpaid', 'paused']
  const statusFilter =
    status === undefined
      ? live
      : status === 'all'
        ? undefined
        : status === 'ended'
          ? ['canceled', 'incomplete_expired']
          : status
  return store.list('subscription', '/v1/subscriptions', { customer, status: statusFilter }, params)
}

/** Parameters that change money or time in ways the sandbox does not support. */
const unserved = [
  'add_invoice_items',
  'application_fee_percent',
  'automatic_tax',
  'billing_cycle_anchor',
  'cancel_at',
  'collection_method',
  'days_until_due',
  'on_behalf_of',
  'transfer_data',
]

export const subscriptionRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    unserved: [...unserved, 'backdate_start_date'],
    handler: create,
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    unserved: ['collection_method', 'current_period_end', 'current_period_start', 'price'],
    handler: list,
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    handler: (store, _params, { path }) => store.get('subscription', path.id ?? '', 'id'),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    unserved: [...unserved, 'default_tax_rates', 'items', 'pause_collection', 'trial_settings'],
    handler: (store, params: UpdateParams, { path }) => updateSubscription(store, path.id ?? '', params),
  },
  { method: 'DELETE', path: '/v1/subscriptions/:id', unserved: ['invoice_now', 'prorate'], handler: cancel },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id/resume',
    unserved: ['billing_cycle_anchor', 'proration_behavior', 'proration_date'],
    handler: resume,
  },
]
