import { expect, test } from 'vitest'
import { addressOfSearch, readSearch, reversedRanges, searchOf } from './talent-search.ts'

test('the search of an address is the request, without what is no valid value', () => {
  expect(searchOf('q=+vegan+food+&network=tiktok&min=1000&price=50000&sort=price')).toEqual({
    q: 'vegan food',
    platform: 'tiktok',
    followersFrom: 1_000,
    priceTo: 50_000,
    sort: 'price',
  })
  expect(searchOf('stars=4&only=verified')).toEqual({ starsFrom: 4, only: 'verified', sort: 'relevance' })
  expect(searchOf('engagement=450&priceMin=2000&takes=gifted')).toEqual({
    engagementFrom: 450,
    priceFrom: 2_000,
    takes: 'gifted',
    sort: 'relevance',
  })
  expect(searchOf('price=50000&currency=EUR&sort=price')).toEqual({
    priceTo: 50_000,
    currency: 'EUR',
    sort: 'price',
  })
  expect(searchOf('currency=XYZ')).toEqual({ sort: 'relevance' })
  expect(searchOf('engagement=0&takes=all')).toEqual({ sort: 'relevance' })
  expect(searchOf('country=IE')).toEqual({ country: 'IE', sort: 'relevance' })
  expect(searchOf('country=ireland')).toEqual({ sort: 'relevance' })
  expect(searchOf('stars=9&only=paid')).toEqual({ sort: 'relevance' })
  expect(searchOf('network=fax&min=-5&max=many&price=1e9&sort=paid')).toEqual({ sort: 'relevance' })
})

test('a search has an address that is read as the same search', () => {
  for (const address of [
    'q=vegan+food&sort=price&type=0b6b3a40-0000-4000-8000-000000000000&network=tiktok&city=Leeds',
    'engagement=450&priceMin=1000&currency=USD&takes=gifted',
    'country=IE&city=Cork',
    'niche=0b6b3a40-0000-4000-8000-000000000001&language=Welsh&min=0&max=9000&price=50000&stars=4&only=verified',
    '',
  ])
    expect(searchOf(addressOfSearch(searchOf(address)))).toEqual(searchOf(address))
  expect(addressOfSearch({ sort: 'relevance', q: 'a&b=c' })).toBe('q=a%26b%3Dc')
})

test('a range whose lower end is above the upper one is named and not searched for', () => {
  const rangesOf = (address: string) => reversedRanges(readSearch(new URLSearchParams(address)).filters)
  expect(rangesOf('min=10000&max=5000')).toEqual(['followers'])
  expect(rangesOf('priceMin=90000&price=30000')).toEqual(['price'])
  expect(searchOf('priceMin=90000&price=30000&min=1000')).toEqual({ followersFrom: 1_000, sort: 'relevance' })
  for (const possible of ['', 'min=5000', 'price=30000', 'min=5000&max=5000', 'priceMin=90000&price=many'])
    expect(rangesOf(possible), possible).toEqual([])
})
