import type { RetentionRun } from '@marquee/contract/calls/operator-retention'
import { formatDate, formatLocalDateTime } from '@marquee/contract/rules/dates'
import {
  describeRetention,
  type RetentionKey,
  retentionKeys,
  retentionRows,
} from '@marquee/contract/rules/retention'
import { formatNumber } from '@marquee/contract/rules/wording'
import { useUrlState } from '#lib/use-url-state.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Status } from '#ui/Status.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { useRetentionRuns } from './operators.queries.ts'

const views = [
  { id: 'periods', label: 'Periods', View: PeriodsTable },
  { id: 'runs', label: 'Last 7 days', View: RunsTable },
] as const

/** How long data is kept, and what was deleted in the last days. */
export function RetentionPage() {
  const [tab] = useUrlState('tab', 'periods')
  const { View } = views.find(({ id }) => id === tab) ?? views[0]
  return (
    <>
      <PageHeader
        title="Retention"
        lead="How long data is kept. Each night the server deletes what is older and counts what is left."
      />
      <UrlTabs label="Retention views" tabs={views} />
      <Loaded query={useRetentionRuns()} skeleton={<RowsSkeleton />}>
        {({ items }) => <View runs={items} />}
      </Loaded>
    </>
  )
}

function PeriodsTable({ runs }: { runs: readonly RetentionRun[] }) {
  const lastCheck = (key: RetentionKey) =>
    runs.find((run) => run.key === key && (run.leftOver !== null || run.hasFailed))
  return (
    <DataTable<RetentionKey>
      caption="Data and how long it is kept"
      items={retentionKeys}
      keyOf={(key) => key}
      columns={[
        { label: 'Data', cell: (key) => retentionRows[key].data },
        { label: 'Kept', cell: (key) => describeRetention(retentionRows[key]) },
        { label: 'Then', cell: (key) => outcomes[retentionRows[key].happens], isShort: true },
        { label: 'Why', cell: (key) => retentionRows[key].why },
        {
          label: 'Last check',
          cell: (key) => (retentionRows[key].period ? <CheckState run={lastCheck(key)} /> : 'No period'),
          isShort: true,
        },
      ]}
    />
  )
}

const outcomes = { deleted: 'Deleted', blanked: 'Blanked', kept: 'Kept' } as const

function CheckState({ run }: { run: RetentionRun | undefined }) {
  if (!run) return <Status tone="quiet">Not yet</Status>
  if (run.hasFailed) return <Status tone="bad">Failed</Status>
  return run.leftOver ? (
    <Status tone="bad">{`${run.leftOver} left`}</Status>
  ) : (
    <Status tone="good">None left</Status>
  )
}

function RunsTable({ runs }: { runs: readonly RetentionRun[] }) {
  const shown = runs.filter(({ removed, leftOver, hasFailed }) => removed > 0 || leftOver || hasFailed)
  if (shown.length === 0)
    return (
      <EmptyState title="Nothing was deleted">No data has passed its period in the last 7 days.</EmptyState>
    )
  return (
    <DataTable<RetentionRun>
      caption="What was deleted or blanked, newest first"
      items={shown}
      keyOf={({ key, day }) => `${day} ${key}`}
      columns={[
        { label: 'Day', cell: ({ day }) => formatDate(day), isShort: true },
        { label: 'Data', cell: ({ key }) => retentionRows[key].data },
        { label: 'Removed', cell: ({ removed }) => formatNumber(removed), isNumber: true },
        { label: 'Older than', cell: ({ before }) => formatLocalDateTime(before), isShort: true },
        {
          label: 'Afterwards',
          cell: (run) => <CheckState run={isChecked(run) ? run : undefined} />,
          isShort: true,
        },
        { label: 'Last run', cell: ({ finishedAt }) => formatLocalDateTime(finishedAt), isShort: true },
      ]}
    />
  )
}

const isChecked = ({ leftOver, hasFailed }: RetentionRun): boolean => leftOver !== null || hasFailed
