import type { SandboxStore } from '../store/book.ts'
import type { Row } from '../store/kinds.ts'
import { markFailed, markPaid } from './collect-invoice.ts'
import { completeSession, completeTrialSession } from './complete-session.ts'
import type { Invoice } from './kinds.ts'
import { changeSubscription, endSubscription, setTimers } from './subscription-state.ts'

/**
 * The billing changes after an event of an intent or invoice, whether a page, a browser's confirmation or a
 * retry caused it.
 */
export const billingReactions: Record<string, (book: SandboxStore, object: Row) => void> = {
  'payment_intent.succeeded': (book, intent) => {
    const invoice = invoiceOf(book, intent)
    if (invoice?.status === 'open') markPaid(book, invoice, invoice.amount_remaining)
  },
  'payment_intent.payment_failed': (book, intent) => {
    const invoice = invoiceOf(book, intent)
    if (invoice?.status !== 'open') return
    markFailed(book, invoice)
    if (wantsOwner(intent)) book.emit('invoice.payment_action_required', book.get('invoice', invoice.id))
  },
  'payment_intent.requires_action': (book, intent) => {
    const invoice = invoiceOf(book, intent)
    if (invoice) book.emit('invoice.payment_action_required', invoice)
  },
  'invoice.paid': (book, row) => afterPaid(book, book.get('invoice', row.id)),
  'invoice.payment_failed': (book, row) => afterFailed(book, book.get('invoice', row.id)),
  'setup_intent.succeeded': (book, intent) => {
    if (typeof intent._session === 'string' && typeof intent.payment_method === 'string') {
      completeTrialSession(book, intent._session, intent.payment_method)
    }
  },
}

function invoiceOf(book: SandboxStore, intent: Row): Invoice | undefined {
  return typeof intent._invoice === 'string' ? book.find('invoice', intent._invoice) : undefined
}

function wantsOwner(intent: Row): boolean {
  return JSON.stringify(intent.last_payment_error ?? null).includes('"authentication_required"')
}

function afterPaid(book: SandboxStore, invoice: Invoice): void {
  const subscription = book.find('subscription', invoice.parent.subscription_details.subscription)
  if (!subscription || subscription.latest_invoice !== invoice.id) return
  const intent = invoice._intent ? book.find('payment_intent', invoice._intent) : undefined
  if (subscription.status === 'incomplete') {
    book.undue('subscription_incomplete_ends', subscription.id)
    const method =
      subscription.default_payment_method ?? (subscription._session ? (intent?.payment_method ?? null) : null)
    const active = changeSubscription(book, subscription, {
      status: 'active',
      default_payment_method: method,
    })
    setTimers(book, active)
    if (active._session) completeSession(book, active._session, active)
  } else if (['past_due', 'unpaid'].includes(subscription.status)) {
    changeSubscription(book, subscription, { status: 'active' })
  }
}

/**
 * Sets the subscription past due after a failed renewal. After the last retry it ends, or becomes unpaid if
 * its metadata says so.
 */
function afterFailed(book: SandboxStore, invoice: Invoice): void {
  const subscription = book.find('subscription', invoice.parent.subscription_details.subscription)
  if (
    !subscription ||
    subscription.latest_invoice !== invoice.id ||
    invoice.billing_reason === 'subscription_create'
  )
    return
  if (!['active', 'past_due', 'trialing'].includes(subscription.status)) return
  if (invoice.next_payment_attempt !== null) changeSubscription(book, subscription, { status: 'past_due' })
  else if (subscription.metadata.after_retries === 'unpaid')
    changeSubscription(book, subscription, { status: 'unpaid' })
  else endSubscription(book, subscription, 'payment_failed')
}
