/** A length of time after which data is deleted. A month counts 30 days and a year 365, so that no period is longer than it says. */
export interface Period {
  count: number
  unit: 'minute' | 'hour' | 'day' | 'month' | 'year'
}

const MINUTE_MS = 60_000
const unitMs: Record<Period['unit'], number> = {
  minute: MINUTE_MS,
  hour: 60 * MINUTE_MS,
  day: 1_440 * MINUTE_MS,
  month: 30 * 1_440 * MINUTE_MS,
  year: 365 * 1_440 * MINUTE_MS,
}

/** Returns a period in milliseconds. */
export function periodMs({ count, unit }: Period): number {
  return count * unitMs[unit]
}

/** Returns a period as people read it, such as “a day”, “30 days” or “at once”. */
export function formatPeriod({ count, unit }: Period): string {
  if (count === 0) return 'at once'
  if (count === 1 && unit !== 'hour') return `a ${unit}`
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
