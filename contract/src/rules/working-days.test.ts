import { expect, test } from 'vitest'
import { addWorkingDays } from './working-days.ts'

test.each([
  ['2026-11-23T10:00:00Z', 5, '2026-11-30T10:00:00Z'],
  ['2026-11-27T10:00:00Z', 1, '2026-11-30T10:00:00Z'],
  ['2026-11-28T10:00:00Z', 1, '2026-11-30T10:00:00Z'],
  ['2026-11-25T10:00:00Z', 10, '2026-12-09T10:00:00Z'],
])('%s and %i working days is %s', (start, count, end) => {
  expect(addWorkingDays(new Date(start), count)).toEqual(new Date(end))
})
