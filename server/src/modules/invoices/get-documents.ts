import { type invoiceCalls, invoiceKinds } from '@marquee/contract/calls/invoices'
import { decodePageCursor, toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { type Document, listDocuments } from './invoices.store.ts'
import { viewDocument } from './invoices.view.ts'

/** Returns a brand's own invoices, receipts and credit notes, newest first. */
export const getInvoices: Handler<typeof invoiceCalls.invoiceList> = async (
  ctx,
  { kind, subjectId, cursor, limit },
) => {
  const filter = { kinds: kind ? [kind] : invoiceKinds, subjectId }
  const rows = await listDocuments(ctx.actor.id, filter, { cursor: decodePageCursor(cursor), limit })
  return toPage(rows, limit, (row) => viewDocument(row, ctx.now), cursorOf)
}

/** Returns the caller's payout statements, of a talent or an agency, newest first. */
export const getStatements: Handler<typeof invoiceCalls.statementList> = async (
  ctx,
  { subjectId, cursor, limit },
) => {
  const rows = await listDocuments(
    ctx.actor.id,
    { kinds: ['statement'], subjectId },
    { cursor: decodePageCursor(cursor), limit },
  )
  return toPage(rows, limit, (row) => viewDocument(row, ctx.now), cursorOf)
}

const cursorOf = (row: Document): [string, string] => [row.issuedAt.toISOString(), row.id]
