import type { RosterRow } from '@marquee/contract/calls/roster'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { formatCount } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDebounced } from '#lib/use-debounced.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { formatCommission } from './describe-mandate.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { RosterName } from './RosterName.tsx'
import { RosterState } from './RosterState.tsx'
import { useRoster } from './roster.queries.ts'
import { TermsDialog } from './TermsDialog.tsx'

interface RosterPageProps {
  paths: { add: string; import: string; talent: (talentId: string) => string }
}

const states = Object.entries(mandateLifecycle.states).map(([value, { label }]) => ({ value, label }))

/** Everyone the agency represents, has invited or has represented, with their active work. */
export function RosterPage({ paths }: RosterPageProps) {
  const [status, setStatus] = useUrlState('state')
  const [text, setText] = useUrlState('text')
  const [leaving, setLeaving] = useState<RosterRow | null>(null)
  const [read, setRead] = useState<RosterRow | null>(null)
  const roster = useRoster({ status, text: useDebounced(text.trim()) })
  const isAll = status === '' && text === ''
  return (
    <>
      <FilterBar>
        <SelectField
          label="Status"
          placeholder="Everyone"
          value={status}
          onChange={(state) => setStatus(state)}
          options={states}
        />
        <TextField
          label="Find by name"
          type="search"
          value={text}
          onChange={(typed) => setText(typed, true)}
          maxLength={80}
        />
      </FilterBar>
      <LoadedPages
        pages={roster}
        skeleton={<RowsSkeleton />}
        empty={
          isAll ? (
            <EmptyState
              title="Add your first talent"
              action={
                <ButtonLink kind="primary" to={paths.add}>
                  Add a talent
                </ButtonLink>
              }
            >
              Add a talent you manage, or send a talent a representation request. You can also{' '}
              <Link to={paths.import}>import a list</Link>.
            </EmptyState>
          ) : (
            <EmptyState title="No matching results">Choose another status or name.</EmptyState>
          )
        }
      >
        {(items) => (
          <RosterTable items={items} pathOf={paths.talent} onTakeBack={setLeaving} onRead={setRead} />
        )}
      </LoadedPages>
      <TermsDialog row={read} onClose={() => setRead(null)} />
      <RemoveDialog row={leaving} onClose={() => setLeaving(null)} onRemoved={() => setLeaving(null)} />
    </>
  )
}

interface RosterTableProps {
  items: readonly RosterRow[]
  pathOf: (talentId: string) => string
  onTakeBack: (row: RosterRow) => void
  onRead: (row: RosterRow) => void
}

function RosterTable({ items, pathOf, onTakeBack, onRead }: RosterTableProps) {
  return (
    <DataTable<RosterRow>
      caption="Roster, newest first"
      items={items}
      keyOf={({ id }) => id}
      toOf={({ talent, status }) => (talent && status === 'active' ? pathOf(talent.id) : null)}
      columns={[
        { label: 'Talent', cell: (row) => <RosterName row={row} /> },
        { label: 'Status', cell: (row) => <RosterState row={row} /> },
        { label: 'Commission', cell: ({ commission }) => formatCommission(commission) },
        { label: 'Active work', cell: describeActiveWork },
        {
          label: '',
          cell: (row) =>
            row.status !== 'active' && (
              <Cluster>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Terms for ${nameOf(row)}`}
                  onClick={() => onRead(row)}
                >
                  Terms
                </Button>
                {row.status === 'invited' && (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`Withdraw the request to ${nameOf(row)}`}
                    onClick={() => onTakeBack(row)}
                  >
                    Withdraw
                  </Button>
                )}
              </Cluster>
            ),
        },
      ]}
    />
  )
}

/** Returns "2 deals, 1 offer, 3 applications"; zero counts are omitted. */
function describeActiveWork({ runningDeals, openOffers, undecidedApplications }: RosterRow): string {
  const counts = [
    [runningDeals, 'deal'],
    [openOffers, 'offer'],
    [undecidedApplications, 'application'],
  ] as const
  const parts = counts.filter(([count]) => count > 0).map(([count, noun]) => formatCount(count, noun))
  return parts.join(', ') || '–'
}

function nameOf({ talent, email }: RosterRow): string {
  return talent?.displayName ?? email ?? 'this person'
}
