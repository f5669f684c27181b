import { useNavigate, useParams } from 'react-router'
import { ChangeOfferPage } from '#features/offers/ChangeOfferPage.tsx'
import { TermsFields } from '#features/terms/TermsFields.tsx'
import { agentPaths } from '#lib/paths.ts'

export default function ChangeOffer() {
  const { offerId = '' } = useParams()
  const navigate = useNavigate()
  const back = agentPaths.offer(offerId)
  return (
    <ChangeOfferPage
      side="agent"
      offerId={offerId}
      back={back}
      fields={TermsFields}
      onDone={() => navigate(back)}
    />
  )
}
