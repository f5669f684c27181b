import type { invoiceCalls } from '@marquee/contract/calls/invoices'
import type { Routes } from '../../platform/handler.ts'
import { showInvoices, showStatements } from './get-documents.ts'

export const invoiceRoutes: Routes<typeof invoiceCalls> = {
  invoiceList: showInvoices,
  statementList: showStatements,
  agencyStatements: showStatements,
}
