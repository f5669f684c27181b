import { mergeMetadata } from '../customers/merge-metadata.ts'
import type { Metadata, Price, TaxRate } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import type { Subscription, SubscriptionItem, SubscriptionStatus } from './kinds.ts'
import { endOfPeriod } from './periods.ts'

export interface SubscriptionStart {
  customer: string
  lines: { price: Price; quantity: number; rates: TaxRate[] }[]
  status: SubscriptionStatus
  defaultPaymentMethod: string | null
  /** Unix seconds; null without a trial. */
  trialEnd: number | null
  missingPaymentMethod: 'cancel' | 'create_invoice' | 'pause'
  metadata?: Metadata | ''
  description?: string
  cancelAtPeriodEnd?: boolean
  session: string | null
  publicUrl: string
}

/**
 * Creates a subscription with its first period, which is the trial if there is one. Emits nothing, because
 * the caller still adds discounts.
 */
export function makeSubscription(store: SandboxStore, start: SubscriptionStart): Subscription {
  const id = store.mint('sub')
  const now = store.now()
  const end = start.trialEnd ?? endOfPeriod(now, start.lines[0]?.price.recurring ?? null)
  const data = start.lines.map((line) => makeItem(store, id, line, now, end))
  return store.create('subscription', {
    ...restOfSubscription,
    id,
    object: 'subscription',
    billing_cycle_anchor: end,
    cancel_at: start.cancelAtPeriodEnd ? end : null,
    cancel_at_period_end: start.cancelAtPeriodEnd ?? false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: now,
    currency: start.lines[0]?.price.currency ?? 'gbp',
    customer: start.customer,
    default_payment_method: start.defaultPaymentMethod,
    description: start.description ?? null,
    discounts: [],
    ended_at: null,
    items: { object: 'list', data, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    metadata: mergeMetadata({}, start.metadata),
    start_date: now,
    status: start.status,
    trial_end: start.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: start.missingPaymentMethod },
    },
    trial_start: start.trialEnd === null ? null : now,
    _public_url: start.publicUrl,
    _session: start.session,
  })
}

function makeItem(
  store: SandboxStore,
  subscription: string,
  line: SubscriptionStart['lines'][number],
  start: number,
  end: number,
): SubscriptionItem {
  return {
    id: store.mint('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(line.price),
    price: line.price,
    quantity: line.quantity,
    subscription,
    tax_rates: line.rates,
  }
}

/** Returns the older `plan` form of a price, which items still contain. */
export function planOf(price: Price): object {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: String(price.unit_amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata ?? {},
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: price.recurring?.trial_period_days ?? null,
    usage_type: 'licensed',
  }
}

/** Subscription fields that never have a value in the sandbox. */
const restOfSubscription = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
}
