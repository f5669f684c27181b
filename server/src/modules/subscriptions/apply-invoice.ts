import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { findBrandOfCustomer } from '../cards/cards.store.ts'
import { providerFeeLines, subscriptionPaidLines } from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { applySubscription, fetchSubscription } from './apply-subscription.ts'
import { amountsOf, issuePeriod } from './issue-period.ts'
import { type Paid, recordDisputeLosses } from './record-dispute-losses.ts'

export interface PaidInvoice {
  invoice: Stripe.Invoice
  subscription: Stripe.Subscription | null
  /** The provider's balance transaction of the charge, its refunds and its disputes; oldest first. */
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
 * Fetches the paid invoice of one of the provider's payments; null when the payment is for something else,
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
  const paid = { invoice, charge, brandId }
  await bookPaid(paid)
  await recordDisputeLosses(paid, refunds, disputes)
}

async function bookPaid({ invoice, charge, brandId }: Paid): Promise<void> {
  const { now: occurredAt } = openTransaction('applyInvoice()')
  const { currency, gross, tax } = amountsOf(invoice)
  const fact = { occurredAt, subject: brandId }
  const factKey = `invoice_paid:${invoice.id}`
  const lines = subscriptionPaidLines({ currency, gross, tax })
  if (
    (await postJournal({ ...fact, factKey, kind: 'subscription_paid', lines, providerTxn: charge.id })) ===
    'known'
  )
    return
  if (charge.fee !== 0)
    await postJournal({
      ...fact,
      factKey: `fee:${charge.id}`,
      kind: 'provider_fee',
      lines: providerFeeLines({ currency, fee: charge.fee }),
    })
  await issuePeriod({ invoice, brandId }, { factKey, kind: 'subscription', amount: gross, tax })
}
