import { useUrlState } from '#lib/use-url-state.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { BalancesView } from './BalancesView.tsx'
import { BankDisputesView, PaymentsView, PayoutsView, RefundsView } from './movement-views.tsx'
import { VatView } from './VatView.tsx'

const views = [
  { id: 'balances', label: 'Balances', View: BalancesView },
  { id: 'payouts', label: 'Payouts', View: PayoutsView },
  { id: 'payments', label: 'Payments', View: PaymentsView },
  { id: 'refunds', label: 'Refunds', View: RefundsView },
  { id: 'disputes', label: 'Disputes at banks', View: BankDisputesView },
  { id: 'vat', label: 'VAT', View: VatView },
] as const

/** The money of the market: balances and checks of the ledger, every movement, and VAT. */
export function MoneyPage() {
  const [tab] = useUrlState('tab', 'balances')
  const { View } = views.find(({ id }) => id === tab) ?? views[0]
  return (
    <>
      <PageHeader title="Money" lead="What the ledger says, compared with the payment provider once a day." />
      <UrlTabs label="Money views" tabs={views} />
      <View />
    </>
  )
}
