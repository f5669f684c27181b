import type { UserRow } from '@marquee/contract/calls/operators'
import { formatDate } from '@marquee/contract/rules/dates'
import { operatorPaths } from '#lib/paths.ts'
import { useDebounced } from '#lib/use-debounced.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { AccountState } from './AccountState.tsx'
import { roleLabels, statusLabels } from './account-labels.ts'
import { useUsers } from './operators.queries.ts'

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** All accounts, found by name, email, type and status. */
export function UsersPage() {
  const [text, setText] = useUrlState('text')
  const [role, setRole] = useUrlState('type')
  const [status, setStatus] = useUrlState('status')
  const users = useUsers({ q: useDebounced(text.trim()), role, status })
  return (
    <>
      <PageHeader title="Users" lead="Everyone with an account, the newest first." />
      <FilterBar>
        <TextField
          label="Name or email"
          type="search"
          value={text}
          onChange={(typed) => setText(typed, true)}
          maxLength={120}
        />
        <SelectField
          label="Type"
          placeholder="All types"
          value={role}
          onChange={(value) => setRole(value)}
          options={options(roleLabels)}
        />
        <SelectField
          label="Status"
          placeholder="All statuses"
          value={status}
          onChange={(value) => setStatus(value)}
          options={options(statusLabels)}
        />
      </FilterBar>
      <LoadedPages
        pages={users}
        skeleton={<RowsSkeleton />}
        empty={<EmptyState title="No matching users">Try part of a name or of an email address.</EmptyState>}
      >
        {(items) => <UsersTable items={items} />}
      </LoadedPages>
    </>
  )
}

function UsersTable({ items }: { items: readonly UserRow[] }) {
  return (
    <DataTable<UserRow>
      caption="Users, newest first"
      items={items}
      keyOf={({ id }) => id}
      toOf={({ id }) => operatorPaths.user(id)}
      columns={[
        { label: 'Name', cell: ({ name }) => name },
        { label: 'Email', cell: ({ email, status }) => (status === 'erased' ? '–' : email) },
        { label: 'Type', cell: ({ role }) => roleLabels[role] },
        { label: 'Status', cell: (user) => <AccountState {...user} /> },
        { label: 'Joined', cell: ({ createdAt }) => formatDate(createdAt) },
        {
          label: 'Last seen',
          cell: ({ lastSeenAt }) => (lastSeenAt ? <RelativeTime at={lastSeenAt} /> : 'Signed out'),
        },
      ]}
    />
  )
}
