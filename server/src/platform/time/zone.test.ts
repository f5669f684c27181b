import { describe, expect, test } from 'vitest'
import { dayIn, endOfHours, nextTime } from './zone.ts'

const next = (time: string, zone: string, after: string) =>
  nextTime(time, zone, new Date(after)).toISOString()

describe('the next time on a clock', () => {
  test('is today while it lies ahead, else tomorrow; the very moment counts as past', () => {
    expect(next('08:00', 'Asia/Kolkata', '2026-11-21T02:29:59Z')).toBe('2026-11-21T02:30:00.000Z')
    expect(next('08:00', 'Asia/Kolkata', '2026-11-21T02:30:00Z')).toBe('2026-11-22T02:30:00.000Z')
  })

  test('keeps the hour of the wall over the change to winter and to summer time', () => {
    expect(next('08:00', 'Europe/London', '2026-10-24T12:00:00Z')).toBe('2026-10-25T08:00:00.000Z')
    expect(next('08:00', 'Europe/London', '2027-03-27T12:00:00Z')).toBe('2027-03-28T07:00:00.000Z')
  })

  test('that a zone skips in spring comes an hour later, one that comes twice in autumn is taken once', () => {
    expect(next('01:30', 'Europe/London', '2027-03-28T00:00:00Z')).toBe('2027-03-28T01:30:00.000Z')
    expect(next('01:30', 'Europe/London', '2026-10-25T00:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(next('01:30', 'Europe/London', '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z')
  })
})

test('quiet hours reach over midnight, begin with their first minute and end before their last', () => {
  const night = { from: '22:00', to: '07:30' }
  const ends = (at: string) => endOfHours(night, 'America/New_York', new Date(at))?.toISOString() ?? null
  expect(ends('2026-11-21T02:59:59Z')).toBeNull()
  expect(ends('2026-11-21T03:00:00Z')).toBe('2026-11-21T12:30:00.000Z')
  expect(ends('2026-11-21T12:29:59Z')).toBe('2026-11-21T12:30:00.000Z')
  expect(ends('2026-11-21T12:30:00Z')).toBeNull()
  expect(
    endOfHours({ from: '12:00', to: '14:00' }, 'UTC', new Date('2026-11-21T13:00:00Z'))?.toISOString(),
  ).toBe('2026-11-21T14:00:00.000Z')
})

test('a day is the one of its zone', () => {
  expect(dayIn('Pacific/Auckland', new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-22')
})
