import type { Strike } from '../route.ts'
import type { SandboxStore } from '../store/book.ts'
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
export const billingStrikes: Record<string, Strike> = {
  checkout_session_expires: (book, { key }) => {
    const session = book.find('checkout.session', key)
    if (session?.status === 'open') expireSession(book, session)
  },
  invoice_retry: (book, { key }) => {
    const invoice = book.find('invoice', key)
    const subscription =
      invoice && book.find('subscription', invoice.parent.subscription_details.subscription)
    if (invoice?.status !== 'open' || subscription?.status !== 'past_due') return
    collectInvoice(book, invoice, findPayer(book, subscription), true, subscription._public_url)
  },
  subscription_incomplete_ends: (book, { key }) => {
    const subscription = book.find('subscription', key)
    if (subscription?.status === 'incomplete') endSubscription(book, subscription, null)
  },
  subscription_period_ends: (book, { key }) => {
    const subscription = book.find('subscription', key)
    if (subscription && ['active', 'past_due', 'trialing', 'unpaid'].includes(subscription.status))
      turnPeriod(book, subscription)
  },
  trial_will_end: (book, { key }) => {
    const subscription = book.find('subscription', key)
    if (subscription?.status === 'trialing') book.emit('customer.subscription.trial_will_end', subscription)
  },
}

function turnPeriod(book: SandboxStore, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(book, subscription, 'cancellation_requested')
    return
  }
  const payer = findPayer(book, subscription)
  const missing = subscription.trial_settings.end_behavior.missing_payment_method
  if (subscription.status === 'trialing' && !payer && missing !== 'create_invoice') {
    if (missing === 'cancel') endSubscription(book, subscription, null)
    else pause(book, subscription)
    return
  }
  const turned = changeSubscription(book, subscription, {
    ...nextPeriod(subscription),
    status: turnedStatus(subscription),
  })
  setTimers(book, turned)
  const isTried = turned.status !== 'unpaid'
  invoicePeriod(book, turned, 'subscription_cycle', isTried ? { method: payer, offSession: true } : null)
}

function turnedStatus(subscription: Subscription): Subscription['status'] {
  return subscription.status === 'trialing' ? 'active' : subscription.status
}

function pause(book: SandboxStore, subscription: Subscription): void {
  const paused = changeSubscription(book, subscription, { status: 'paused' })
  book.emit('customer.subscription.paused', paused)
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
