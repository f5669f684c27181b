import { useParams } from 'react-router'
import { CardChoice } from '#features/cards/CardChoice.tsx'
import { partiesOf } from '#features/conversations/conversations.queries.ts'
import { MessageButton } from '#features/conversations/MessageButton.tsx'
import { useReadNotifications } from '#features/notifications/use-read-notifications.ts'
import { type HoldRequest, OfferPage } from '#features/offers/OfferPage.tsx'
import { HoldStep } from '#features/payments/HoldStep.tsx'
import { ReportMenu } from '#features/reports/ReportButton.tsx'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { brandPaths } from '#lib/paths.ts'
import { useStartPath } from './start-path.ts'

function holdOf({ payable, title, sentence, button, other, onHeld }: HoldRequest) {
  return (
    <HoldStep
      payable={payable}
      title={title}
      button={button}
      cards={CardChoice}
      other={other}
      onHeld={onHeld}
    >
      {sentence}
    </HoldStep>
  )
}

export default function Offer() {
  const { offerId = '' } = useParams()
  useReadNotifications('brand', 'offer', offerId)
  const startPath = useStartPath()
  const paths = {
    offers: brandPaths.offers,
    change: (id: string) => startPath('offer', brandPaths.changeOffer(id)),
    deal: brandPaths.deal,
  }
  return (
    <OfferPage
      key={offerId}
      side="brand"
      offerId={offerId}
      paths={paths}
      workOf={(specs) => <DeliverableList specs={specs} />}
      messageOf={(offer) => (
        <MessageButton side="brand" between={partiesOf(offer)} pathOf={brandPaths.messages} />
      )}
      menuOf={(offer, actions) => (
        <ReportMenu
          actions={actions}
          subjects={[
            { noun: 'offer', id: offer.id },
            { noun: 'talent', id: offer.talent.id },
          ]}
        />
      )}
      holdOf={holdOf}
    />
  )
}
