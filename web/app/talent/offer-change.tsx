import { useNavigate, useParams } from 'react-router'
import { ChangeOfferPage } from '#features/offers/ChangeOfferPage.tsx'
import { TermsFields } from '#features/terms/TermsFields.tsx'
import { talentPaths } from '#lib/paths.ts'

export default function ChangeOffer() {
  const { offerId = '' } = useParams()
  const navigate = useNavigate()
  const back = talentPaths.offer(offerId)
  return (
    <ChangeOfferPage
      side="talent"
      offerId={offerId}
      back={back}
      fields={TermsFields}
      onDone={() => navigate(back)}
    />
  )
}
