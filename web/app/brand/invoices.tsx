import { invoiceCalls } from '@marquee/contract/calls/invoices'
import { InvoicesView } from '#features/invoices/InvoicesView.tsx'
import { PaymentsHead } from '#features/payments/PaymentsHead.tsx'
import { DownloadCsv } from '#ui/DownloadCsv.tsx'

export default function Invoices() {
  return (
    <>
      <PaymentsHead
        title="Invoices"
        lead="An invoice for each charge, and a credit note for each refund."
        actions={<DownloadCsv table={invoiceCalls.invoiceTable} />}
      />
      <InvoicesView />
    </>
  )
}
