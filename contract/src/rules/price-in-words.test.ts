import { expect, test } from 'vitest'
import { readPriceInWords } from './price-in-words.ts'

const inPounds = (limits: object) => ({ currency: 'GBP', ...limits })

test.each([
  ['skincare under £500', 'skincare', inPounds({ priceTo: 50_000 })],
  ['Under £ 1,250.50 vegan recipes', 'vegan recipes', inPounds({ priceTo: 125_050 })],
  ['running shoes £300 or less in Leeds', 'running shoes in Leeds', inPounds({ priceTo: 30_000 })],
  ['gym £300', 'gym', inPounds({ priceTo: 30_000 })],
  ['gym from £300', 'gym', inPounds({ priceFrom: 30_000 })],
  ['gym £2k or more', 'gym', inPounds({ priceFrom: 200_000 })],
  ['food up to 400 pounds', 'food', inPounds({ priceTo: 40_000 })],
  ['food between £200 and £500', 'food', inPounds({ priceFrom: 20_000, priceTo: 50_000 })],
  ['food £200–500', 'food', inPounds({ priceFrom: 20_000, priceTo: 50_000 })],
  ['max €90 travel', 'travel', { currency: 'EUR', priceTo: 9_000 }],
  ['travel over 90 dollars', 'travel', { currency: 'USD', priceFrom: 9_000 }],
  ['under £99999999999', '', inPounds({ priceTo: 2_147_483_647 })],
])('“%s” is “%s” with a price', (text, rest, price) => {
  expect(readPriceInWords(text)).toEqual({ text: rest, price })
})

test.each(['', 'under 30s fashion', 'thunder storms', 'top 10 recipes', '£', 'pounds of flour'])(
  '“%s” names no price',
  (text) => {
    expect(readPriceInWords(text)).toEqual({ text, price: null })
  },
)
