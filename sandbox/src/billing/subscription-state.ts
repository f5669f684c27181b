import type { SandboxStore } from '../store/sandbox-store.ts'
import { collectInvoice } from './collect-invoice.ts'
import type { Invoice, Subscription } from './kinds.ts'
import { makeInvoice } from './make-invoice.ts'

const day = 86_400
const incompleteFor = 23 * 3_600

/** Saves a changed subscription and emits an event with the changes. */
export function changeSubscription(
  store: SandboxStore,
  before: Subscription,
  change: Partial<Subscription>,
): Subscription {
  const after: Subscription = { ...before, ...change }
  store.save(after)
  const names = Object.keys(change).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (names.length > 0) {
    store.emit(
      'customer.subscription.updated',
      after,
      Object.fromEntries(names.map((name) => [name, before[name] ?? null])),
    )
  }
  return store.get('subscription', after.id)
}

/** Returns the end of the present period. */
export function periodEnd(subscription: Subscription): number {
  return subscription.items.data[0]?.current_period_end ?? 0
}

/** Schedules the timers of the present period: its end, and the warning three days before a trial's end. */
export function setTimers(store: SandboxStore, subscription: Subscription): void {
  store.due('subscription_period_ends', periodEnd(subscription), subscription.id)
  if (subscription.status !== 'trialing' || subscription.trial_end === null) return
  store.due('trial_will_end', Math.max(subscription.trial_end - 3 * day, store.now()), subscription.id)
}

/** Returns the card that pays: the subscription's own, else the customer's default; null without either. */
export function findPayer(store: SandboxStore, subscription: Subscription): string | null {
  const customer = store.find('customer', subscription.customer)
  const id = subscription.default_payment_method ?? customer?.invoice_settings?.default_payment_method ?? null
  const method = id ? store.find('payment_method', id) : undefined
  return method && method.customer === subscription.customer ? method.id : null
}

/**
 * Creates the invoice of the present period and tries to pay it. `method` null leaves it open for a browser
 * to pay.
 */
export function invoicePeriod(
  store: SandboxStore,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  pay: { method: string | null; offSession: boolean } | null,
): Subscription {
  const item = subscription.items.data[0]
  const period = { start: item?.current_period_start ?? store.now(), end: periodEnd(subscription) }
  const invoice = makeInvoice(store, subscription, reason, period, subscription.status === 'trialing')
  const billed = {
    ...subscription,
    latest_invoice: invoice.id,
    discounts: keepDiscounts(store, subscription.discounts, invoice.discounts),
  }
  store.save(billed)
  if (pay || invoice.amount_remaining === 0) {
    collectInvoice(store, invoice, pay?.method ?? null, pay?.offSession ?? true, subscription._public_url)
  }
  return store.get('subscription', subscription.id)
}

function keepDiscounts(store: SandboxStore, ids: string[], used: unknown): string[] {
  return ids.filter((id) => {
    const discount = store.find('discount', id)
    const coupon = discount && store.find('coupon', discount.source.coupon)
    return !(
      Array.isArray(used) &&
      used.includes(id) &&
      coupon?.duration !== 'forever' &&
      coupon?.duration !== 'repeating'
    )
  })
}

/** Schedules the end of a subscription whose first payment is missing, after 23 hours. */
export function awaitFirstPayment(store: SandboxStore, subscription: Subscription): void {
  store.due('subscription_incomplete_ends', store.now() + incompleteFor, subscription.id)
}

/** Ends a subscription at once; unpaid invoices stay unpaid and are not retried. */
export function endSubscription(
  store: SandboxStore,
  subscription: Subscription,
  reason: string | null,
): Subscription {
  for (const name of ['subscription_period_ends', 'trial_will_end', 'subscription_incomplete_ends'])
    store.undue(name, subscription.id)
  if (subscription.latest_invoice) store.undue('invoice_retry', subscription.latest_invoice)
  const ended: Subscription = {
    ...subscription,
    canceled_at: subscription.canceled_at ?? store.now(),
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: reason ?? subscription.cancellation_details.reason,
    },
    ended_at: store.now(),
    status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
  }
  store.save(ended)
  const isUnborn = ended.status === 'incomplete_expired'
  store.emit(isUnborn ? 'customer.subscription.updated' : 'customer.subscription.deleted', ended)
  return ended
}
