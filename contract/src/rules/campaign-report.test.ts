import { expect, test } from 'vitest'
import { costOf, splitEqually, sumFigures } from './campaign-report.ts'

const declared = (value: number | null, spend: number | null = 0) =>
  ({ value, source: value === null ? null : 'declared', spend }) as const

test('a cost is rounded to the nearest minor unit, halves upwards', () => {
  expect(costOf(declared(3_000, 10_000), 1_000)).toBe(3_333)
  expect(costOf(declared(8, 100), 1)).toBe(13)
})

test('there is no cost without a figure, with a figure of 0, and without a spend', () => {
  expect(costOf(declared(null, 10_000), 1)).toBeNull()
  expect(costOf(declared(0, 10_000), 1)).toBeNull()
  expect(costOf(declared(10, null), 1)).toBeNull()
})

test('work without a fee costs nothing', () => {
  expect(costOf(declared(10, 0), 1)).toBe(0)
})

test('an unknown figure counts neither with its value nor with its spend', () => {
  expect(sumFigures([declared(100, 500), declared(null, 900), declared(0, 50)])).toEqual({
    value: 100,
    source: 'declared',
    spend: 550,
  })
  expect(sumFigures([declared(null, 900)])).toEqual({ value: null, source: null, spend: null })
  expect(sumFigures([])).toEqual({ value: null, source: null, spend: null })
})

test('figures of several sources are named as such', () => {
  expect(sumFigures([declared(1), { value: 2, source: 'screenshot', spend: 0 }]).source).toBe('mixed')
})

test('parts of an amount add up to it', () => {
  expect(splitEqually(1_001, 3)).toEqual([334, 334, 333])
  expect(splitEqually(0, 2)).toEqual([0, 0])
})
