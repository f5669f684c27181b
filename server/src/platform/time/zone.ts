/** The next moment after `after` at which clocks of this zone show `time`, `08:00`. One that a zone's spring skips comes an hour later. */
export function nextTime(time: string, zone: string, after: Date): Date {
  const now = zoned(after, zone)
  const on = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone: zone, plainTime: time })
  const today = on(now.toPlainDate())
  const next = Temporal.ZonedDateTime.compare(today, now) > 0 ? today : on(now.toPlainDate().add({ days: 1 }))
  return new Date(next.epochMilliseconds)
}

/** The calendar day of a moment in this zone, `2026-12-03`. */
export function dayIn(zone: string, at: Date): string {
  return zoned(at, zone).toPlainDate().toString()
}

/** When these hours end, for a moment that lies in them; null outside. Their first minute belongs to them, their last does not. */
export function endOfHours({ from, to }: { from: string; to: string }, zone: string, at: Date): Date | null {
  const end = nextTime(to, zone, at)
  return end < nextTime(from, zone, at) ? end : null
}

const zoned = (at: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
