import { expect, test } from 'vitest'
import { privacyNotice } from '../legal/texts/privacy.ts'
import { describeRetention, formatPeriod, retentionKeys, retentionMs, retentionRows } from './retention.ts'
import type { RetentionRow } from './retention-row.ts'

const rows: readonly RetentionRow[] = retentionKeys.map((key) => retentionRows[key])

/** The lines of the privacy notice about periods: the text before the colon, and the rest. */
const lines = privacyNotice
  .filter(({ heading }) => heading === 'How long we keep it')
  .flatMap(({ blocks }) => blocks.flatMap((block) => (typeof block === 'string' ? [] : block)))
  .map((line) => line.split(/: (.*)/s))
const periodsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:a|\d+) (?:minute|hour|day|month|year)s?\b/g)].map(([found]) => found).sort()

test('each line of the privacy notice about a period belongs to rows and names exactly their periods', () => {
  expect(lines.length).toBeGreaterThan(10)
  for (const [subject = '', rest = ''] of lines) {
    const about = rows.filter(({ notice }) => notice === subject)
    expect(about.length, `no row has the notice “${subject}”`).toBeGreaterThan(0)
    const periods = new Set(about.flatMap(({ period }) => (period ? [formatPeriod(period)] : [])))
    expect(periodsIn(rest), subject).toEqual([...periods].sort())
    if (about.some((row) => row.period === null && row.until === 'the account is deleted'))
      expect(rest, subject).toMatch(/you delete your account/)
  }
})

test('each row that names a line of the privacy notice names one that is there', () => {
  const subjects = new Set(lines.map(([subject]) => subject))
  for (const { notice } of rows) if (notice) expect([...subjects]).toContain(notice)
})

test('a period reads as people say it and counts no more than it says', () => {
  expect(formatPeriod({ count: 0, unit: 'day' })).toBe('at once')
  expect(formatPeriod({ count: 1, unit: 'day' })).toBe('a day')
  expect(formatPeriod({ count: 90, unit: 'day' })).toBe('90 days')
  expect(retentionMs('applications')).toBe(180 * 86_400_000)
})

test('what is kept reads as a phrase: a period, a limit without one, or never', () => {
  expect(describeRetention(retentionRows.challenges)).toBe('Until the end of the code')
  expect(describeRetention(retentionRows.notifications)).toBe('180 days after the event')
})
