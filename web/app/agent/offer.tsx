import { useParams } from 'react-router'
import { partiesOf } from '#features/conversations/conversations.queries.ts'
import { MessageButton } from '#features/conversations/MessageButton.tsx'
import { useReadNotifications } from '#features/notifications/use-read-notifications.ts'
import { OfferPage } from '#features/offers/OfferPage.tsx'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { agentPaths } from '#lib/paths.ts'

const paths = { offers: agentPaths.offers, change: agentPaths.changeOffer, deal: agentPaths.deal }

export default function Offer() {
  const { offerId = '' } = useParams()
  useReadNotifications('agent', 'offer', offerId)
  return (
    <OfferPage
      key={offerId}
      side="agent"
      offerId={offerId}
      paths={paths}
      workOf={(specs) => <DeliverableList specs={specs} />}
      messageOf={(offer) => (
        <MessageButton side="agent" between={partiesOf(offer)} pathOf={agentPaths.messages} />
      )}
    />
  )
}
