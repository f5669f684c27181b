import type { Customer } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { invoiceDefaults } from './invoice-defaults.ts'
import type { Coupon, Discount, Invoice, InvoiceLine, Subscription, SubscriptionItem } from './kinds.ts'
import { type PricedLine, priceLines, sumLines } from './price-lines.ts'

/**
 * Creates an invoice of a subscription for one period, finalised at once (the real service leaves a renewal
 * in draft for an hour). Moves no money.
 */
export function makeInvoice(
  store: SandboxStore,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  period: { start: number; end: number },
  isTrial = false,
): Invoice {
  const customer = store.get('customer', subscription.customer, 'customer')
  const discount = isTrial ? null : activeDiscount(store, subscription)
  const coupon: Coupon | null = discount ? store.get('coupon', discount.source.coupon) : null
  const priced = priceItems(subscription, coupon, isTrial)
  const sums = sumLines(priced)
  const id = store.mint('in')
  const lines = priced.map((line, index) =>
    makeLine(store, id, line, subscription.items.data[index], subscription, period, discount),
  )
  store.save({
    ...customer,
    currency: subscription.currency,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
  })
  const url = `${subscription._public_url}/invoice/${id}`
  const invoice = store.create('invoice', {
    ...invoiceDefaults,
    id,
    object: 'invoice',
    amount_due: sums.total,
    amount_paid: 0,
    amount_remaining: sums.total,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    created: store.now(),
    currency: subscription.currency,
    ...customerFields(store, customer),
    discounts: discount ? [discount.id] : [],
    effective_at: store.now(),
    hosted_invoice_url: url,
    invoice_pdf: `${url}?print=1`,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    status: 'open',
    status_transitions: {
      finalized_at: store.now(),
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: sums.subtotal,
    subtotal_excluding_tax: sums.excludingTax,
    total: sums.total,
    total_discount_amounts: discount ? [{ amount: sums.discount, discount: discount.id }] : [],
    total_excluding_tax: sums.excludingTax,
    total_taxes: sums.taxes,
    _intent: null,
    _failed_at: null,
  })
  store.emit('invoice.created', { ...invoice, status: 'draft' })
  store.emit('invoice.finalized', invoice)
  return invoice
}

function customerFields(store: SandboxStore, customer: Customer) {
  return {
    customer: customer.id,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_tax_ids: store
      .all('tax_id', { customer: customer.id })
      .map(({ type, value }) => ({ type, value })),
  }
}

function priceItems(subscription: Subscription, coupon: Coupon | null, isTrial: boolean): PricedLine[] {
  const free = (item: SubscriptionItem) => (isTrial ? { ...item.price, unit_amount: 0 } : item.price)
  const lines = subscription.items.data.map((item) => ({
    price: free(item),
    quantity: item.quantity,
    rates: item.tax_rates,
  }))
  return priceLines(lines, coupon)
}

/** Returns the active discount; one for `once` is active until an invoice has used it. */
function activeDiscount(store: SandboxStore, subscription: Subscription): Discount | null {
  for (const id of subscription.discounts) {
    const discount = store.find('discount', id)
    if (discount && (discount.end === null || discount.end > store.now())) return discount
  }
  return null
}

function makeLine(
  store: SandboxStore,
  invoice: string,
  line: PricedLine,
  item: SubscriptionItem | undefined,
  subscription: Subscription,
  period: { start: number; end: number },
  discount: Discount | null,
): InvoiceLine {
  const product = store.find('product', line.price.product)
  return {
    id: store.mint('il'),
    object: 'line_item',
    amount: line.amount,
    currency: subscription.currency,
    description: `${line.quantity} × ${product?.name ?? line.price.id}`,
    discount_amounts: discount ? [{ amount: line.discount, discount: discount.id }] : [],
    discountable: true,
    discounts: discount ? [discount.id] : [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: discount
      ? [{ amount: line.discount, discount: discount.id, type: 'discount' }]
      : [],
    pricing: {
      price_details: { price: line.price.id, product: line.price.product },
      type: 'price_details',
      unit_amount_decimal: String(line.price.unit_amount),
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription: subscription.id,
    subtotal: line.amount,
    taxes: line.taxes,
  }
}
