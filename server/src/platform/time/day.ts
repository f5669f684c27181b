const londonDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const londonHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
})

const HOUR_MS = 3_600_000
/** The day of the hour that was asked for last: formatting one takes longer than many calls. */
let known = { hour: Number.NaN, day: '' }

/** Returns the calendar day in London at this moment, `2026-11-21`. A day there begins at a full hour of UTC. */
export function today(now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  if (hour !== known.hour) known = { hour, day: londonDay.format(now) }
  return known.day
}

/** Returns the last moment of a calendar day in London, in UTC. */
export function endOfDay(day: string): Date {
  const midnight = new Date(`${day}T23:59:59.999Z`)
  // In summer London is one hour ahead of UTC, so its day ends an hour before the UTC day.
  return Number(londonHour.format(midnight)) === 0 ? new Date(midnight.getTime() - HOUR_MS) : midnight
}

/** Returns the first moment of a calendar day in London, in UTC. */
export function startOfDay(day: string): Date {
  return new Date(endOfDay(day).getTime() - 86_399_999)
}
