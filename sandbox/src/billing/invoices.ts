import type { Context, Include, Route } from '../route.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { collectInvoice } from './collect-invoice.ts'
import type { Invoice } from './kinds.ts'
import { findPayer } from './subscription-state.ts'

/**
 * Pays an open invoice now, with the named card or the default one. Fails with 402 when the card declines;
 * the attempt is kept.
 */
function pay(
  store: SandboxStore,
  params: { payment_method?: string; off_session?: boolean },
  context: Context,
): Invoice {
  const invoice = store.get('invoice', context.path.id ?? '', 'invoice')
  if (invoice.status === 'paid') failRequest(undefined, 'Invoice is already paid')
  if (invoice.status !== 'open')
    failRequest('status_transition_invalid', `Invoice cannot be paid because it is ${invoice.status}.`)
  const subscription = store.get('subscription', invoice.parent.subscription_details.subscription)
  const method = params.payment_method ?? findPayer(store, subscription)
  if (!method) failRequest('resource_missing', 'Cannot charge a customer that has no active card.')
  collectInvoice(store, invoice, method, params.off_session ?? true, context.publicUrl)
  const after = store.get('invoice', invoice.id)
  if (after.status === 'paid') return after
  const intent = after._intent ? store.find('payment_intent', after._intent) : undefined
  if (intent?.status === 'requires_action') {
    const message = 'This payment needs the customer to authenticate.'
    throw new StripeError(
      402,
      { type: 'card_error', code: 'invoice_payment_intent_requires_action', message, payment_intent: intent },
      true,
    )
  }
  const error = { message: 'Your card was declined.', ...intent?.last_payment_error }
  throw new StripeError(
    402,
    { type: 'card_error', code: 'card_declined', ...error, ...(intent && { payment_intent: intent }) },
    true,
  )
}

function voidInvoice(store: SandboxStore, _params: object, { path }: Context): Invoice {
  const before = store.get('invoice', path.id ?? '', 'invoice')
  if (before.status !== 'open' && before.status !== 'uncollectible') {
    failRequest(
      'status_transition_invalid',
      `You can only void an open or uncollectible invoice; this one is ${before.status}.`,
    )
  }
  const after: Invoice = {
    ...before,
    amount_remaining: 0,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...before.status_transitions, voided_at: store.now() },
  }
  store.save(after)
  store.undue('invoice_retry', before.id)
  store.emit('invoice.voided', after)
  return after
}

/** `payments`, included in a response only when expanded. */
export const includePayments: Include = (store, invoice) =>
  store.list('invoice_payment', `/v1/invoice_payments?invoice=${invoice.id}`, { invoice: invoice.id }, {})

/** `confirmation_secret`: what a browser needs to pay an open invoice. */
export const includeConfirmationSecret: Include = (store, row) => {
  const invoice = store.find('invoice', row.id)
  const intent = invoice?._intent ? store.find('payment_intent', invoice._intent) : undefined
  return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
}

interface ListParams extends PageParams {
  customer?: string
  status?: string
  subscription?: string
}

function list(store: SandboxStore, params: ListParams): object {
  const { customer, status, subscription } = params
  return store.list(
    'invoice',
    '/v1/invoices',
    { customer, status, 'parent.subscription_details.subscription': subscription },
    params,
  )
}

interface PaymentListParams extends PageParams {
  invoice?: string
  payment?: { payment_intent?: string }
  status?: string
}

function listPayments(store: SandboxStore, params: PaymentListParams): object {
  const { invoice, payment, status } = params
  const filter = { invoice, 'payment.payment_intent': payment?.payment_intent, status }
  return store.list('invoice_payment', '/v1/invoice_payments', filter, params)
}

export const invoiceRoutes: Route[] = [
  { method: 'GET', path: '/v1/invoices', handler: list },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    handler: (store, _params, { path }) => store.get('invoice', path.id ?? '', 'invoice'),
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id/lines',
    handler: (store, _params, { path }) => store.get('invoice', path.id ?? '', 'invoice').lines,
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    unserved: ['forgive', 'mandate', 'paid_out_of_band', 'source'],
    handler: pay,
  },
  { method: 'POST', path: '/v1/invoices/:id/void', handler: voidInvoice },
  { method: 'GET', path: '/v1/invoice_payments', handler: listPayments },
  {
    method: 'GET',
    path: '/v1/invoice_payments/:id',
    handler: (store, _params, { path }) => store.get('invoice_payment', path.id ?? ''),
  },
]
