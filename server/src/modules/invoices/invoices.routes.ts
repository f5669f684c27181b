import type { invoiceCalls } from '@marquee/contract/calls/invoices'
import type { Routes } from '../../platform/handler.ts'
import { getInvoiceTable, getStatementTable } from './get-document-tables.ts'
import { getInvoices, getStatements } from './get-documents.ts'

export const invoiceRoutes: Routes<typeof invoiceCalls> = {
  invoiceList: getInvoices,
  statementList: getStatements,
  agencyStatements: getStatements,
  invoiceTable: getInvoiceTable,
  statementTable: getStatementTable,
  agencyStatementTable: getStatementTable,
}
