import type { MoneyDocument } from '@marquee/contract/calls/invoices'
import { documentUrl } from './document-url.ts'
import type { Document } from './invoices.store.ts'

type Titled = Pick<Document, 'kind' | 'issuer'>

/**
 * Returns whether a document shows VAT: Marquee must be registered for it, and a statement is not a supply.
 */
export const showsVat = ({ kind, issuer }: Titled): boolean =>
  issuer.vatNumber !== '' && kind !== 'statement' && kind !== 'receipt'

/** Returns the heading of a document. */
export function titleOf(document: Titled): string {
  if (document.kind === 'credit_note') return 'Credit note'
  if (document.kind === 'statement') return 'Payment statement'
  return showsVat(document) ? 'VAT invoice' : 'Receipt'
}

/** Returns the totals as the document shows them: without a VAT number the price is one amount. */
export function shownTotals(document: Document): Pick<Document, 'net' | 'tax' | 'gross'> {
  const { net, tax, gross } = document
  return showsVat(document) || document.kind === 'statement'
    ? { net, tax, gross }
    : { net: gross, tax: 0, gross }
}

/** Returns a document as its owner sees it in a list. */
export function viewDocument(document: Document, now: Date): MoneyDocument {
  const { id, number, kind, currency, status, subject, subjectTitle, issuedAt } = document
  return {
    id,
    number,
    kind,
    title: titleOf(document),
    date: issuedAt.toISOString(),
    ...shownTotals(document),
    currency,
    status,
    subjectId: subject,
    subjectTitle,
    pdfUrl: documentUrl(document, now),
  }
}
