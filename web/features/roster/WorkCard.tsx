import type { RosterDetails } from '@marquee/contract/calls/roster'
import { formatCount } from '@marquee/contract/rules/wording'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'

/** Paths of the work lists of one talent; the talent's id goes into the URL. */
export type WorkPaths = Record<'applications' | 'offers' | 'deals', (talentId: string) => string>

/** The active work of this talent, each with its link. */
export function WorkCard({ details, paths }: { details: RosterDetails; paths: WorkPaths }) {
  const { talent, undecidedApplications, openOffers, runningDeals } = details
  if (!talent) return null
  return (
    <Card title="Active work" tone="flush">
      <RowList label="Active work" isInCard>
        <Row
          to={paths.deals(talent.id)}
          title="Deals"
          detail={runningDeals > 0 ? `${formatCount(runningDeals, 'deal')} active` : 'None active'}
        />
        <Row
          to={paths.offers(talent.id)}
          title="Offers"
          detail={openOffers > 0 ? `${formatCount(openOffers, 'offer')} open` : 'None open'}
        />
        <Row
          to={paths.applications(talent.id)}
          title="Applications"
          detail={
            undecidedApplications > 0
              ? `${formatCount(undecidedApplications, 'application')} undecided`
              : 'None undecided'
          }
        />
      </RowList>
    </Card>
  )
}
