import { useNavigate, useParams } from 'react-router'
import { ChangeOfferPage } from '#features/offers/ChangeOfferPage.tsx'
import { TermsFields } from '#features/terms/TermsFields.tsx'
import { pathsOf, useViewer } from '#lib/use-viewer.ts'
import { BrandTermsFields } from './brand-terms-fields.tsx'

export default function ChangeOffer() {
  const { offerId = '' } = useParams()
  const navigate = useNavigate()
  const viewer = useViewer()
  const back = pathsOf[viewer].offer(offerId)
  return (
    <ChangeOfferPage
      side={viewer}
      offerId={offerId}
      back={back}
      fields={viewer === 'brand' ? BrandTermsFields : TermsFields}
      onDone={() => navigate(back)}
    />
  )
}
