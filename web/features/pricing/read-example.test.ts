import { expect, test } from 'vitest'
import { commissionOf, priceOf, readExample } from './read-example.ts'

test.each([
  ['1,200', 120_000],
  ['£1,200.50', 120_050],
  ['0.01', 1],
  ['', null],
  ['0', null],
  ['-5', null],
  ['1.234', null],
  ['1e9', null],
  ['10,000,000.01', null],
] as const)('the typed price %s is %s in minor units', (typed, minor) => expect(priceOf(typed)).toBe(minor))

test.each([
  ['', 0],
  ['15', 1_500],
  ['12,5 %', 1_250],
  ['100', 10_000],
  ['101', null],
  ['some', null],
] as const)('the typed commission %s is %s in basis points', (typed, bps) =>
  expect(commissionOf(typed)).toBe(bps),
)

test('an address may name the example, and what it names is never longer than the fields', () => {
  expect(readExample(new URLSearchParams('price=900&currency=EUR&commission=15'))).toEqual({
    basis: 'price',
    price: '900',
    currency: 'EUR',
    commission: '15',
  })
  expect(
    readExample(new URLSearchParams({ basis: 'earnings', price: '9'.repeat(99), currency: 'CHF' })),
  ).toEqual({
    basis: 'earnings',
    price: '9'.repeat(20),
    currency: 'GBP',
    commission: '',
  })
})
