import { createCustomer } from '../customers/customers.ts'
import type { Price, TaxRate } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import type { CheckoutSession, Discount, Subscription } from './kinds.ts'
import { makeSubscription } from './make-subscription.ts'
import { findRates } from './price-lines.ts'
import { type DiscountRequest, redeem } from './redeem.ts'
import { awaitFirstPayment, endSubscription, invoicePeriod, setTimers } from './subscription-state.ts'

const day = 86_400

/** Returns when the trial of a session completed now would end; null without a trial. */
export function trialEndOf(store: SandboxStore, session: CheckoutSession): number | null {
  const { trial_days, trial_end } = session._subscription
  if (trial_end !== null) return trial_end
  return trial_days > 0 ? store.now() + trial_days * day : null
}

/** Returns the priced lines of a session. */
export function linesOf(
  store: SandboxStore,
  session: CheckoutSession,
): { price: Price; quantity: number; rates: TaxRate[] }[] {
  return session._lines.map(({ price, quantity, tax_rates }) => ({
    price: store.get('price', price),
    quantity,
    rates: findRates(store, tax_rates),
  }))
}

/**
 * Starts the session's subscription and tries its first payment with the card. Returns the subscription:
 * active, or incomplete when the cardholder must authenticate.
 */
export function paySession(
  store: SandboxStore,
  session: CheckoutSession,
  method: string,
  asks: DiscountRequest[],
): Subscription {
  const subscription = startSubscription(store, session, method, 'incomplete', asks)
  awaitFirstPayment(store, subscription)
  return invoicePeriod(store, subscription, 'subscription_create', { method, offSession: false })
}

/** Completes a session with a trial: nothing is paid; a saved card, if any, becomes the subscription's. */
export function completeTrialSession(store: SandboxStore, id: string, method: string | null): void {
  const session = store.get('checkout.session', id)
  if (session.status !== 'open') return
  const subscription = startSubscription(store, session, method, 'trialing', session.discounts)
  setTimers(store, subscription)
  completeSession(store, id, invoicePeriod(store, subscription, 'subscription_create', null))
}

function startSubscription(
  store: SandboxStore,
  session: CheckoutSession,
  method: string | null,
  status: 'incomplete' | 'trialing',
  asks: DiscountRequest[],
): Subscription {
  const customer = customerOf(store, session)
  const made = makeSubscription(store, {
    customer,
    lines: linesOf(store, session),
    status,
    defaultPaymentMethod: status === 'trialing' ? method : null,
    trialEnd: status === 'trialing' ? trialEndOf(store, session) : null,
    missingPaymentMethod: session._subscription.missing_payment_method,
    metadata: session._subscription.metadata,
    session: session.id,
    publicUrl: publicUrlOf(session),
  })
  const owner = { customer, subscription: made.id, session: session.id }
  const subscription = { ...made, discounts: asks.map((ask) => redeem(store, ask, made.currency, owner).id) }
  store.save(subscription)
  store.emit('customer.subscription.created', subscription)
  return subscription
}

function publicUrlOf(session: CheckoutSession): string {
  return new URL(session.url ?? 'http://localhost').origin
}

/** Returns the session's customer; creates one from the email address when there is none. */
export function customerOf(store: SandboxStore, session: CheckoutSession): string {
  if (session.customer) return session.customer
  const customer = createCustomer(store, session.customer_email ? { email: session.customer_email } : {})
  store.save({ ...session, customer: customer.id })
  return customer.id
}

/**
 * Undoes an unfinished attempt of this session: its subscription ends, its invoice is voided, its code can be
 * used again.
 */
export function dropUnpaid(store: SandboxStore, session: CheckoutSession): void {
  for (const subscription of store.all('subscription', { _session: session.id, status: 'incomplete' })) {
    for (const invoice of store.all('invoice', { id: subscription.latest_invoice ?? '' }))
      store.save({ ...invoice, amount_remaining: 0, status: 'void' })
    for (const discount of store.all('discount', { subscription: subscription.id })) release(store, discount)
    endSubscription(store, subscription, null)
  }
}

function release(store: SandboxStore, discount: Discount): void {
  const coupon = store.find('coupon', discount.source.coupon)
  if (coupon) store.save({ ...coupon, times_redeemed: coupon.times_redeemed - 1, valid: true })
  const code = discount.promotion_code ? store.find('promotion_code', discount.promotion_code) : undefined
  if (code) store.save({ ...code, times_redeemed: code.times_redeemed - 1 })
}

/** Closes an open session whose subscription has started and emits its event. */
export function completeSession(
  store: SandboxStore,
  id: string,
  subscription: Subscription,
): CheckoutSession {
  const session = store.get('checkout.session', id)
  if (session.status !== 'open')
    failRequest(undefined, `This Checkout Session has a status of ${session.status}.`)
  const invoice = subscription.latest_invoice ? store.get('invoice', subscription.latest_invoice) : null
  const customer = store.get('customer', subscription.customer)
  const done: CheckoutSession = {
    ...session,
    ...(invoice &&
      subscription.status !== 'trialing' && {
        amount_total: invoice.total,
        amount_subtotal: invoice.subtotal,
      }),
    customer: customer.id,
    customer_details: {
      address: customer.address,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name,
      phone: customer.phone,
      tax_exempt: 'none',
      tax_ids: [],
    },
    invoice: subscription.latest_invoice,
    payment_status: invoice && invoice.amount_paid > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  }
  store.save(done)
  store.undue('checkout_session_expires', id)
  store.emit('checkout.session.completed', done)
  return done
}

/** Expires a session that was not completed. */
export function expireSession(store: SandboxStore, session: CheckoutSession): CheckoutSession {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null }
  store.save(expired)
  store.undue('checkout_session_expires', session.id)
  store.emit('checkout.session.expired', expired)
  return expired
}
