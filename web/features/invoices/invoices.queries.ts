import { invoiceCalls, invoiceKinds } from '@marquee/contract/calls/invoices'
import { usePagedQuery } from '#lib/use-paged-query.ts'

/** A brand's documents, newest first; `kind` as it stands in the address, ignored when it is none. */
export function useInvoices(kind: string) {
  const known = invoiceKinds.find((one) => one === kind)
  const filter = { ...(known && { kind: known }) }
  return usePagedQuery(['invoices', filter], invoiceCalls.invoiceList, filter)
}
