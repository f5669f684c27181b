import { expect, test } from 'vitest'
import { firstPlan, resized, scaled, withEnd, withOneMore } from './milestone-plan.ts'

const plan = [
  { deliverables: 2, price: 60_000 },
  { deliverables: 1, price: 40_000 },
]

test('a price is first split in two halves, between the first deliverable and the others', () => {
  expect(firstPlan(100_001, 3)).toEqual([
    { deliverables: 1, price: 50_001 },
    { deliverables: 2, price: 50_000 },
  ])
  expect(firstPlan(100_000, 1)).toEqual([])
})

test('one more milestone takes the last deliverable of one that has two, and all prices are equal again', () => {
  expect(withOneMore(plan, 90_000)).toEqual([
    { deliverables: 1, price: 30_000 },
    { deliverables: 1, price: 30_000 },
    { deliverables: 1, price: 30_000 },
  ])
  const full = withOneMore(plan, 90_000)
  expect(withOneMore(full, 90_000)).toEqual(full)
})

test('the end of a milestone is the beginning of the next one', () => {
  expect(withEnd(plan, 0, 1).map(({ deliverables }) => deliverables)).toEqual([1, 2])
})

test('added deliverables belong to the last milestone', () => {
  expect(resized(plan, 5).map(({ deliverables }) => deliverables)).toEqual([2, 3])
})

test('a milestone without deliverables is left out, and nothing of the price is lost', () => {
  const three = [...plan, { deliverables: 1, price: 20_000 }]
  expect(resized(three, 3)).toEqual([
    { deliverables: 2, price: 60_000 },
    { deliverables: 1, price: 60_000 },
  ])
  expect(resized(plan, 2)).toEqual([])
})

test('the shares follow another price and add up to it', () => {
  expect(scaled(plan, 33_333)).toEqual([
    { deliverables: 2, price: 20_000 },
    { deliverables: 1, price: 13_333 },
  ])
})
