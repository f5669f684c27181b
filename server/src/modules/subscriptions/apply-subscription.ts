import { isDeepStrictEqual } from 'node:util'
import { currencies } from '@marquee/contract/rules/currency'
import {
  GRACE_MS,
  type SubscriptionState,
  subscriptionStates,
  subscriptionStatus,
} from '@marquee/contract/rules/subscription'
import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { log } from '../../platform/log.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { providerPage } from '../../platform/provider/provider-page.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { loadBrand, updateBrand } from '../brands/brands.store.ts'
import { findBrandOfCustomer } from '../cards/cards.store.ts'
import { planOf } from './plan.ts'
import { isRunning } from './subscription.ts'
import { emailSubscriptionChange } from './subscription-emails.ts'
import { lockSubscription, type SubscriptionRow, upsertSubscription } from './subscriptions.store.ts'

const subscriptionDetails = { expand: ['latest_invoice', 'discounts.source.coupon'] }
const trialNoticeMs = 3 * 86_400_000

/** Fetches a subscription with its last invoice and its coupons. */
export function fetchSubscription(id: string): Promise<Stripe.Subscription> {
  return provider().subscriptions.retrieve(id, subscriptionDetails)
}

/**
 * Brings a brand’s subscription to the provider’s state; the status of the specification follows (section 6).
 * A second one, bought in another tab, is cancelled and refunded. Works in any order and any number of times,
 * because the object is always current.
 */
export async function applySubscription(subscription: Stripe.Subscription): Promise<void> {
  const customer =
    typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id
  const brandId = await findBrandOfCustomer(customer)
  const [item] = subscription.items.data
  const currency = currencies.find((name) => name === subscription.currency.toUpperCase())
  if (!brandId || !item || !currency) return
  const before = await lockSubscription(brandId)
  if (before && before.subscriptionRef !== subscription.id) {
    // A late event of an older subscription, or a second one beside a running one.
    if (!isRunning(stateOf(subscription))) return
    if (isRunning(before.state)) return cancelDuplicateSubscription(subscription.id, brandId)
  }
  const { now } = openTransaction('applySubscription()')
  const state = stateOf(subscription)
  const pastDueSince =
    state === 'past_due' ? (before?.state === 'past_due' ? before.pastDueSince : now) : null
  const row: SubscriptionRow = {
    brandId,
    subscriptionRef: subscription.id,
    state,
    currency,
    pastDueSince,
    checkedAt: now,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    planKey: planOf(item.price.lookup_key ?? '')?.key ?? null,
    price: item.price.unit_amount ?? 0,
    currentPeriodEnd: dateOf(item.current_period_end),
    trialEnd: dateOf(subscription.trial_end),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    coupon: couponNameOf(subscription),
    actionUrl: actionUrlOf(subscription),
  }
  await upsertSubscription(row)
  await scheduleTimers(row, now)
  await updateBrandStatus(row, before, now)
}

/** Updates the brand’s status from its subscription; also called when the days of grace have ended. */
export async function updateBrandStatus(
  row: SubscriptionRow,
  before: SubscriptionRow | undefined,
  now: Date,
): Promise<void> {
  const status = subscriptionStatus(row.state, row.pastDueSince?.getTime() ?? null, now.getTime())
  const brand = await loadBrand(row.brandId)
  const hasChanged =
    brand?.subscriptionStatus !== status || !isDeepStrictEqual(visibleFields(before), visibleFields(row))
  if (brand && (brand.subscriptionStatus !== status || brand.hasTrialLeft))
    await updateBrand(row.brandId, { subscriptionStatus: status, hasTrialLeft: false })
  if (before?.state !== row.state) await emailSubscriptionChange(row)
  // Without a change no screen is refreshed, because the screen that fetched it would fetch it again.
  if (hasChanged) await emit('subscription.changed', { brandId: row.brandId, status, state: row.state })
}

/** Returns what screens show of a subscription: everything but when it was fetched. */
function visibleFields(row: SubscriptionRow | undefined): object | undefined {
  return row && { ...row, checkedAt: null, updatedAt: null }
}

async function scheduleTimers(
  { brandId, pastDueSince, state, trialEnd }: SubscriptionRow,
  now: Date,
): Promise<void> {
  await cancelTimers('subscription', brandId)
  if (pastDueSince)
    await scheduleTimer('subscription', brandId, 'grace_ends', new Date(pastDueSince.getTime() + GRACE_MS))
  const notice = trialEnd ? new Date(trialEnd.getTime() - trialNoticeMs) : null
  if (state === 'trialing' && notice && notice > now)
    await scheduleTimer('subscription', brandId, 'trial_notice', notice)
}

function stateOf({ status }: Stripe.Subscription): SubscriptionState {
  if (status === 'canceled' || status === 'incomplete_expired') return 'cancelled'
  return isState(status) ? status : 'incomplete'
}

function isState(status: string): status is SubscriptionState {
  return Object.hasOwn(subscriptionStates, status)
}

function couponNameOf({ discounts }: Stripe.Subscription): string | null {
  const [discount] = discounts
  const coupon = typeof discount === 'object' ? discount.source.coupon : null
  return typeof coupon === 'object' && coupon ? (coupon.name ?? coupon.id) : null
}

/** Returns the page where the cardholder completes a failed payment; null when there is none. */
function actionUrlOf({ status, latest_invoice }: Stripe.Subscription): string | null {
  const isStuck = status === 'past_due' || status === 'unpaid' || status === 'incomplete'
  return isStuck && typeof latest_invoice === 'object'
    ? providerPage(latest_invoice?.hosted_invoice_url)
    : null
}

const dateOf = (seconds: number | null): Date | null => (seconds ? new Date(seconds * 1_000) : null)

const endDuplicate = queueProviderCall<{ subscriptionRef: string; brandId: string }, null>(
  'second subscription',
  {
    send: async ({ subscriptionRef }, key) => {
      const subscription = await provider().subscriptions.retrieve(subscriptionRef, {
        expand: ['latest_invoice.payments'],
      })
      if (subscription.status !== 'canceled')
        await provider().subscriptions.cancel(subscriptionRef, {}, { idempotencyKey: `${key}:end` })
      const intent = paymentIntentOf(subscription)
      const refunds = intent ? await provider().refunds.list({ payment_intent: intent, limit: 1 }) : null
      if (intent && refunds?.data.length === 0)
        await provider().refunds.create({ payment_intent: intent }, { idempotencyKey: `${key}:refund` })
      return null
    },
    onSuccess: async (_answer, { brandId }) => emit('subscription.duplicate_refunded', { brandId }),
    onRejected: async (why, { subscriptionRef }) =>
      log.error({ subscriptionRef, code: why.code }, 'A second subscription could not be ended'),
  },
)

/**
 * Cancels and refunds a second subscription, after two checkout pages were completed (payments, section 5).
 */
async function cancelDuplicateSubscription(subscriptionRef: string, brandId: string): Promise<void> {
  log.warn({ subscriptionRef, brandId }, 'A brand bought a second subscription')
  await endDuplicate.request(`second:${subscriptionRef}`, { subscriptionRef, brandId })
}

function paymentIntentOf({ latest_invoice }: Stripe.Subscription): string | null {
  const payment =
    typeof latest_invoice === 'object'
      ? latest_invoice?.payments?.data.find((row) => row.status === 'paid')?.payment
      : null
  const intent = payment?.payment_intent
  return idOf(intent) ?? null
}
