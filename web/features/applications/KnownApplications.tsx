import type { KnownApplication } from '@marquee/contract/calls/applications'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brandPaths } from '#lib/paths.ts'
import { useApplicationsAmong } from './applications.queries.ts'
import { describeKnown } from './describe-known.ts'
import classes from './KnownApplications.module.css'

interface KnownApplicationsProps {
  talentIds: readonly string[]
  /** Renders the list with what the brand’s live campaigns and each talent have to do with each other; null where nothing. */
  children: (knownOf: (talentId: string) => ReactNode) => ReactNode
}

/** Reads for which of the brand’s live campaigns the talents of a list are invited or have applied, for a line on each card. */
export function KnownApplications({ talentIds, children }: KnownApplicationsProps) {
  const applicationsOf = useApplicationsAmong(talentIds)
  return children((talentId) => {
    const [newest, ...others] = applicationsOf(talentId)
    return newest && <Line application={newest} others={others.length} />
  })
}

/** For which of the brand’s live campaigns one talent is invited or has applied, a line each. */
export function KnownApplicationList({ talentId }: { talentId: string }) {
  const applications = useApplicationsAmong([talentId])(talentId)
  return applications.map((one) => <Line key={one.applicationId} application={one} others={0} />)
}

function Line({ application, others }: { application: KnownApplication; others: number }) {
  const { campaignId, applicationId } = application
  return (
    <p className={classes.known}>
      <Link to={`${brandPaths.campaign(campaignId)}?application=${applicationId}`}>
        {describeKnown(application)}
      </Link>
      {others > 0 && ` and ${others} more`}
    </p>
  )
}
