import { expect, test } from 'vitest'
import { chipsOf } from './filter-chips.ts'
import { type FilterName, readSearch } from './talent-search.ts'

const names = {
  type: (id: string) => `type ${id}`,
  niche: (id: string) => `niche ${id}`,
  network: (code: string) => `network ${code}`,
  country: (code: string) => `country ${code}`,
}
const filtersOf = (values: Partial<Record<FilterName, string>>) =>
  readSearch(new URLSearchParams(values)).filters
const textsOf = (values: Partial<Record<FilterName, string>>) =>
  chipsOf(filtersOf(values), names).map(({ text }) => text)

test('no filter has no chip', () => {
  expect(textsOf({})).toEqual([])
})

test('each filter has a chip, and those that belong together share one', () => {
  expect(
    textsOf({
      type: '1',
      niche: '2',
      network: 'tiktok',
      country: 'GB',
      city: 'Leeds',
      language: 'Welsh',
      min: '10000',
      max: '50000',
      engagement: '450',
      priceMin: '10000',
      price: '50000',
      currency: 'EUR',
      takes: 'gifted',
      stars: '4',
      only: 'verified',
      from: '2026-12-01',
      to: '2026-12-03',
      reply: '12',
    }),
  ).toEqual([
    'type 1',
    'niche 2',
    'network tiktok',
    'country GB',
    'Leeds',
    'Welsh',
    '10,000 to 50,000 followers',
    '4.5% engagement or more',
    '€100 to €500',
    'Open to gifted work',
    'Available from 01 Dec, 2026 to 03 Dec, 2026',
    'Usually replies within 12 hours',
    '4 stars or more',
    'Verified',
  ])
})

test('an open range names its one end, and one day alone is that day', () => {
  expect(textsOf({ min: '500', price: '60000', from: '2026-12-01' })).toEqual([
    'From 500 followers',
    'Up to £600',
    'Available on 01 Dec, 2026',
  ])
  expect(textsOf({ max: '500', priceMin: '60000' })).toEqual(['Up to 500 followers', 'From £600'])
})

test('a niche goes with its talent type', () => {
  expect(chipsOf(filtersOf({ type: '1' }), names)[0]?.names).toEqual(['type', 'niche'])
})
