import { useSetUp } from '#features/home/home.queries.ts'
import { PaymentsHead } from '#features/payments/PaymentsHead.tsx'
import { PlanView } from '#features/subscription/PlanView.tsx'
import { brandPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

export default function Plan() {
  const draft = useSetUp().data?.draft
  const next = draft ? (
    <ButtonLink kind="primary" to={`${brandPaths.editCampaign(draft.id)}?step=check`}>
      Review and publish “{draft.title}”
    </ButtonLink>
  ) : (
    <ButtonLink kind="primary" to={brandPaths.findTalent}>
      Find talent
    </ButtonLink>
  )
  return (
    <>
      <PaymentsHead title="Plan" lead="One plan with everything, monthly or yearly. Cancel in one click." />
      <PlanView next={next} />
    </>
  )
}
