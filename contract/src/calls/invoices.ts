import { z } from 'zod'
import { read } from '../call.ts'
import { forAgency } from '../on-behalf.ts'
import { currencies } from '../rules/currency.ts'
import { id, instant, page, paged } from '../rules/text.ts'

/** What a brand receives; `receipt` stands for an invoice while the market has no VAT number. */
export const invoiceKinds = ['invoice', 'receipt', 'credit_note', 'subscription'] as const
export const documentKinds = [...invoiceKinds, 'statement'] as const

const document = z.object({
  id: id(),
  /** Without gaps in its series and year: INV-2026-000123, CN-2026-000004. */
  number: z.string(),
  kind: z.enum(documentKinds),
  /** What stands above it, such as VAT invoice. */
  title: z.string(),
  date: instant(),
  /** In minor units, as the document shows them: a receipt names no VAT. Those of a credit note are given back. */
  net: z.int(),
  tax: z.int(),
  gross: z.int(),
  currency: z.enum(currencies),
  /** `credited` once credit notes have taken back all of it. */
  status: z.enum(['issued', 'credited']),
  subjectId: id().nullable(),
  subjectTitle: z.string(),
  /** The PDF, as an attachment; signed, and expires. */
  pdfUrl: z.string(),
})
export type MoneyDocument = z.output<typeof document>

const talentSide = {
  statementList: read('/talent/getStatementList', {
    by: ['talent'],
    input: page().extend({ subjectId: id().optional() }),
    response: paged(document),
    summary: 'Statements of what was paid out, newest first, each with its PDF.',
  }),
} as const

export const invoiceCalls = {
  invoiceList: read('/brand/getInvoiceList', {
    by: ['brand'],
    input: page().extend({ kind: z.enum(invoiceKinds).optional(), subjectId: id().optional() }),
    response: paged(document),
    summary: 'Invoices, receipts, credit notes and subscription invoices, newest first, each with its PDF.',
  }),
  ...talentSide,

  agencyStatements: forAgency('/talentagent/getStatementList', talentSide.statementList),
}
