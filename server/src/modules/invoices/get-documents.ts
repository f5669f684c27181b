import { type invoiceCalls, invoiceKinds } from '@marquee/contract/calls/invoices'
import { decodePageCursor, toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { type Document, listDocuments, listDocumentsAbout } from './invoices.store.ts'
import { viewDocument } from './invoices.view.ts'

/** Returns a brand's own invoices, receipts and credit notes, newest first. */
export const getInvoices: Handler<typeof invoiceCalls.invoiceList> = async (
  ctx,
  { kind, subjectId, cursor, limit },
) => {
  const filter = { kinds: kind ? [kind] : invoiceKinds, subjectId }
  const rows = await listDocuments(ctx.actor.id, filter, { place: decodePageCursor(cursor), limit })
  return toPage(rows, limit, (row) => viewDocument(row, ctx.now), keyOf)
}

/** Returns the caller's payout statements, of a talent or an agency, newest first. */
export const getStatements: Handler<typeof invoiceCalls.statementList> = async (
  ctx,
  { subjectId, cursor, limit },
) => {
  const rows = await listDocuments(
    ctx.actor.id,
    { kinds: ['statement'], subjectId },
    { place: decodePageCursor(cursor), limit },
  )
  return toPage(rows, limit, (row) => viewDocument(row, ctx.now), keyOf)
}

/** Returns number and URL of the documents about these subjects that this account owns, oldest first. */
export async function documentsAbout(
  subjects: readonly string[],
  ownerId: string,
  now: Date,
): Promise<ReadonlyMap<string, { number: string; url: string }[]>> {
  const found = new Map<string, { number: string; url: string }[]>()
  for (const row of await listDocumentsAbout(subjects, ownerId)) {
    const { number, pdfUrl } = viewDocument(row, now)
    const subject = row.subject ?? ''
    found.set(subject, [...(found.get(subject) ?? []), { number, url: pdfUrl }])
  }
  return found
}

const keyOf = (row: Document): [string, string] => [row.issuedAt.toISOString(), row.id]
