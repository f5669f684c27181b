import { type invoiceCalls, invoiceKinds, MAX_TABLE_ROWS } from '@marquee/contract/calls/invoices'
import { csvText } from '@marquee/contract/rules/csv'
import { fromMinor } from '@marquee/contract/rules/currency'
import type { Handler } from '../../platform/handler.ts'
import { type Document, listDocuments } from './invoices.store.ts'
import { shownTotals, titleOf } from './invoices.view.ts'

const columns = ['Number', 'Date', 'Type', 'For', 'Net', 'VAT', 'Total', 'Currency']

/** Returns the brand's newest documents as CSV, with the amounts that the documents show. */
export const getInvoiceTable: Handler<typeof invoiceCalls.invoiceTable> = async (ctx) =>
  tableOf('invoices', await listDocuments(ctx.actor.id, { kinds: invoiceKinds }, newest), ctx.now)

/** Returns the caller's newest payout statements, of a talent or an agency, as CSV. */
export const getStatementTable: Handler<typeof invoiceCalls.statementTable> = async (ctx) =>
  tableOf('statements', await listDocuments(ctx.actor.id, { kinds: ['statement'] }, newest), ctx.now)

const newest = { cursor: {}, limit: MAX_TABLE_ROWS }

function tableOf(
  what: string,
  rows: readonly Document[],
  now: Date,
): { name: string; csv: string; isComplete: boolean } {
  return {
    name: `marquee-${what}-${now.toISOString().slice(0, 10)}.csv`,
    csv: csvText([columns, ...rows.slice(0, MAX_TABLE_ROWS).map(lineOf)]),
    isComplete: rows.length <= MAX_TABLE_ROWS,
  }
}

/** Returns the cells of a document; the amounts of a credit note are below zero. */
function lineOf(document: Document): (string | number)[] {
  const { net, tax, gross } = shownTotals(document)
  const sign = document.kind === 'credit_note' ? -1 : 1
  return [
    document.number,
    document.issuedAt.toISOString().slice(0, 10),
    titleOf(document),
    document.subjectTitle,
    ...[net, tax, gross].map((minor) => (minor === 0 ? 0 : sign * fromMinor(minor))),
    document.currency,
  ]
}
