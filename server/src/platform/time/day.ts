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

/** Returns the calendar day in London at this moment, `2026-11-21`. */
export function today(now: Date): string {
  return londonDay.format(now)
}

/** Returns the last moment of a calendar day in London, in UTC. */
export function endOfDay(day: string): Date {
  const midnight = new Date(`${day}T23:59:59.999Z`)
  // In summer London is one hour ahead of UTC, so its day ends an hour before the UTC day.
  return Number(londonHour.format(midnight)) === 0 ? new Date(midnight.getTime() - 3_600_000) : midnight
}

/** Returns the first moment of a calendar day in London, in UTC. */
export function startOfDay(day: string): Date {
  return new Date(endOfDay(day).getTime() - 86_399_999)
}
