import { useParams } from 'react-router'
import { partiesOf } from '#features/conversations/conversations.queries.ts'
import { MessageButton } from '#features/conversations/MessageButton.tsx'
import { useReadNotifications } from '#features/notifications/use-read-notifications.ts'
import { OfferPage } from '#features/offers/OfferPage.tsx'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { talentPaths } from '#lib/paths.ts'

const paths = { offers: talentPaths.offers, change: talentPaths.changeOffer, deal: talentPaths.deal }

export default function Offer() {
  const { offerId = '' } = useParams()
  useReadNotifications('talent', 'offer', offerId)
  return (
    <OfferPage
      key={offerId}
      side="talent"
      offerId={offerId}
      paths={paths}
      workOf={(specs) => <DeliverableList specs={specs} />}
      messageOf={(offer) => (
        <MessageButton side="talent" between={partiesOf(offer)} pathOf={talentPaths.messages} />
      )}
    />
  )
}
