import type { TimerHandler } from '../route.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { collectInvoice } from './collect-invoice.ts'
import { expireSession } from './complete-session.ts'
import type { Subscription } from './kinds.ts'
import { endOfPeriod } from './periods.ts'
import {
  changeSubscription,
  endSubscription,
  findPayer,
  invoicePeriod,
  periodEnd,
  setTimers,
} from './subscription-state.ts'

/** The timer handlers of billing, by timer name. */
export const billingTimers: Record<string, TimerHandler> = {
  checkout_session_expires: (store, { key }) => {
    const session = store.find('checkout.session', key)
    if (session?.status === 'open') expireSession(store, session)
  },
  invoice_retry: (store, { key }) => {
    const invoice = store.find('invoice', key)
    const subscription =
      invoice && store.find('subscription', invoice.parent.subscription_details.subscription)
    if (invoice?.status !== 'open' || subscription?.status !== 'past_due') return
    collectInvoice(store, invoice, findPayer(store, subscription), true, subscription._public_url)
  },
  subscription_incomplete_ends: (store, { key }) => {
    const subscription = store.find('subscription', key)
    if (subscription?.status === 'incomplete') endSubscription(store, subscription, null)
  },
  subscription_period_ends: (store, { key }) => {
    const subscription = store.find('subscription', key)
    if (subscription && ['active', 'past_due', 'trialing', 'unpaid'].includes(subscription.status))
      turnPeriod(store, subscription)
  },
  trial_will_end: (store, { key }) => {
    const subscription = store.find('subscription', key)
    if (subscription?.status === 'trialing') store.emit('customer.subscription.trial_will_end', subscription)
  },
}

function turnPeriod(store: SandboxStore, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(store, subscription, 'cancellation_requested')
    return
  }
  const payer = findPayer(store, subscription)
  const missing = subscription.trial_settings.end_behavior.missing_payment_method
  if (subscription.status === 'trialing' && !payer && missing !== 'create_invoice') {
    if (missing === 'cancel') endSubscription(store, subscription, null)
    else pause(store, subscription)
    return
  }
  const turned = changeSubscription(store, subscription, {
    ...nextPeriod(subscription),
    status: turnedStatus(subscription),
  })
  setTimers(store, turned)
  const isTried = turned.status !== 'unpaid'
  invoicePeriod(store, turned, 'subscription_cycle', isTried ? { method: payer, offSession: true } : null)
}

function turnedStatus(subscription: Subscription): Subscription['status'] {
  return subscription.status === 'trialing' ? 'active' : subscription.status
}

function pause(store: SandboxStore, subscription: Subscription): void {
  const paused = changeSubscription(store, subscription, { status: 'paused' })
  store.emit('customer.subscription.paused', paused)
}

/** Returns the items with the period after the present one. */
export function nextPeriod(
  subscription: Subscription,
  start = periodEnd(subscription),
): Pick<Subscription, 'items'> {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: endOfPeriod(start, item.price.recurring),
  }))
  return { items: { ...subscription.items, data } }
}
