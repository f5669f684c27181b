import type { invoiceCalls } from '@marquee/contract/calls/invoices'
import type { Routes } from '../../platform/act.ts'
import { showInvoices, showStatements } from './show-documents.ts'

export const invoiceRoutes: Routes<typeof invoiceCalls> = {
  invoiceList: showInvoices,
  statementList: showStatements,
  agencyStatements: showStatements,
}
