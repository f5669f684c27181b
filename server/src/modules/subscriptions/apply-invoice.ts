import { currencies } from '@marquee/contract/rules/currency'
import { shareByParts } from '@marquee/contract/rules/money'
import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { log } from '../../platform/log.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { findBrandOfCustomer } from '../cards/cards.store.ts'
import { findDocumentByFact } from '../invoices/invoices.store.ts'
import { issueDocument, recipientOf } from '../invoices/issue-document.ts'
import {
  disputeOpenedLines,
  disputeWonLines,
  providerFeeLines,
  subscriptionDisputeLostLines,
  subscriptionPaidLines,
  subscriptionRefundedLines,
} from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { applySubscription, fetchSubscription } from './apply-subscription.ts'

/** An invoice of the provider with its subscription and the money that moved for it. */
export interface PaidInvoice {
  invoice: Stripe.Invoice
  subscription: Stripe.Subscription | null
  /** The provider’s balance transaction of the charge, its refunds and its disputes; oldest first. */
  charge: Stripe.BalanceTransaction | null
  refunds: Stripe.Refund[]
  disputes: Stripe.Dispute[]
}

/** Fetches an invoice with its subscription and the money that moved for it. */
export async function fetchInvoice(id: string): Promise<PaidInvoice> {
  const invoice = await provider().invoices.retrieve(id, { expand: ['payments'] })
  const parent = invoice.parent?.subscription_details?.subscription
  const intent = invoice.payments?.data.find((row) => row.status === 'paid')?.payment.payment_intent
  const intentRef = idOf(intent)
  const [subscription, paid, refunds, disputes] = await Promise.all([
    parent ? fetchSubscription(typeof parent === 'string' ? parent : parent.id) : null,
    intentRef
      ? provider().paymentIntents.retrieve(intentRef, { expand: ['latest_charge.balance_transaction'] })
      : null,
    intentRef ? provider().refunds.list({ payment_intent: intentRef, limit: 100 }) : null,
    intentRef ? provider().disputes.list({ payment_intent: intentRef, limit: 100 }) : null,
  ])
  const charge = typeof paid?.latest_charge === 'object' ? paid.latest_charge?.balance_transaction : null
  return {
    invoice,
    subscription,
    charge: typeof charge === 'object' ? charge : null,
    refunds: refunds?.data.toReversed() ?? [],
    disputes: disputes?.data.toReversed() ?? [],
  }
}

/**
 * Fetches the paid invoice of one of the provider’s payments; null when the payment is for something else,
 * such as an offer.
 */
export async function fetchInvoiceOfIntent(intentRef: string): Promise<PaidInvoice | null> {
  const { customer, metadata } = await provider().paymentIntents.retrieve(intentRef)
  if (!customer || metadata.payment) return null
  const query = {
    customer: typeof customer === 'string' ? customer : customer.id,
    limit: 100,
    expand: ['data.payments'],
  }
  for await (const { id, payments } of provider().invoices.list(query))
    if (payments?.data.some(({ payment }) => payment.payment_intent === intentRef)) return fetchInvoice(id)
  return null
}

/** A paid period of a brand. */
interface PaidPeriod {
  invoice: Stripe.Invoice
  charge: Stripe.BalanceTransaction
  brandId: string
}

/** Applies an invoice and its subscription. A paid period is booked once and gets its document. */
export async function applyInvoice({
  invoice,
  subscription,
  charge,
  refunds,
  disputes,
}: PaidInvoice): Promise<void> {
  const customer = idOf(invoice.customer)
  const brandId = customer ? await findBrandOfCustomer(customer) : undefined
  if (!brandId) return
  if (subscription) await applySubscription(subscription)
  if (invoice.status !== 'paid' || invoice.amount_paid === 0 || !charge) return
  const period = { invoice, charge, brandId }
  await bookPayment(period)
  await recordReturns(period, refunds, disputes)
}

/** Books the charge, and the provider’s fee from its balance transaction; issues the document. */
async function bookPayment(period: PaidPeriod): Promise<void> {
  const { invoice, charge, brandId } = period
  const { now: occurredAt } = openTransaction('applyInvoice()')
  const { currency, gross, tax } = amountsOf(invoice)
  const factKey = `invoice_paid:${invoice.id}`
  const posted = await postJournal({
    factKey,
    kind: 'subscription_paid',
    occurredAt,
    subject: brandId,
    providerTxn: charge.id,
    lines: subscriptionPaidLines({ currency, gross, tax }),
  })
  if (posted === 'known') return
  if (charge.fee !== 0)
    await postJournal({
      factKey: `fee:${charge.id}`,
      kind: 'provider_fee',
      occurredAt,
      subject: brandId,
      lines: providerFeeLines({ currency, fee: charge.fee }),
    })
  await issuePeriod(period, { factKey, kind: 'subscription', amount: gross, tax })
}

