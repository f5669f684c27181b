import { expect, test } from 'vitest'
import { labelStartingPrice, startingPriceOf } from './starting-price.ts'

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
