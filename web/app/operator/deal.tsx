import { useParams } from 'react-router'
import { timelineOf } from '#features/deals/timeline.ts'
import { DealRecordPage } from '#features/operators/DealRecordPage.tsx'
import { Timeline } from '#ui/Timeline.tsx'

export default function Deal() {
  const { dealId = '' } = useParams()
  return (
    <DealRecordPage
      key={dealId}
      dealId={dealId}
      timelineOf={({ timeline, brand, talent }) => (
        <Timeline
          entries={timelineOf(
            { timeline, brand: { companyName: brand.name }, talent: { displayName: talent.name } },
            'operator',
          )}
        />
      )}
    />
  )
}
