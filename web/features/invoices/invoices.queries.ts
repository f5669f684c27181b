import { invoiceCalls, invoiceKinds } from '@marquee/contract/calls/invoices'
import { usePagedQuery } from '#lib/use-paged-query.ts'

/** Reads the brand's documents, newest first. An unknown `kind` from the URL is ignored. */
export function useInvoices(kind: string) {
  const known = invoiceKinds.find((one) => one === kind)
  const filter = { ...(known && { kind: known }) }
  return usePagedQuery(['invoices', filter], invoiceCalls.invoiceList, filter)
}
