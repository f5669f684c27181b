import { useParams } from 'react-router'
import { ConversationWith } from '#features/conversations/ConversationWith.tsx'
import { partiesOf } from '#features/conversations/conversations.queries.ts'
import { DealRoom } from '#features/deals/DealRoom.tsx'
import { useReadNotifications } from '#features/notifications/use-read-notifications.ts'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { pathsOf, useViewer } from '#lib/use-viewer.ts'

export default function Deal() {
  const { dealId = '' } = useParams()
  const viewer = useViewer()
  const paths = pathsOf[viewer]
  useReadNotifications(viewer, 'deal', dealId)
  return (
    <DealRoom
      key={dealId}
      side={viewer}
      dealId={dealId}
      paths={{ deals: paths.deals, offer: paths.offer }}
      workOf={(specs) => <DeliverableList specs={specs} />}
      conversationOf={(deal) => <ConversationWith side={viewer} between={partiesOf(deal)} paths={paths} />}
    />
  )
}
