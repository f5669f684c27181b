import { expect, test } from 'vitest'
import { searchOf } from './talent-search.ts'

test('the search of an address is the request, without what is no valid value', () => {
  expect(searchOf('q=+vegan+food+&network=tiktok&min=1000&price=50000&sort=price')).toEqual({
    q: 'vegan food',
    platform: 'tiktok',
    followersFrom: 1_000,
    priceTo: 50_000,
    sort: 'price',
  })
  expect(searchOf('stars=4&only=verified')).toEqual({ starsFrom: 4, only: 'verified', sort: 'relevance' })
  expect(searchOf('stars=9&only=paid')).toEqual({ sort: 'relevance' })
  expect(searchOf('network=fax&min=-5&max=many&price=1e9&sort=paid')).toEqual({ sort: 'relevance' })
})
