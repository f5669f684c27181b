import { addDays, formatDate } from '@marquee/contract/rules/dates'
import { Link } from 'react-router'
import { Avatar } from '#ui/Avatar.tsx'
import classes from './CalendarTimeline.module.css'
import { type CalendarPaths, entryPath } from './entry-path.ts'
import { kindLabels } from './kind-labels.ts'
import { type Bar, daysShown, type Lane } from './lanes.ts'

interface LanesProps {
  lanes: readonly Lane[]
  /** The Monday of the first week. */
  from: string
  today: string
  paths: CalendarPaths
}

const weeks = Array.from({ length: daysShown / 7 }, (_, index) => index)

/** Bars of up to this many days have room for one letter only. */
const mostShort = 2

/**
 * Six weeks with a lane for each talent; each bar is a link to its work, with its dates for screen readers.
 */
export function CalendarTimeline({ lanes, from, today, paths }: LanesProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.weeks} aria-hidden="true">
        {weeks.map((week) => (
          <span key={week} data-now={isInWeek(today, addDays(from, week * 7)) || undefined}>
            {formatDate(addDays(from, week * 7)).slice(0, 6)}
          </span>
        ))}
      </div>
      <ul>
        {lanes.map(({ talent, lines }) => (
          <li key={talent.id} className={classes.lane}>
            <Link to={paths.talent(talent.id)} className={classes.who}>
              <Avatar name={talent.name} picture={talent.avatarUrl} size={28} />
              <span>{talent.name}</span>
            </Link>
            <ul className={classes.days} aria-label={`Bookings for ${talent.name}`}>
              {lines.flatMap((bars, line) =>
                bars.map((bar) => (
                  <BarLink key={keyOf(bar)} bar={bar} line={line} to={entryPath(bar.entry, paths)} />
                )),
              )}
            </ul>
          </li>
        ))}
      </ul>
      <ul className={classes.legend} aria-label="Legend">
        {Object.entries(kindLabels).map(([kind, label]) => (
          <li key={kind} data-kind={kind}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}

function BarLink({ bar: { entry, start, length }, line, to }: { bar: Bar; line: number; to: string }) {
  const { kind, brandName, title, from, until } = entry
  const label = `${kindLabels[kind]} for ${brandName}, ${title}: ${formatDate(from)}${until === from ? '' : ` to ${formatDate(until)}`}`
  const isShort = length <= mostShort
  return (
    <li className={classes.place} style={{ gridColumn: `${start} / span ${length}`, gridRow: line + 1 }}>
      <Link
        to={to}
        className={classes.bar}
        data-kind={kind}
        data-short={isShort || undefined}
        aria-label={label}
        title={label}
      >
        {isShort ? Array.from(brandName)[0] : brandName}
      </Link>
    </li>
  )
}

function keyOf({ entry: { kind, title, dealId, offerId }, start }: Bar): string {
  return [kind, title, dealId, offerId, start].join(' ')
}

function isInWeek(day: string, monday: string): boolean {
  return day >= monday && day < addDays(monday, 7)
}
