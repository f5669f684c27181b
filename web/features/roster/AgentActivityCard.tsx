import type { DelegatedAction } from '@marquee/contract/calls/mandates'
import { Card } from '#ui/Card.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { useDelegatedActions } from './roster.queries.ts'

/** Path of the page for each subject type of an agent's action. */
export type ActivityPaths = Readonly<Record<string, (id: string) => string>>

/** Everything that agents did on the talent's behalf, newest first, with the agent's name. */
export function AgentActivityCard({ paths }: { paths: ActivityPaths }) {
  const activity = useDelegatedActions()
  return (
    <Card title="Agent activity" tone={activity.items.length > 0 ? 'flush' : 'plain'}>
      <LoadedPages
        pages={activity}
        skeleton={<RowsSkeleton count={3} />}
        empty={<p>Nothing yet. Every application, response and upload by an agency is listed here.</p>}
      >
        {(items) => (
          <RowList label="Agent activity" isInCard>
            {items.map((action) => (
              <ActivityRow key={action.id} action={action} paths={paths} />
            ))}
          </RowList>
        )}
      </LoadedPages>
    </Card>
  )
}

function ActivityRow({ action, paths }: { action: DelegatedAction; paths: ActivityPaths }) {
  const { summary, person, agency, subject, at } = action
  const to = subject ? paths[subject.noun]?.(subject.id) : undefined
  const what = subject?.title ? `${summary}: ${subject.title}` : summary
  return (
    <Row {...(to && { to })} title={what} detail={`${person}, ${agency}`} time={<RelativeTime at={at} />} />
  )
}
