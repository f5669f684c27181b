import { expect, test } from 'vitest'
import { labelStartingPrice, startingPriceIn, startingPriceOf } from './starting-price.ts'

test('a starting price is in the wanted currency, or else in one in which there is a price', () => {
  const prices = { GBP: 100, EUR: 200, USD: null }
  expect(startingPriceOf(prices, 'EUR')).toEqual({ amount: 200, currency: 'EUR' })
  expect(startingPriceOf(prices, 'USD')).toEqual({ amount: 100, currency: 'GBP' })
  expect(startingPriceOf({ ...prices, GBP: null }, 'GBP')).toEqual({ amount: 200, currency: 'EUR' })
  expect(startingPriceOf({ GBP: null, EUR: null, USD: null }, 'GBP')).toBeNull()
})

test('a card shows the price of the search, or else the fee, in its currency', () => {
  const talent = { minFee: 30_000, feeCurrency: 'USD' } as const
  expect(labelStartingPrice(talent)).toBe('from $300')
  expect(labelStartingPrice({ ...talent, startingPrice: { amount: 40_050, currency: 'EUR' } })).toBe(
    'from €400.50',
  )
  expect(labelStartingPrice({ ...talent, minFee: 0, startingPrice: null })).toBeUndefined()
})

test('the starting price of a profile is the lower of the fee and the cheapest package in its currency', () => {
  const packages = [
    { price: 72_000, currency: 'GBP' },
    { price: 360_000, currency: 'GBP' },
    { price: 20_000, currency: 'EUR' },
  ] as const
  expect(startingPriceIn({ minFee: 120_000, feeCurrency: 'GBP' }, packages)).toEqual({
    amount: 72_000,
    currency: 'GBP',
  })
  expect(startingPriceIn({ minFee: 50_000, feeCurrency: 'GBP' }, packages)?.amount).toBe(50_000)
  expect(startingPriceIn({ minFee: 30_000, feeCurrency: 'USD' }, packages)).toEqual({
    amount: 30_000,
    currency: 'USD',
  })
  expect(startingPriceIn({ minFee: 0, feeCurrency: 'GBP' }, [])).toBeNull()
})
