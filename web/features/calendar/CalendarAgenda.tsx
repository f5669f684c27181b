import type { CalendarEntry } from '@marquee/contract/calls/calendar'
import { addDays, formatDate } from '@marquee/contract/rules/dates'
import { Link } from 'react-router'
import { Avatar } from '#ui/Avatar.tsx'
import classes from './CalendarAgenda.module.css'
import { type CalendarPaths, entryPath } from './entry-path.ts'
import { kindLabels } from './kind-labels.ts'

/** Days that the agenda shows, beginning with its first day. */
const DAYS_SHOWN = 14

interface CalendarAgendaProps {
  items: readonly CalendarEntry[]
  from: string
  paths: CalendarPaths
}

/** The bookings of two weeks by talent, one line each; for phones. */
export function CalendarAgenda({ items, from, paths }: CalendarAgendaProps) {
  const until = addDays(from, DAYS_SHOWN - 1)
  const soon = items
    .filter((entry) => entry.from <= until && entry.until >= from)
    .toSorted((a, b) => a.from.localeCompare(b.from))
  const groups = [...Map.groupBy(soon, ({ talent }) => talent.id).values()]
  return (
    <>
      <p className={classes.range}>
        {formatDate(from)} to {formatDate(until)}
      </p>
      {groups.length === 0 && <p>Nothing is booked in these two weeks.</p>}
      {groups.map((entries) => {
        const [first] = entries
        return (
          first && (
            <section key={first.talent.id} className={classes.talent} aria-label={first.talent.name}>
              <Link to={paths.talent(first.talent.id)} className={classes.who}>
                <Avatar name={first.talent.name} picture={first.talent.avatarUrl} size={28} />
                {first.talent.name}
              </Link>
              <ul>
                {entries.map((entry) => (
                  <li key={[entry.kind, entry.title, entry.from, entry.dealId, entry.offerId].join(' ')}>
                    <Link to={entryPath(entry, paths)} className={classes.entry}>
                      <span>
                        {kindLabels[entry.kind]} · {entry.brandName}
                      </span>
                      <span>
                        {formatDate(entry.from).slice(0, 6)}
                        {entry.until !== entry.from && ` to ${formatDate(entry.until).slice(0, 6)}`}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </>
  )
}
