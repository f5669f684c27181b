import { useParams } from 'react-router'
import { partiesOf } from '#features/conversations/conversations.queries.ts'
import { MessageButton } from '#features/conversations/MessageButton.tsx'
import { useReadNotifications } from '#features/notifications/use-read-notifications.ts'
import { OfferPage } from '#features/offers/OfferPage.tsx'
import { ReportMenu } from '#features/reports/ReportButton.tsx'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { pathsOf, useTalentSide } from '#lib/use-viewer.ts'
import { AboutBrand } from './AboutBrand.tsx'

/** An offer as the talent or their agent sees it; brands have a page of their own, with payments. */
export default function Offer() {
  const { offerId = '' } = useParams()
  const viewer = useTalentSide()
  const paths = pathsOf[viewer]
  useReadNotifications(viewer, 'offer', offerId)
  return (
    <OfferPage
      key={offerId}
      side={viewer}
      offerId={offerId}
      paths={{
        offers: paths.offers,
        change: paths.changeOffer,
        deal: paths.deal,
        brand: paths.brand,
      }}
      aboutOf={({ brand }) => <AboutBrand brand={brand} />}
      workOf={(specs) => <DeliverableList specs={specs} />}
      messageOf={(offer) => (
        <MessageButton side={viewer} between={partiesOf(offer)} pathOf={paths.messages} />
      )}
      menuOf={(offer, actions) => (
        <ReportMenu
          actions={actions}
          subjects={[
            { noun: 'offer', id: offer.id },
            { noun: 'brand', id: offer.brand.id },
          ]}
        />
      )}
    />
  )
}
