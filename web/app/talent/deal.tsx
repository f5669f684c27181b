import { useParams } from 'react-router'
import { ConversationWith } from '#features/conversations/ConversationWith.tsx'
import { partiesOf } from '#features/conversations/conversations.queries.ts'
import { DealRoom } from '#features/deals/DealRoom.tsx'
import { useReadNotifications } from '#features/notifications/use-read-notifications.ts'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { talentPaths } from '#lib/paths.ts'

const paths = { deals: talentPaths.deals, offer: talentPaths.offer }

export default function Deal() {
  const { dealId = '' } = useParams()
  useReadNotifications('talent', 'deal', dealId)
  return (
    <DealRoom
      key={dealId}
      side="talent"
      dealId={dealId}
      paths={paths}
      workOf={(specs) => <DeliverableList specs={specs} />}
      talkOf={(deal) => <ConversationWith side="talent" between={partiesOf(deal)} paths={talentPaths} />}
    />
  )
}
