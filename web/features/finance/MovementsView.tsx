import type { Call } from '@marquee/contract/call'
import type { Tone } from '@marquee/contract/lifecycles/lifecycle'
import { type Currency, fromMinor } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { Link } from 'react-router'
import type { z } from 'zod'
import { isDay } from '#lib/is-day.ts'
import { operatorPaths } from '#lib/paths.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import { usePagesCsv } from '#lib/use-pages-csv.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { Money } from '#ui/Money.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Status } from '#ui/Status.tsx'

/** What every movement of money has. */
interface Movement {
  id: string
  at: string
  title: string
  brand: { id: string; name: string }
  payee: { id: string; name: string }
  amount: number
  currency: Currency
  status: string
}

type MovementCall<Item> = Call<z.ZodObject, z.ZodType<{ items: Item[]; nextCursor: string | null }>>
type States = Readonly<Record<string, { label: string; tone: Tone }>>

interface MovementsViewProps<Item extends Movement, C> {
  /** The name of the file without its ending, and of the list in the cache. */
  name: string
  row: C
  states: States
  /** What an empty list says without a filter. */
  empty: string
  noteOf: (item: Item) => string
}

/** A list of payments, payouts, refunds or disputes with its filters, and the same as a file for spreadsheets. */
export function MovementsView<Item extends Movement, C extends MovementCall<Item>>({
  name,
  row,
  states,
  empty,
  noteOf,
}: MovementsViewProps<Item, C & MovementCall<Item>>) {
  const [status, setStatus] = useUrlState('status')
  const [from, setFrom] = useUrlState('from')
  const [to, setTo] = useUrlState('to')
  const filter = {
    ...(status in states && { status }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  }
  const isFiltered = Object.keys(filter).length > 0
  const pages = usePagedQuery<Item, MovementCall<Item>>(['finance', name, filter], row, filter)
  const csv = usePagesCsv<Item, MovementCall<Item>>(row, filter, {
    name: `${name}.csv`,
    heads,
    cellsOf: (item) => cellsOf(item, states, noteOf),
  })
  return (
    <>
      <FilterBar>
        <SelectField
          label="Status"
          placeholder="All statuses"
          value={status}
          onChange={(value) => setStatus(value)}
          options={Object.entries(states).map(([value, { label }]) => ({ value, label }))}
        />
        <DateField label="From" value={from || null} onChange={(day) => setFrom(day ?? '')} canClear />
        <DateField label="To" value={to || null} onChange={(day) => setTo(day ?? '')} canClear />
        <Button busy={csv.isPending} onClick={() => csv.mutate()}>
          Download as CSV
        </Button>
      </FilterBar>
      <LoadedPages
        pages={pages}
        skeleton={<RowsSkeleton />}
        empty={
          <Card>
            <EmptyState title={isFiltered ? 'No matching results' : 'Nothing yet'}>
              {isFiltered ? 'Try another status or other days.' : empty}
            </EmptyState>
          </Card>
        }
      >
        {(items) => <MovementsTable items={items} states={states} noteOf={noteOf} />}
      </LoadedPages>
    </>
  )
}

function MovementsTable<Item extends Movement>({
  items,
  states,
  noteOf,
}: {
  items: readonly Item[]
  states: States
  noteOf: (item: Item) => string
}) {
  return (
    <DataTable<Item>
      caption="Newest first"
      items={items}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Date', isShort: true, cell: ({ at }) => formatDate(at) },
        { label: 'Deal', cell: ({ title }) => title },
        { label: 'Brand', cell: ({ brand }) => <Link to={operatorPaths.user(brand.id)}>{brand.name}</Link> },
        { label: 'Payee', cell: ({ payee }) => payee.name },
        {
          label: 'Amount',
          isNumber: true,
          cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
        },
        {
          label: 'Status',
          cell: ({ status }) => {
            const state = states[status]
            return state ? <Status tone={state.tone}>{state.label}</Status> : status
          },
        },
        { label: 'Note', cell: (item) => noteOf(item) || '–' },
      ]}
    />
  )
}

const heads = ['Date (UTC)', 'Deal', 'Brand', 'Payee', 'Amount', 'Currency', 'Status', 'Note', 'Reference']

function cellsOf<Item extends Movement>(
  item: Item,
  states: States,
  noteOf: (item: Item) => string,
): (string | number)[] {
  const { at, title, brand, payee, amount, currency, status, id } = item
  const label = states[status]?.label ?? status
  return [
    at,
    title,
    brand.name,
    payee.name,
    amount === 0 ? 0 : fromMinor(amount),
    currency,
    label,
    noteOf(item),
    id,
  ]
}
