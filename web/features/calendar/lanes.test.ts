import { expect, it } from 'vitest'
import { lanesOf, mondayOf, startOf } from './lanes.ts'

const maya = { id: 'm', name: 'Maya', avatarUrl: null }
const entry = (from: string, until: string, talent = maya) => ({
  talent,
  kind: 'draft' as const,
  title: 'Autumn',
  brandName: 'Glow',
  from,
  until,
  dealId: 'd',
  offerId: null,
})

it('a week begins on Monday, also for a Sunday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
})

it('overlapping entries get separate lines, others share one', () => {
  const [lane] = lanesOf(
    [entry('2026-11-16', '2026-11-18'), entry('2026-11-18', '2026-11-20'), entry('2026-11-19', '2026-11-20')],
    '2026-11-16',
  )
  expect(lane?.lines.map((bars) => bars.map(({ start, length }) => [start, length]))).toEqual([
    [
      [1, 3],
      [4, 2],
    ],
    [[3, 3]],
  ])
})

it('an entry of one day shares a line only with a free day beside it', () => {
  const [lane] = lanesOf(
    [entry('2026-11-16', '2026-11-16'), entry('2026-11-17', '2026-11-18'), entry('2026-11-18', '2026-11-18')],
    '2026-11-16',
  )
  expect(lane?.lines.map((bars) => bars.map(({ start, length }) => [start, length]))).toEqual([
    [
      [1, 1],
      [3, 1],
    ],
    [[2, 2]],
  ])
})

it('an entry that begins before or ends after the six weeks is cut, and one outside is left out', () => {
  const [lane, ...others] = lanesOf(
    [entry('2026-11-01', '2027-02-01'), entry('2026-10-01', '2026-10-02')],
    '2026-11-16',
  )
  expect(lane?.lines[0]?.[0]).toMatchObject({ start: 1, length: 42 })
  expect(others).toEqual([])
})

it('an invalid date in the URL shows this week', () => {
  expect(startOf('soon', new Date('2026-11-21T09:00:00Z'))).toBe('2026-11-16')
})
