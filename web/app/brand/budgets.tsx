import { BudgetsView } from '#features/budgets/BudgetsView.tsx'
import { PaymentsHead } from '#features/payments/PaymentsHead.tsx'
import { brandPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

export default function Budgets() {
  const start = (
    <ButtonLink kind="primary" to={brandPaths.campaigns}>
      See your campaigns
    </ButtonLink>
  )
  return (
    <>
      <PaymentsHead
        title="Budgets"
        lead="What is held, what is charged and what is left, campaign by campaign."
      />
      <BudgetsView campaignPath={brandPaths.campaign} emptyAction={start} />
    </>
  )
}
