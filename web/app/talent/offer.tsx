import { useParams } from 'react-router'
import { OfferPage } from '#features/offers/OfferPage.tsx'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { talentPaths } from '#lib/paths.ts'

const paths = { offers: talentPaths.offers, change: talentPaths.changeOffer, deal: talentPaths.deal }

export default function Offer() {
  const { offerId = '' } = useParams()
  return <OfferPage key={offerId} side="talent" offerId={offerId} paths={paths} workOf={(specs) => <DeliverableList specs={specs} />} />
}
