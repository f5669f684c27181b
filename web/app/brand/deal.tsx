import { useParams } from 'react-router'
import { betweenOf } from '#features/conversations/conversations.queries.ts'
import { TalkBetween } from '#features/conversations/TalkBetween.tsx'
import { DealRoom } from '#features/deals/DealRoom.tsx'
import { useReadNotices } from '#features/notifications/use-read-notices.ts'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { brandPaths } from '#lib/paths.ts'

const paths = { deals: brandPaths.deals, offer: brandPaths.offer }

export default function Deal() {
  const { dealId = '' } = useParams()
  useReadNotices('brand', 'deal', dealId)
  return (
    <DealRoom
      key={dealId}
      side="brand"
      dealId={dealId}
      paths={paths}
      workOf={(specs) => <DeliverableList specs={specs} />}
      talkOf={(deal) => <TalkBetween side="brand" between={betweenOf(deal)} paths={brandPaths} />}
    />
  )
}
