import { useParams } from 'react-router'
import { OfferPage } from '#features/offers/OfferPage.tsx'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { brandPaths } from '#lib/paths.ts'

const paths = { offers: brandPaths.offers, change: brandPaths.changeOffer, deal: brandPaths.deal }

export default function Offer() {
  const { offerId = '' } = useParams()
  return <OfferPage key={offerId} side="brand" offerId={offerId} paths={paths} workOf={(specs) => <DeliverableList specs={specs} />} />
}
