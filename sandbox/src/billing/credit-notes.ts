import { mergeMetadata } from '../customers/merge-metadata.ts'
import { createRefund } from '../money/refunds.ts'
import type { Route } from '../route.ts'
import type { Metadata, Row } from '../store/kinds.ts'
import type { PageParams } from '../store/list-page.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import type { CreditNote, Invoice, Tax } from './kinds.ts'

interface CreditNoteParams {
  amount?: number
  invoice: string
  memo?: string
  metadata?: Metadata | ''
  out_of_band_amount?: number
  reason?: string
  refund_amount?: number
  refunds?: { refund?: string; amount_refunded?: number }[]
}

/**
 * Credits a part of a paid invoice (minor units, tax included) and refunds it to the card when
 * `refund_amount` says so. Fails for more than was paid.
 */
function create(store: SandboxStore, params: CreditNoteParams): CreditNote {
  const invoice = store.get('invoice', params.invoice, 'invoice')
  if (invoice.status !== 'paid')
    failRequest(
      undefined,
      `The sandbox credits paid invoices only; this one is ${invoice.status}.`,
      'invoice',
    )
  const refundTotal = params.refunds?.reduce((sum, { amount_refunded }) => sum + (amount_refunded ?? 0), 0)
  const amount = params.amount ?? params.refund_amount ?? refundTotal ?? params.out_of_band_amount
  if (!amount || amount < 1) failRequest('parameter_missing', 'You must pass an amount to credit.', 'amount')
  const left = invoice.amount_paid - invoice.post_payment_credit_notes_amount
  if (amount > left)
    failRequest(undefined, `You cannot credit more than ${left}, what is left of this invoice.`, 'amount')
  const refunds = (params.refunds ?? []).flatMap(({ refund, amount_refunded }) =>
    refund ? [showRefund(refund, amount_refunded ?? amount)] : [],
  )
  if (params.refund_amount && invoice._intent) {
    refunds.push(
      showRefund(
        createRefund(store, { payment_intent: invoice._intent, amount: params.refund_amount }).id,
        params.refund_amount,
      ),
    )
  }
  const note = store.create('credit_note', makeNote(store, invoice, params, amount, refunds))
  store.save({
    ...invoice,
    post_payment_credit_notes_amount: invoice.post_payment_credit_notes_amount + amount,
  })
  store.emit('credit_note.created', note)
  return note
}

function showRefund(refund: string, amount: number): object {
  return { amount_refunded: amount, payment_record_refund: null, refund, type: 'refund' }
}

function makeNote(
  store: SandboxStore,
  invoice: Invoice,
  params: CreditNoteParams,
  amount: number,
  refunds: object[],
): CreditNote {
  const id = store.mint('cn')
  const count = store.all('credit_note', { invoice: invoice.id }).length
  const taxes = shareTaxes(invoice, amount)
  const excluding = amount - taxes.reduce((sum, tax) => sum + tax.amount, 0)
  return {
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created: store.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: store.now(),
    invoice: invoice.id,
    lines: {
      object: 'list',
      data: [makeLine(store, amount, taxes)],
      has_more: false,
      url: `/v1/credit_notes/${id}/lines`,
    },
    livemode: false,
    memo: params.memo ?? null,
    metadata: mergeMetadata({}, params.metadata),
    number: `${invoice.number}-CN-${String(count + 1).padStart(2, '0')}`,
    out_of_band_amount: params.out_of_band_amount ?? null,
    pdf: `${String(invoice.hosted_invoice_url)}?print=1`,
    post_payment_amount: amount,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    reason: params.reason ?? null,
    refunds,
    shipping_cost: null,
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: excluding,
    total: amount,
    total_excluding_tax: excluding,
    total_taxes: taxes,
    type: 'post_payment',
    voided_at: null,
  }
}

function makeLine(store: SandboxStore, amount: number, taxes: Tax[]): Row {
  return {
    id: store.mint('cnli'),
    object: 'credit_note_line_item',
    amount,
    description: 'Credit',
    discount_amount: 0,
    discount_amounts: [],
    livemode: false,
    metadata: {},
    pretax_credit_amounts: [],
    quantity: 1,
    tax_rates: [],
    taxes,
    type: 'custom_line_item',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  }
}

/** Returns the credited part of each tax, rounded half up. */
function shareTaxes(invoice: Invoice, amount: number): Tax[] {
  return invoice.total_taxes.map((tax) => {
    const share = Math.floor((2 * tax.amount * amount + invoice.total) / (2 * invoice.total))
    return { ...tax, amount: share, taxable_amount: amount - share }
  })
}

interface ListParams extends PageParams {
  customer?: string
  invoice?: string
}

export const creditNoteRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/credit_notes',
    unserved: ['credit_amount', 'effective_at', 'lines', 'shipping_cost'],
    handler: (store, params: CreditNoteParams) => create(store, params),
  },
  {
    method: 'GET',
    path: '/v1/credit_notes',
    handler: (store, params: ListParams) =>
      store.list(
        'credit_note',
        '/v1/credit_notes',
        { customer: params.customer, invoice: params.invoice },
        params,
      ),
  },
  {
    method: 'GET',
    path: '/v1/credit_notes/:id',
    handler: (store, _params, { path }) => store.get('credit_note', path.id ?? ''),
  },
]
