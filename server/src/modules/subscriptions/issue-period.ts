import { currencies } from '@marquee/contract/rules/currency'
import { taxFor } from '@marquee/contract/rules/tax'
import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { findDocumentByFact } from '../invoices/invoices.store.ts'
import { issueDocument, recipientOf } from '../invoices/issue-document.ts'

/**
 * Issues the document of a paid period, or the credit note for `amount` of it. In minor units, tax included.
 */
export async function issuePeriod(
  { invoice, brandId: ownerId }: { invoice: Stripe.Invoice; brandId: string },
  {
    factKey,
    kind,
    amount,
    tax,
  }: { factKey: string; kind: 'subscription' | 'credit_note'; amount: number; tax: number },
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
    lines: [{ description: title, quantity: 1, net: amount - tax, tax, taxPercent: taxFor(currency) }],
  })
}

/** Returns what an invoice charged, in minor units. Throws for a currency that is not ours. */
export function amountsOf(invoice: Stripe.Invoice) {
  const currency = currencies.find((name) => name === invoice.currency.toUpperCase())
  if (!currency) throw new Error(`${invoice.id} is in ${invoice.currency}`)
  const tax = (invoice.total_taxes ?? []).reduce((sum, row) => sum + row.amount, 0)
  return { currency, gross: invoice.amount_paid, tax }
}