/**
 * Books what was returned of a paid period: refunds, and what the cardholder’s bank took. Each is booked
 * once, with its proportion of the tax. A dispute does not end the subscription (payments, section 5).
 */
async function recordReturns(
  period: PaidPeriod,
  refunds: Stripe.Refund[],
  disputes: Stripe.Dispute[],
): Promise<void> {
  let before = 0
  for (const { id, status, amount, balance_transaction: txn } of refunds) {
    if (status !== 'succeeded') continue
    await bookReturn(period, { factKey: `refund:${id}`, before, amount, providerTxn: idOf(txn) })
    before += amount
  }
  for (const dispute of disputes) {
    await bookDispute(period, dispute, before)
    if (dispute.status === 'lost') before += dispute.amount
  }
}

interface ReturnedAmount {
  factKey: string
  /** What was returned earlier, in minor units. */
  before: number
  amount: number
  providerTxn?: string | undefined
  disputeId?: string
}

async function bookReturn(
  period: PaidPeriod,
  { factKey, before, amount, providerTxn, disputeId }: ReturnedAmount,
): Promise<void> {
  const { invoice, brandId } = period
  const { now: occurredAt } = openTransaction('bookReturn()')
  const { currency, gross, tax: totalTax } = amountsOf(invoice)
  const tax = totalTax === 0 ? 0 : (shareByParts(totalTax, [before, amount, gross - before - amount])[1] ?? 0)
  const posted = await postJournal({
    factKey,
    kind: 'subscription_refunded',
    occurredAt,
    subject: brandId,
    providerTxn,
    lines: disputeId
      ? subscriptionDisputeLostLines({ disputeId, currency, gross: amount, tax })
      : subscriptionRefundedLines({ currency, gross: amount, tax }),
  })
  if (posted === 'posted') await issuePeriod(period, { factKey, kind: 'credit_note', amount, tax })
}

async function bookDispute(period: PaidPeriod, dispute: Stripe.Dispute, before: number): Promise<void> {
  const { id: disputeId, status, amount, balance_transactions: txns } = dispute
  const [withdrawn] = txns
  // A dispute without withdrawn money is an inquiry: nothing has moved yet.
  if (!withdrawn) return
  const { now: occurredAt } = openTransaction('bookDispute()')
  const { currency } = amountsOf(period.invoice)
  const opened = await postJournal({
    factKey: `dispute:${disputeId}:opened`,
    kind: 'dispute_opened',
    occurredAt,
    subject: period.brandId,
    providerTxn: withdrawn.id,
    lines: disputeOpenedLines({ disputeId, currency, amount, fee: withdrawn.fee }),
  })
  if (opened === 'posted')
    log.warn({ brandId: period.brandId, disputeId }, 'A subscription payment is disputed')
  const returnTxn = status === 'won' ? txns.find((txn) => txn.amount > 0) : undefined
  if (returnTxn)
    await postJournal({
      factKey: `dispute:${disputeId}:won`,
      kind: 'dispute_won',
      occurredAt,
      subject: period.brandId,
      providerTxn: returnTxn.id,
      lines: disputeWonLines({ disputeId, currency, amount }),
    })
  if (status === 'lost')
    await bookReturn(period, { factKey: `dispute:${disputeId}:lost`, before, amount, disputeId })
}

interface PeriodDocument {
  factKey: string
  kind: 'subscription' | 'credit_note'
  amount: number
  tax: number
}

/**
 * Issues the document of a paid period, or the credit note for `amount` of it. In minor units, tax included.
 */
async function issuePeriod(
  { invoice, brandId: ownerId }: PaidPeriod,
  { factKey, kind, amount, tax }: PeriodDocument,
): Promise<void> {
  const { now: taxPoint } = openTransaction('issuePeriod()')
  const { currency } = amountsOf(invoice)
  const title = 'Marquee subscription'
  const original = kind === 'credit_note' ? await findDocumentByFact(`invoice_paid:${invoice.id}`) : undefined
  const recipient = await recipientOf(ownerId)
  await issueDocument({
    kind,
    factKey,
    ownerId,
    recipient,
    subjectTitle: title,
    currency,
    taxPoint,
    creditsId: original?.id,
    // The rate of the subscription, which may be older than the present one.
    lines: [
      {
        description: title,
        quantity: 1,
        net: amount - tax,
        tax,
        taxPercent: amount > tax ? Math.round((100 * tax) / (amount - tax)) : 0,
      },
    ],
  })
}

/** Returns what an invoice charged, in minor units. Throws for a currency that is not ours. */
function amountsOf(invoice: Stripe.Invoice) {
  const currency = currencies.find((name) => name === invoice.currency.toUpperCase())
  if (!currency) throw new Error(`${invoice.id} is in ${invoice.currency}`)
  const tax = (invoice.total_taxes ?? []).reduce((sum, row) => sum + row.amount, 0)
  return { currency, gross: invoice.amount_paid, tax }
}
