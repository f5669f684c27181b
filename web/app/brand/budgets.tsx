import { BudgetsView } from '#features/budgets/BudgetsView.tsx'
import { PaymentsHead } from '#features/payments/PaymentsHead.tsx'
import { brandPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

export default function Budgets() {
  const start = (
    <ButtonLink kind="primary" to={brandPaths.campaigns}>
      View campaigns
    </ButtonLink>
  )
  return (
    <>
      <PaymentsHead title="Budgets" lead="Amounts held, charged and remaining, by campaign." />
      <BudgetsView campaignPath={brandPaths.campaign} emptyAction={start} />
    </>
  )
}
