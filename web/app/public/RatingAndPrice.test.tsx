// @vitest-environment jsdom
import '#ui/testing/browser.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RatingAndPrice } from './RatingAndPrice.tsx'

afterEach(cleanup)

const rating = { average: 4.8, count: 5, aspects: [], starCounts: [0, 0, 0, 1, 4] }
const newcomer = { ...rating, average: null, count: 1 }
const textOf = (profile: Parameters<typeof RatingAndPrice>[0]['profile']) =>
  render(<RatingAndPrice profile={profile} />).container.textContent?.trim()

it.each([
  ['the average, the reviews and the price', rating, 72_000, '4.8 (5 reviews) from £720'],
  ['no average of too few reviews', newcomer, 72_000, 'from £720'],
  ['no price where none is stated', rating, 0, '4.8 (5 reviews)'],
  ['nothing where neither is known', newcomer, 0, ''],
])('the line below a name has %s', (_, rated, minFee, text) => {
  expect(textOf({ rating: rated, packages: [], minFee, feeCurrency: 'GBP' })).toBe(text)
})
