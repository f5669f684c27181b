import type { CalendarEntry } from '@marquee/contract/calls/calendar'
import { addDays, dayOf, formatDate } from '@marquee/contract/rules/dates'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { CalendarAgenda } from './CalendarAgenda.tsx'
import { CalendarTimeline } from './CalendarTimeline.tsx'
import classes from './CalendarView.module.css'
import { useRosterCalendar } from './calendar.queries.ts'
import { type CalendarPaths, entryPath } from './entry-path.ts'
import { kindLabels } from './kind-labels.ts'
import { daysShown, lanesOf, startOf } from './lanes.ts'

const views = [
  { id: 'lanes', label: 'Six weeks' },
  { id: 'list', label: 'List' },
]

/** The booked days of the whole roster: six weeks as a timeline or as a list, which phones always show. */
export function CalendarView({ paths }: { paths: CalendarPaths }) {
  const [view] = useUrlState('view', 'lanes')
  const [chosen, setFrom] = useUrlState('from')
  const now = new Date()
  const from = startOf(chosen, now)
  const until = addDays(from, daysShown - 1)
  const calendar = useRosterCalendar(from, until)
  return (
    <>
      <div className={classes.choice}>
        <UrlTabs label="Calendar view" name="view" tabs={views} />
      </div>
      <div className={classes.head}>
        <h2>
          {formatDate(from)} to {formatDate(until)}
        </h2>
        <Cluster>
          <Button size="small" onClick={() => setFrom(addDays(from, -28))}>
            Previous four weeks
          </Button>
          <Button size="small" onClick={() => setFrom('')}>
            Today
          </Button>
          <Button size="small" onClick={() => setFrom(addDays(from, 28))}>
            Next four weeks
          </Button>
        </Cluster>
      </div>
      <Loaded
        query={calendar}
        skeleton={<RowsSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title="Nothing booked in these weeks">
            Drafts, posts, exclusivity and open offers for your talents appear here.
          </EmptyState>
        }
      >
        {({ items }) => (
          <div data-view={view === 'list' ? 'list' : 'lanes'} className={classes.views}>
            <div className={classes.lanes}>
              <CalendarTimeline lanes={lanesOf(items, from)} from={from} today={dayOf(now)} paths={paths} />
            </div>
            <div className={classes.agenda}>
              <CalendarAgenda items={items} from={chosen ? from : dayOf(now)} paths={paths} />
            </div>
            <div className={classes.list}>
              <StretchTable items={items} paths={paths} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}

function StretchTable({ items, paths }: { items: readonly CalendarEntry[]; paths: CalendarPaths }) {
  return (
    <DataTable<CalendarEntry>
      caption="Bookings by talent"
      items={items.toSorted(
        (a, b) => a.from.localeCompare(b.from) || a.talent.name.localeCompare(b.talent.name),
      )}
      keyOf={({ talent, kind, title, from, dealId, offerId }) =>
        [talent.id, kind, title, from, dealId, offerId].join(' ')
      }
      toOf={(entry) => entryPath(entry, paths)}
      columns={[
        { label: 'Talent', cell: ({ talent }) => talent.name },
        { label: 'Type', cell: ({ kind }) => kindLabels[kind] },
        { label: 'For', cell: ({ title, brandName }) => `${brandName}, ${title}` },
        { label: 'From', cell: ({ from }) => formatDate(from) },
        { label: 'Until', cell: ({ until }) => formatDate(until) },
      ]}
    />
  )
}
