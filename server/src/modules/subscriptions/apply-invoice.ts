import { currencies } from '@marquee/contract/rules/currency'
import { taxFor } from '@marquee/contract/rules/tax'
import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { findBrandOfCustomer } from '../cards/cards.store.ts'
import { findDocumentByFact } from '../invoices/invoices.store.ts'
import { issueDocument } from '../invoices/issue-document.ts'
import { recipientOf } from '../invoices/recipient-of.ts'
import { providerFeeLines, subscriptionPaidLines, subscriptionRefundedLines } from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { applySubscription, fetchSubscription } from './apply-subscription.ts'

interface PaidInvoice {
  invoice: Stripe.Invoice
  subscription: Stripe.Subscription | null
  /** Our line at the provider for the charge, and those of what went back. */
  charge: Stripe.BalanceTransaction | null
  refunds: Stripe.Refund[]
}

/** An invoice with the subscription it is for and what really moved for it. */
export async function fetchInvoice(id: string): Promise<PaidInvoice> {
  const invoice = await provider().invoices.retrieve(id, { expand: ['payments'] })
  const parent = invoice.parent?.subscription_details?.subscription
  const intent = invoice.payments?.data.find((row) => row.status === 'paid')?.payment.payment_intent
  const intentRef = typeof intent === 'string' ? intent : intent?.id
  const [subscription, paid, refunds] = await Promise.all([
    parent ? fetchSubscription(typeof parent === 'string' ? parent : parent.id) : null,
    intentRef ? provider().paymentIntents.retrieve(intentRef, { expand: ['latest_charge.balance_transaction'] }) : null,
    intentRef ? provider().refunds.list({ payment_intent: intentRef, limit: 10, expand: ['data.balance_transaction'] }) : null,
  ])
  const charge = typeof paid?.latest_charge === 'object' ? paid.latest_charge?.balance_transaction : null
  return { invoice, subscription, charge: typeof charge === 'object' ? charge : null, refunds: refunds?.data ?? [] }
}

/** A paid period is booked once and gets its document; what the provider says of the subscription comes with it. */
export async function applyInvoice({ invoice, subscription, charge, refunds }: PaidInvoice): Promise<void> {
  const customer = typeof invoice.customer === 'string' ? invoice.customer : invoice.customer?.id
  const brandId = customer ? await findBrandOfCustomer(customer) : undefined
  if (!brandId) return
  if (subscription) await applySubscription(subscription)
  if (invoice.status !== 'paid' || invoice.amount_paid === 0 || !charge) return
  const paid = { invoice, charge, brandId }
  await bookPaid(paid)
  for (const refund of refunds) if (refund.status === 'succeeded') await bookRefund(paid, refund)
}

interface Paid {
  invoice: Stripe.Invoice
  charge: Stripe.BalanceTransaction
  brandId: string
}

async function bookPaid({ invoice, charge, brandId }: Paid): Promise<void> {
  const { now: occurredAt } = openTransaction('applyInvoice()')
  const { currency, gross, tax } = amountsOf(invoice)
  const fact = { occurredAt, subject: brandId }
  const factKey = `invoice_paid:${invoice.id}`
  const lines = subscriptionPaidLines({ currency, gross, tax })
  if ((await postJournal({ ...fact, factKey, kind: 'subscription_paid', lines, providerTxn: charge.id })) === 'known') return
  if (charge.fee !== 0)
    await postJournal({
      ...fact,
      factKey: `fee:${charge.id}`,
      kind: 'provider_fee',
      lines: providerFeeLines({ currency, fee: charge.fee }),
    })
  await issue({ invoice, charge, brandId }, { factKey, kind: 'subscription', amount: gross, tax })
}

async function bookRefund({ invoice, charge, brandId }: Paid, refund: Stripe.Refund): Promise<void> {
  const { now: occurredAt } = openTransaction('applyInvoice()')
  const { currency, gross, tax } = amountsOf(invoice)
  if (refund.amount !== gross) throw new Error(`${refund.id} gives back a part of a subscription payment`)
  const factKey = `refund:${refund.id}`
  const providerTxn = typeof refund.balance_transaction === 'string' ? refund.balance_transaction : refund.balance_transaction?.id
  const lines = subscriptionRefundedLines({ currency, gross, tax })
  if ((await postJournal({ factKey, kind: 'subscription_refunded', occurredAt, subject: brandId, lines, providerTxn })) === 'posted')
    await issue({ invoice, charge, brandId }, { factKey, kind: 'credit_note', amount: gross, tax })
}

async function issue(
  { invoice, brandId }: Paid,
  { factKey, kind, amount, tax }: { factKey: string; kind: 'subscription' | 'credit_note'; amount: number; tax: number },
): Promise<void> {
  const { now: taxPoint } = openTransaction('issue()')
  const { currency } = amountsOf(invoice)
  const title = 'Marquee subscription'
  const original = kind === 'credit_note' ? await findDocumentByFact(`invoice_paid:${invoice.id}`) : undefined
  await issueDocument({
    ...{
      kind,
      factKey,
      ownerId: brandId,
      recipient: await recipientOf(brandId),
      subjectTitle: title,
      currency,
      taxPoint,
      creditsId: original?.id,
    },
    lines: [{ description: title, quantity: 1, net: amount - tax, tax, taxPercent: taxFor(currency) }],
  })
}

function amountsOf(invoice: Stripe.Invoice) {
  const currency = currencies.find((name) => name === invoice.currency.toUpperCase())
  if (!currency) throw new Error(`${invoice.id} is in ${invoice.currency}`)
  const tax = (invoice.total_taxes ?? []).reduce((sum, row) => sum + row.amount, 0)
  return { currency, gross: invoice.amount_paid, tax }
}
