import { describe, expect, test } from 'vitest'
import { dayIn, endOfHours, nextTime } from './zone.ts'

const next = (time: string, zone: string, after: string) =>
  nextTime(time, zone, new Date(after)).toISOString()

describe('the next occurrence of a time of day', () => {
  test('the next time is today if it lies ahead, else tomorrow; the current moment counts as past', () => {
    expect(next('08:00', 'Asia/Kolkata', '2026-11-21T02:29:59Z')).toBe('2026-11-21T02:30:00.000Z')
    expect(next('08:00', 'Asia/Kolkata', '2026-11-21T02:30:00Z')).toBe('2026-11-22T02:30:00.000Z')
  })

  test('the next time keeps its local hour over the changes to winter and summer time', () => {
    expect(next('08:00', 'Europe/London', '2026-10-24T12:00:00Z')).toBe('2026-10-25T08:00:00.000Z')
    expect(next('08:00', 'Europe/London', '2027-03-27T12:00:00Z')).toBe('2027-03-28T07:00:00.000Z')
  })

  test('a time skipped in spring moves to one hour later, one repeated in autumn is used once', () => {
    expect(next('01:30', 'Europe/London', '2027-03-28T00:00:00Z')).toBe('2027-03-28T01:30:00.000Z')
    expect(next('01:30', 'Europe/London', '2026-10-25T00:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(next('01:30', 'Europe/London', '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z')
  })
})

test('quiet hours may span midnight, include their first minute and exclude their last', () => {
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

test('a calendar day depends on the time zone', () => {
  expect(dayIn('Pacific/Auckland', new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-22')
})
