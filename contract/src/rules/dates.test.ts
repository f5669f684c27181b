import { expect, it } from 'vitest'
import { timeFromNow } from './dates.ts'

it.each([
  ['in ten days', '2026-12-03T23:59:59.999Z', '2026-11-23T02:00:00Z', 'in 10 days'],
  ['late on the day before', '2026-12-03T23:59:59.999Z', '2026-12-02T23:30:00Z', 'in a day'],
  ['in summer, when London is ahead of UTC', '2026-07-03T22:59:59.999Z', '2026-06-30T23:30:00Z', 'in 2 days'],
  ['that has passed', '2026-12-03T23:59:59.999Z', '2026-12-06T01:00:00Z', '3 days ago'],
  ['on the same day', '2026-12-03T23:59:59.999Z', '2026-12-03T14:00:00Z', 'in 10 hours'],
])('a deadline at the end of a day counts calendar days: %s', (_what, when, now, text) => {
  expect(timeFromNow(when, now)).toBe(text)
})

it('a moment with a time of day counts the time between', () => {
  expect(timeFromNow('2026-12-03T23:59:00.000Z', '2026-11-23T02:00:00Z')).toBe('in 11 days')
  expect(timeFromNow('2026-12-03T22:59:59.999Z', '2026-11-23T02:00:00Z')).toBe('in 11 days')
})
