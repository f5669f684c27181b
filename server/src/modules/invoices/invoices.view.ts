import type { MoneyDocument } from '@marquee/contract/calls/invoices'
import { isSigned, signedUrl } from '../files/signed-url.ts'
import { type Document, listDocumentsAbout } from './invoices.store.ts'

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

/** Returns number and URL of the documents of this owner by their subject, oldest first. */
export async function viewDocumentsAbout(
  subjects: readonly string[],
  ownerId: string,
  now: Date,
): Promise<ReadonlyMap<string, { number: string; url: string }[]>> {
  const documents = await listDocumentsAbout(subjects, ownerId)
  return new Map(
    subjects.map((subject) => [
      subject,
      documents
        .filter((document) => document.subject === subject)
        .map((document) => ({ number: document.number, url: documentUrl(document, now) })),
    ]),
  )
}

/** Returns the storage key of a document's PDF. */
export const pdfKeyOf = (id: string): string => `documents/${id}.pdf`

/**
 * Returns the URL of a document's PDF, as an attachment named after its number. Signed; valid for two to
 * three hours.
 */
export function documentUrl({ id, number }: { id: string; number: string }, now: Date): string {
  const [, query] = signedUrl(pdfKeyOf(id), { download: `${number}.pdf` }, now).split('?')
  return `/${pdfKeyOf(id)}?${query}`
}

/** Returns whether this URL has a valid signature for this document and has not expired. */
export function isSignedDocument(
  id: string,
  query: { expires?: string; download?: string; signature?: string },
  now: Date,
): boolean {
  return isSigned(pdfKeyOf(id), query, now)
}
