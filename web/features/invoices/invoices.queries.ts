import { invoiceCalls, invoiceKinds } from '@marquee/contract/calls/invoices'
import { usePages } from '#lib/use-pages.ts'

/** A brand's documents, newest first; `kind` as it stands in the address, ignored when it is none. */
export function useInvoices(kind: string) {
  const known = invoiceKinds.find((one) => one === kind)
  const filter = { ...(known && { kind: known }) }
  return usePages(['invoices', filter], invoiceCalls.invoiceList, filter)
}
