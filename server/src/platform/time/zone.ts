/**
 * Returns the next instant after `after` at which the local time of this zone is `time`, `08:00`. A time
 * skipped in spring is one hour later.
 */
export function nextTime(time: string, zone: string, after: Date): Date {
  const now = zoned(after, zone)
  const on = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone: zone, plainTime: time })
  const today = on(now.toPlainDate())
  const next = Temporal.ZonedDateTime.compare(today, now) > 0 ? today : on(now.toPlainDate().add({ days: 1 }))
  return new Date(next.epochMilliseconds)
}

/** Returns the calendar day of a moment in this zone, `2026-12-03`. */
export function dayIn(zone: string, at: Date): string {
  return zoned(at, zone).toPlainDate().toString()
}

/**
 * Returns the end of these hours for an instant within them; null outside. They include their first minute
 * and exclude their last.
 */
export function endOfHours({ from, to }: { from: string; to: string }, zone: string, at: Date): Date | null {
  const end = nextTime(to, zone, at)
  return end < nextTime(from, zone, at) ? end : null
}

const zoned = (at: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
