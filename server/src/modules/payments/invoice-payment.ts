import { formatBps } from '@marquee/contract/rules/fee'
import { sharesOfRefund } from '@marquee/contract/rules/shares'
import { openTransaction } from '../../platform/database/database.ts'
import { findDocumentByFact } from '../invoices/invoices.store.ts'
import { issueDocument, recipientOf } from '../invoices/issue-document.ts'
import type { Payable } from './payables.store.ts'
import type { PaymentRow } from './payments.store.ts'

/** Issues the invoice of a charge. The charge is the tax point (payments, section 6). */
export async function invoicePayment(payment: PaymentRow, payable: Payable): Promise<void> {
  const { now: taxPoint } = openTransaction('invoicePayment()')
  const { price, currency, payerId } = payable
  await issueDocument({
    kind: 'invoice',
    factKey: `capture:${payment.intentRef}`,
    ownerId: payerId,
    recipient: await recipientOf(payerId),
    subject: payable.id,
    subjectTitle: payable.title,
    currency,
    taxPoint,
    lines: [
      {
        description:
          price.feeMode === 'deducted' || price.feeBps === 0
            ? payable.title
            : `${payable.title}, with our fee of ${formatBps(price.feeBps)}`,
        quantity: 1,
        taxPercent: price.taxPercent,
        net: price.payerPays - price.tax,
        tax: price.tax,
      },
    ],
  })
}

/**
 * Issues the credit note for money that we or the cardholder's bank returned, on the invoice of the charge.
 * `amount`, and what was credited `before`, in minor units. Nothing for 0.
 */
export async function creditInvoice(
  payment: PaymentRow,
  payable: Payable,
  { factKey, amount, before, reason }: { factKey: string; amount: number; before: number; reason: string },
): Promise<void> {
  if (amount === 0) return
  const { now: taxPoint } = openTransaction('creditInvoice()')
  const { price, currency, payerId, title } = payable
  const { tax } = sharesOfRefund(price, { before, amount })
  const original = await findDocumentByFact(`capture:${payment.intentRef}`)
  await issueDocument({
    kind: 'credit_note',
    factKey,
    ownerId: payerId,
    recipient: await recipientOf(payerId),
    subject: payable.id,
    subjectTitle: title,
    currency,
    taxPoint,
    reason,
    creditsId: original?.id,
    lines: [
      { description: `Refund: ${title}`, quantity: 1, taxPercent: price.taxPercent, net: amount - tax, tax },
    ],
  })
}
