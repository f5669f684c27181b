import type { Row } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { markFailed, markPaid } from './collect-invoice.ts'
import { completeSession, completeTrialSession } from './complete-session.ts'
import type { Invoice } from './kinds.ts'
import { changeSubscription, endSubscription, setTimers } from './subscription-state.ts'

/**
 * The billing changes after an event of an intent or invoice, whether a page, a browser's confirmation or a
 * retry caused it.
 */
export const billingEventHandlers: Record<string, (store: SandboxStore, object: Row) => void> = {
  'payment_intent.succeeded': (store, intent) => {
    const invoice = invoiceOf(store, intent)
    if (invoice?.status === 'open') markPaid(store, invoice, invoice.amount_remaining)
  },
  'payment_intent.payment_failed': (store, intent) => {
    const invoice = invoiceOf(store, intent)
    if (invoice?.status !== 'open') return
    markFailed(store, invoice)
    if (wantsOwner(intent)) store.emit('invoice.payment_action_required', store.get('invoice', invoice.id))
  },
  'payment_intent.requires_action': (store, intent) => {
    const invoice = invoiceOf(store, intent)
    if (invoice) store.emit('invoice.payment_action_required', invoice)
  },
  'invoice.paid': (store, row) => afterPaid(store, store.get('invoice', row.id)),
  'invoice.payment_failed': (store, row) => afterFailed(store, store.get('invoice', row.id)),
  'setup_intent.succeeded': (store, intent) => {
    if (typeof intent._session === 'string' && typeof intent.payment_method === 'string') {
      completeTrialSession(store, intent._session, intent.payment_method)
    }
  },
}

function invoiceOf(store: SandboxStore, intent: Row): Invoice | undefined {
  return typeof intent._invoice === 'string' ? store.find('invoice', intent._invoice) : undefined
}

function wantsOwner(intent: Row): boolean {
  return JSON.stringify(intent.last_payment_error ?? null).includes('"authentication_required"')
}

function afterPaid(store: SandboxStore, invoice: Invoice): void {
  const subscription = store.find('subscription', invoice.parent.subscription_details.subscription)
  if (!subscription || subscription.latest_invoice !== invoice.id) return
  const intent = invoice._intent ? store.find('payment_intent', invoice._intent) : undefined
  if (subscription.status === 'incomplete') {
    store.undue('subscription_incomplete_ends', subscription.id)
    const method =
      subscription.default_payment_method ?? (subscription._session ? (intent?.payment_method ?? null) : null)
    const active = changeSubscription(store, subscription, {
      status: 'active',
      default_payment_method: method,
    })
    setTimers(store, active)
    if (active._session) completeSession(store, active._session, active)
  } else if (['past_due', 'unpaid'].includes(subscription.status)) {
    changeSubscription(store, subscription, { status: 'active' })
  }
}

/**
 * Sets the subscription past due after a failed renewal. After the last retry it ends, or becomes unpaid if
 * its metadata says so.
 */
function afterFailed(store: SandboxStore, invoice: Invoice): void {
  const subscription = store.find('subscription', invoice.parent.subscription_details.subscription)
  if (
    !subscription ||
    subscription.latest_invoice !== invoice.id ||
    invoice.billing_reason === 'subscription_create'
  )
    return
  if (!['active', 'past_due', 'trialing'].includes(subscription.status)) return
  if (invoice.next_payment_attempt !== null) changeSubscription(store, subscription, { status: 'past_due' })
  else if (subscription.metadata.after_retries === 'unpaid')
    changeSubscription(store, subscription, { status: 'unpaid' })
  else endSubscription(store, subscription, 'payment_failed')
}
