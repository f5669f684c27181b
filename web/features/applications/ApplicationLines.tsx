import type { ApplicationSummary } from '@marquee/contract/calls/applications'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brandPaths } from '#lib/paths.ts'
import classes from './ApplicationLines.module.css'
import { useApplicationsAmong } from './applications.queries.ts'
import { describeApplication } from './describe-application.ts'

interface ApplicationLinesProps {
  talentIds: readonly string[]
  /** Renders the list with what the brand’s live campaigns and each talent have to do with each other; null where nothing. */
  children: (applicationsOf: (talentId: string) => ReactNode) => ReactNode
}

/** Reads for which of the brand’s live campaigns the talents of a list are invited or have applied, for a line on each card. */
export function ApplicationLines({ talentIds, children }: ApplicationLinesProps) {
  const applicationsOf = useApplicationsAmong(talentIds)
  return children((talentId) => {
    const [newest, ...others] = applicationsOf(talentId)
    return newest && <Line application={newest} others={others.length} />
  })
}

/** For which of the brand’s live campaigns one talent is invited or has applied, a line each. */
export function ApplicationList({ talentId }: { talentId: string }) {
  const applications = useApplicationsAmong([talentId])(talentId)
  return applications.map((one) => <Line key={one.applicationId} application={one} others={0} />)
}

function Line({ application, others }: { application: ApplicationSummary; others: number }) {
  const { campaignId, applicationId } = application
  return (
    <p className={classes.line}>
      <Link to={`${brandPaths.campaign(campaignId)}?application=${applicationId}`}>
        {describeApplication(application)}
      </Link>
      {others > 0 && ` and ${others} more`}
    </p>
  )
}
