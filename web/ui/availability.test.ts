import { freeFrom } from '@marquee/contract/rules/time-off'
import { expect, test } from 'vitest'
import { weeksFrom } from './availability.ts'

const timeOff = [
  { from: '2026-11-28', to: '2026-12-01' },
  { from: '2026-12-02', to: '2026-12-02' },
]

test('the calendar begins with the Monday of this week and marks each day off, the first and the last included', () => {
  const weeks = weeksFrom('2026-11-28', timeOff)
  expect(weeks).toHaveLength(6)
  const days = weeks.flat()
  expect(days).toHaveLength(42)
  expect(days[0]).toEqual({ day: '2026-11-23', state: 'past' })
  expect(days.filter(({ state }) => state === 'off').map(({ day }) => day)).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ])
  expect(weeksFrom('2026-11-30', [])[0]?.[0], 'a Monday').toEqual({ day: '2026-11-30', state: 'free' })
  expect(weeksFrom('2026-11-29', [])[0]?.[0], 'a Sunday').toEqual({ day: '2026-11-23', state: 'past' })
})

test('a talent is free from the first day without time off, also where two times off touch', () => {
  expect(freeFrom('2026-11-20', timeOff)).toBe('2026-11-20')
  expect(freeFrom('2026-11-28', timeOff)).toBe('2026-12-03')
  expect(freeFrom('2026-11-28', [{ from: '2026-01-01', to: '2028-01-01' }])).toBeNull()
})
