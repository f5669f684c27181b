import { expect, test } from 'vitest'
import { createColumnFormat } from './currency.ts'

test('the amounts of a column all have pence, or none has', () => {
  const format = (amounts: number[]) => amounts.map(createColumnFormat(amounts))
  expect(format([120_000, 80_000])).toEqual(['£1,200', '£800'])
  expect(format([250_000, 25_000, 41_667])).toEqual(['£2,500.00', '£250.00', '£416.67'])
  expect([5].map(createColumnFormat([5, 100], 'EUR'))).toEqual(['€0.05'])
})
