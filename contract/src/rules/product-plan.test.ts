import { describe, expect, test } from 'vitest'
import { arrivalAfterAddress, daysLate, isProductLate, movedDates, plannedArrival } from './product-plan.ts'

const at = (day: number, hour = 0): Date => new Date(Date.UTC(2026, 11, day, hour))

describe('when a product is planned to arrive', () => {
  test('it has three days to be shipped and five on its way', () => {
    expect(plannedArrival(at(1), at(31))).toEqual(at(9))
  })

  test('with a near due date it is planned three days before that, and never before the deal', () => {
    expect(plannedArrival(at(1), at(10))).toEqual(at(7))
    expect(plannedArrival(at(1), at(2))).toEqual(at(1))
  })

  test('an address within two days changes nothing; each hour after them moves the plan', () => {
    expect(arrivalAfterAddress(at(9), at(1), at(3))).toEqual(at(9))
    expect(arrivalAfterAddress(at(9), at(1), at(5, 6))).toEqual(at(11, 6))
  })
})

test.each([
  ['early', at(8), 0],
  ['at the planned moment', at(9), 0],
  ['an hour late', at(9, 1), 1],
  ['a day late', at(10), 1],
  ['four and a half days late', at(13, 12), 5],
])('a product that arrives %s moves due dates by the days begun', (_when, arrived, days) => {
  expect(daysLate(at(9), arrived)).toBe(days)
})

test('a brand is so late that the talent may leave seven days after its turn began', () => {
  expect(isProductLate(at(4), at(7, 23))).toBe(false)
  expect(isProductLate(at(4), at(8))).toBe(true)
  expect(isProductLate(null, at(30))).toBe(false)
})

test('moved dates are all later by the same days, and a file has no posting window', () => {
  const post = { draftDue: '2026-12-30', postFrom: '2026-12-31', postUntil: '2027-01-04', brief: 'x' }
  expect(movedDates(post, 3)).toEqual({
    draftDue: '2027-01-02',
    postFrom: '2027-01-03',
    postUntil: '2027-01-07',
    brief: 'x',
  })
  expect(movedDates({ draftDue: '2026-12-30', postFrom: null, postUntil: null }, 3)).toMatchObject({
    postFrom: null,
    postUntil: null,
  })
})
