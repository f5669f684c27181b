import { InvoicesView } from '#features/invoices/InvoicesView.tsx'
import { PaymentsHead } from '#features/payments/PaymentsHead.tsx'

export default function Invoices() {
  return (
    <>
      <PaymentsHead title="Invoices" lead="An invoice for each charge, and a credit note for each refund." />
      <InvoicesView />
    </>
  )
}
