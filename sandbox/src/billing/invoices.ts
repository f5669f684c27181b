import type { Context, Include, Route } from '../route.ts'
import type { SandboxStore } from '../store/book.ts'
import type { PageParams } from '../store/list-page.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { collectInvoice } from './collect-invoice.ts'
import type { Invoice } from './kinds.ts'
import { findPayer } from './subscription-state.ts'

/**
 * Pays an open invoice now, with the named card or the default one. Fails with 402 when the card declines;
 * the attempt is kept.
 */
function pay(
  book: SandboxStore,
  params: { payment_method?: string; off_session?: boolean },
  context: Context,
): Invoice {
  const invoice = book.get('invoice', context.path.id ?? '', 'invoice')
  if (invoice.status === 'paid') failRequest(undefined, 'Invoice is already paid')
  if (invoice.status !== 'open')
    failRequest('status_transition_invalid', `Invoice cannot be paid because it is ${invoice.status}.`)
  const subscription = book.get('subscription', invoice.parent.subscription_details.subscription)
  const method = params.payment_method ?? findPayer(book, subscription)
  if (!method) failRequest('resource_missing', 'Cannot charge a customer that has no active card.')
  collectInvoice(book, invoice, method, params.off_session ?? true, context.publicUrl)
  const after = book.get('invoice', invoice.id)
  if (after.status === 'paid') return after
  const intent = after._intent ? book.find('payment_intent', after._intent) : undefined
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

function voidInvoice(book: SandboxStore, _params: object, { path }: Context): Invoice {
  const before = book.get('invoice', path.id ?? '', 'invoice')
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
    status_transitions: { ...before.status_transitions, voided_at: book.now() },
  }
  book.save(after)
  book.undue('invoice_retry', before.id)
  book.emit('invoice.voided', after)
  return after
}

/** `payments`, included in a response only when expanded. */
export const includePayments: Include = (book, invoice) =>
  book.list('invoice_payment', `/v1/invoice_payments?invoice=${invoice.id}`, { invoice: invoice.id }, {})

/** `confirmation_secret`: what a browser needs to pay an open invoice. */
export const includeConfirmationSecret: Include = (book, row) => {
  const invoice = book.find('invoice', row.id)
  const intent = invoice?._intent ? book.find('payment_intent', invoice._intent) : undefined
  return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
}

interface ListParams extends PageParams {
  customer?: string
  status?: string
  subscription?: string
}

function list(book: SandboxStore, params: ListParams): object {
  const { customer, status, subscription } = params
  return book.list(
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

function listPayments(book: SandboxStore, params: PaymentListParams): object {
  const { invoice, payment, status } = params
  const filter = { invoice, 'payment.payment_intent': payment?.payment_intent, status }
  return book.list('invoice_payment', '/v1/invoice_payments', filter, params)
}

export const invoiceRoutes: Route[] = [
  { method: 'GET', path: '/v1/invoices', act: list },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    act: (book, _params, { path }) => book.get('invoice', path.id ?? '', 'invoice'),
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id/lines',
    act: (book, _params, { path }) => book.get('invoice', path.id ?? '', 'invoice').lines,
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    unserved: ['forgive', 'mandate', 'paid_out_of_band', 'source'],
    act: pay,
  },
  { method: 'POST', path: '/v1/invoices/:id/void', act: voidInvoice },
  { method: 'GET', path: '/v1/invoice_payments', act: listPayments },
  {
    method: 'GET',
    path: '/v1/invoice_payments/:id',
    act: (book, _params, { path }) => book.get('invoice_payment', path.id ?? ''),
  },
]
