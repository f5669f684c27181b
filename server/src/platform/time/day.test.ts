import { expect, test } from 'vitest'
import { endOfDay, startOfDay, today } from './day.ts'

const london = (iso: string) => today(new Date(iso))

test('a day begins at midnight in London, in winter and in summer, in whatever order moments are asked for', () => {
  expect(london('2026-01-15T23:59:59.999Z')).toBe('2026-01-15')
  expect(london('2026-01-16T00:00:00.000Z')).toBe('2026-01-16')
  expect(london('2026-07-15T22:59:59.999Z')).toBe('2026-07-15')
  expect(london('2026-07-15T23:00:00.000Z')).toBe('2026-07-16')
  expect(london('2026-01-15T23:59:59.999Z')).toBe('2026-01-15')
  // The clocks go forward at 01:00 UTC on this day, and back on the last Sunday of October.
  expect(london('2026-03-29T22:59:59.999Z')).toBe('2026-03-29')
  expect(london('2026-03-29T23:00:00.000Z')).toBe('2026-03-30')
  expect(london('2026-10-25T23:30:00.000Z')).toBe('2026-10-25')
})

test('the first and the last moment of a day belong to it, and the moments around them do not', () => {
  for (const day of ['2026-01-15', '2026-03-28', '2026-03-30', '2026-07-15', '2026-10-24', '2026-10-26']) {
    const [first, last] = [startOfDay(day).getTime(), endOfDay(day).getTime()]
    expect([today(new Date(first)), today(new Date(last))]).toEqual([day, day])
    expect(today(new Date(first - 1))).not.toBe(day)
    expect(today(new Date(last + 1))).not.toBe(day)
  }
})
