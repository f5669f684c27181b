import type { Period, RetentionRow, UntimedRow } from './retention-row.ts'
import { timed } from './retention-rows.ts'
import { untimed } from './retention-untimed-rows.ts'

const MINUTE_MS = 60_000
const unitMs: Record<Period['unit'], number> = {
  minute: MINUTE_MS,
  hour: 60 * MINUTE_MS,
  day: 1_440 * MINUTE_MS,
  month: 30 * 1_440 * MINUTE_MS,
  year: 365 * 1_440 * MINUTE_MS,
}

/** Every kind of personal data with how long it is kept. `npm run docs` prints docs/retention.md from it. */
export const retentionRows = { ...timed, ...untimed } satisfies Record<string, RetentionRow>

export type RetentionKey = keyof typeof retentionRows
export type TimedRetentionKey = keyof typeof timed

const keys = <Key extends string>(rows: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(rows).filter((key): key is Key => key in rows)

export const retentionKeys = keys(retentionRows)
export const timedRetentionKeys = keys(timed)

/** Returns the period of a row in milliseconds. */
export function retentionMs(key: TimedRetentionKey): number {
  const { count, unit } = timed[key].period
  return count * unitMs[unit]
}

/** Returns a period as people read it, such as “a day”, “30 days” or “at once”. */
export function formatPeriod({ count, unit }: Period): string {
  if (count === 0) return 'at once'
  if (count === 1 && unit !== 'hour') return `a ${unit}`
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Returns when data ends as one phrase with a capital: the period and what starts it, or until when it is kept. */
export function describeRetention(row: RetentionRow): string {
  const phrase = row.period ? phraseOf(row.period, row.starts) : untilOf(row)
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

const phraseOf = (period: Period, starts: string): string =>
  period.count === 0 ? `until ${starts}` : `${formatPeriod(period)} after ${starts}`

const untilOf = ({ until }: UntimedRow): string => (until.startsWith('never') ? until : `until ${until}`)
