import type { AuditEntry } from '@marquee/contract/calls/operators'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { Link } from 'react-router'
import { operatorPaths } from '#lib/paths.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { describeSubject, pathOfSubject } from './audit-subject.ts'
import { useAuditCsv, useAuditLog } from './operators.queries.ts'

/** What operators did, and what happened while one acted as a user. */
export function AuditPage() {
  const [action, setAction] = useUrlState('action')
  const [from, setFrom] = useUrlState('from')
  const [to, setTo] = useUrlState('to')
  const [userId, setUserId] = useUrlState('user')
  const filter = { action: useDebounced(action.trim()), from, to, userId }
  const log = useAuditLog(filter)
  const csv = useAuditCsv(filter)
  return (
    <>
      <PageHeader
        title="Audit"
        lead={userId ? 'Entries about one user.' : 'Every act of an operator. Nobody can change an entry.'}
        actions={
          <>
            {userId && <Button onClick={() => setUserId('')}>Show all users</Button>}
            <Button busy={csv.isPending} onClick={() => csv.mutate()}>
              Download as CSV
            </Button>
          </>
        }
      />
      <FilterBar>
        <TextField
          label="Name of the call"
          type="search"
          placeholder="updateProfile"
          value={action}
          onChange={(typed) => setAction(typed, true)}
          maxLength={60}
        />
        <DateField label="From" value={from || null} onChange={(day) => setFrom(day ?? '')} canClear />
        <DateField label="To" value={to || null} onChange={(day) => setTo(day ?? '')} canClear />
      </FilterBar>
      <LoadedPages
        pages={log}
        skeleton={<RowsSkeleton />}
        empty={<EmptyState title="No entries">Nothing was recorded for this filter.</EmptyState>}
      >
        {(items) => <AuditTable items={items} />}
      </LoadedPages>
    </>
  )
}

/** What an entry was about, with a link to the page where operators read it. */
function About({ entry: { subject } }: { entry: AuditEntry }) {
  if (!subject) return '–'
  const text = describeSubject(subject)
  return subject.page ? <Link to={pathOfSubject(subject.page)}>{text}</Link> : text
}

function AuditTable({ items }: { items: readonly AuditEntry[] }) {
  return (
    <DataTable<AuditEntry>
      caption="Audit log, newest first"
      items={items}
      keyOf={({ id }) => String(id)}
      columns={[
        { label: 'Time', cell: ({ at }) => formatLocalDateTime(at), isShort: true },
        {
          label: 'Operator',
          cell: ({ operator, isAsUser }) => (isAsUser ? `${operator.name}, as the user` : operator.name),
        },
        { label: 'Outcome', cell: ({ outcome }) => outcome },
        { label: 'About', cell: (entry) => <About entry={entry} /> },
        {
          label: 'User',
          cell: ({ user }) => (user ? <Link to={operatorPaths.user(user.id)}>{user.name}</Link> : '–'),
        },
        { label: 'Reason', cell: ({ reason }) => reason },
      ]}
    />
  )
}
