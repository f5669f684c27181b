import { confirmPaymentIntent } from '../intents/confirm-payment-intent.ts'
import { makePaymentIntent } from '../intents/payment-intent-fields.ts'
import type { PaymentIntent } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { StripeError } from '../stripe-error.ts'
import type { Invoice } from './kinds.ts'

/**
 * Tries to pay an open invoice with a card. Without a card, or when the card declines or needs
 * authentication, the invoice stays open and its events say why; nothing is thrown. The consequences of a
 * payment (`invoice.paid`, the subscription's state) follow from the intent, no matter who confirmed it.
 */
export function collectInvoice(
  store: SandboxStore,
  invoice: Invoice,
  method: string | null,
  offSession: boolean,
  publicUrl: string,
): void {
  if (invoice.amount_remaining === 0) {
    markPaid(store, invoice, 0)
    return
  }
  const intent = intentOf(store, invoice)
  if (!method) {
    if (invoice.billing_reason !== 'subscription_create') markFailed(store, store.get('invoice', invoice.id))
    return
  }
  try {
    confirmPaymentIntent(
      store,
      intent,
      { payment_method: method, off_session: offSession, use_stripe_sdk: true },
      publicUrl,
    )
  } catch (thrown) {
    if (!(thrown instanceof StripeError && thrown.keep)) throw thrown
  }
}

/**
 * Returns the intent that pays the invoice; created on first use, so that a browser can confirm it with the
 * invoice's confirmation secret.
 */
export function intentOf(store: SandboxStore, invoice: Invoice): PaymentIntent {
  const known = invoice._intent ? store.find('payment_intent', invoice._intent) : undefined
  if (known && known.status !== 'canceled') return known
  const description =
    invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update'
  const made = makePaymentIntent(store, {
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    customer: invoice.customer,
    description,
    setup_future_usage: 'off_session',
  })
  const intent = store.create('payment_intent', {
    ...made,
    capture_method: 'automatic',
    _invoice: invoice.id,
  })
  store.emit('payment_intent.created', intent)
  const payment = store.create('invoice_payment', {
    id: store.mint('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created: store.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
  store.save({ ...store.get('invoice', invoice.id), _intent: intent.id, _payment: payment.id })
  return intent
}

/** Marks an invoice as paid and emits the events. */
export function markPaid(store: SandboxStore, invoice: Invoice, amount: number): void {
  const now = store.now()
  const paid: Invoice = {
    ...invoice,
    amount_paid: amount,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (amount > 0 ? 1 : 0),
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  }
  store.save(paid)
  store.undue('invoice_retry', invoice.id)
  for (const payment of store.all('invoice_payment', { invoice: invoice.id })) {
    const settled = {
      ...payment,
      amount_paid: amount,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: now },
    } as const
    store.save(settled)
    store.emit('invoice_payment.paid', settled)
  }
  store.emit('invoice.paid', paid)
  store.emit('invoice.payment_succeeded', paid)
}

const day = 86_400
/**
 * Delays of the retries after the first failure of a renewal, in seconds; after the last one the subscription
 * ends or becomes unpaid.
 */
const retries = [3 * day, 5 * day, 7 * day]

/** Records a failed attempt, emits its event and schedules the next retry. Returns whether there is one. */
export function markFailed(store: SandboxStore, invoice: Invoice): boolean {
  const failedAt = invoice._failed_at ?? store.now()
  const next = retries.map((wait) => failedAt + wait).find((at) => at > store.now()) ?? null
  const isRenewal = invoice.billing_reason === 'subscription_cycle'
  const failed: Invoice = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: isRenewal ? next : null,
    _failed_at: failedAt,
  }
  store.save(failed)
  if (isRenewal && next !== null) store.due('invoice_retry', next, invoice.id)
  store.emit('invoice.payment_failed', failed)
  return next !== null
}
