import { dayOf, formatDate } from '@marquee/contract/rules/dates'
import { type DayRange, describeFree, freeFrom } from '@marquee/contract/rules/time-off'
import classes from './AvailabilityCalendar.module.css'
import { type CalendarDay, weeksFrom } from './availability.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** When a talent takes work: the first free day, and the next weeks as a calendar. */
export function AvailabilityCalendar({ timeOff }: { timeOff: readonly DayRange[] }) {
  const today = dayOf(new Date())
  const weeks = weeksFrom(today, timeOff)
  const shown = weeks.flat()
  const later = timeOff.filter(({ to }) => to > (shown.at(-1)?.day ?? today))
  return (
    <div className={classes.calendar}>
      <p className={classes.free}>{describeFree(freeFrom(today, timeOff), today)}</p>
      <table className={classes.table}>
        <caption>
          {formatDate(shown[0]?.day ?? today)} to {formatDate(shown.at(-1)?.day ?? today)}
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <DayCell key={day.day} {...day} isToday={day.day === today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.key} aria-hidden="true">
        <span data-state="free">Free</span>
        <span data-state="off">Time off</span>
      </p>
      {later.map(({ from, to }) => (
        <p key={from} className={classes.later}>
          Time off {from === to ? formatDate(from) : `from ${formatDate(from)} to ${formatDate(to)}`}
        </p>
      ))}
    </div>
  )
}

const words = { past: 'past', free: 'free', off: 'time off' } as const

function DayCell({ day, state, isToday }: CalendarDay & { isToday: boolean }) {
  return (
    <td
      data-state={state}
      aria-label={`${formatDate(day)}, ${words[state]}`}
      aria-current={isToday ? 'date' : undefined}
    >
      {Number(day.slice(8))}
    </td>
  )
}
