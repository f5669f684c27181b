import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { forAgency } from '../on-behalf.ts'
import { currencies } from '../rules/currency.ts'
import { id, instant, page, paged } from '../rules/text.ts'

/** Documents a brand receives; `receipt` replaces `invoice` while Marquee has no VAT number. */
export const invoiceKinds = ['invoice', 'receipt', 'credit_note', 'subscription'] as const
export const documentKinds = [...invoiceKinds, 'statement'] as const

const document = z.object({
  id: id(),
  /** Without gaps in its series and year: INV-2026-000123, CN-2026-000004. */
  number: z.string(),
  kind: z.enum(documentKinds),
  /** The heading of the document, such as VAT invoice. */
  title: z.string(),
  date: instant(),
  /**
   * Minor units, as printed on the document: a receipt shows no VAT. The amounts of a credit note are
   * refunded.
   */
  net: z.int(),
  tax: z.int(),
  gross: z.int(),
  currency: z.enum(currencies),
  /** `credited` once credit notes cover the whole amount. */
  status: z.enum(['issued', 'credited']),
  subjectId: id().nullable(),
  subjectTitle: z.string(),
  /** The PDF as an attachment; the URL is signed and expires. */
  pdfUrl: z.string(),
})
export type MoneyDocument = z.output<typeof document>

/** The documents that one file holds at most. */
export const MAX_TABLE_ROWS = 5_000

/** A file for spreadsheets: its name and its content. `isComplete` is false when older documents are left out. */
const table = z.object({ name: z.string(), csv: z.string(), isComplete: z.boolean() })

const talentSide = {
  statementList: read('/talent/getStatementList', {
    by: ['talent'],
    input: page().extend({ subjectId: id().optional() }),
    response: paged(document),
    summary: 'Payout statements, newest first, each with its PDF.',
  }),
  statementTable: read('/talent/getStatementTable', {
    by: ['talent'],
    input: emptyInput(),
    response: table,
    rate: 'costly',
    summary: 'The newest 5,000 payout statements as CSV.',
  }),
} as const

export const invoiceCalls = {
  invoiceList: read('/brand/getInvoiceList', {
    by: ['brand'],
    input: page().extend({ kind: z.enum(invoiceKinds).optional(), subjectId: id().optional() }),
    response: paged(document),
    summary: 'Invoices, receipts, credit notes and subscription invoices, newest first, each with its PDF.',
  }),
  invoiceTable: read('/brand/getInvoiceTable', {
    by: ['brand'],
    input: emptyInput(),
    response: table,
    rate: 'costly',
    summary: 'The newest 5,000 invoices, receipts, credit notes and subscription invoices as CSV.',
  }),
  ...talentSide,

  agencyStatements: forAgency('/talentagent/getStatementList', talentSide.statementList),
  agencyStatementTable: forAgency('/talentagent/getStatementTable', talentSide.statementTable),
}
