import type { Price } from '../store/kinds.ts'

/**
 * Returns the end of a period that begins at `start` (unix seconds, UTC). A month from the 31st ends on the
 * last day of a shorter month.
 */
export function endOfPeriod(start: number, recurring: Price['recurring']): number {
  const interval = recurring?.interval ?? 'month'
  const count = recurring?.interval_count ?? 1
  if (interval === 'day') return start + count * 86_400
  if (interval === 'week') return start + count * 7 * 86_400
  const from = new Date(start * 1000)
  const months = from.getUTCMonth() + count * (interval === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), last)
  const time = [from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds()] as const
  return Date.UTC(from.getUTCFullYear(), months, day, ...time) / 1000
}
