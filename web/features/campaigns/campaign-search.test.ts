import { expect, test } from 'vitest'
import { addressOfCampaignSearch, campaignSearchOf } from './campaign-search.ts'

test('the search of an address is the request, without what is no valid value', () => {
  expect(campaignSearchOf('tab=open&q=+tea+%26+cake+&pay=fixed')).toEqual({
    q: 'tea & cake',
    payModel: 'fixed',
  })
  expect(campaignSearchOf('q=+&pay=gold&network=fax&fee=-3&currency=XYZ&until=soon&sort=paid')).toEqual({})
  expect(campaignSearchOf('network=tiktok&until=2026-12-24&sort=closing')).toEqual({
    platform: 'tiktok',
    openUntil: '2026-12-24',
    sort: 'closing',
  })
})

test('fees compare in pounds unless another currency is chosen', () => {
  expect(campaignSearchOf('fee=50000')).toEqual({ feeFrom: 50_000, currency: 'GBP' })
  expect(campaignSearchOf('fee=50000&currency=EUR')).toEqual({ feeFrom: 50_000, currency: 'EUR' })
  expect(campaignSearchOf('sort=fee')).toEqual({ sort: 'fee', currency: 'GBP' })
  expect(campaignSearchOf('currency=USD')).toEqual({ currency: 'USD' })
})

test('a search has an address that is read as the same search', () => {
  for (const address of [
    'q=tea+%26+cake&pay=gifted&type=0b6b3a40-0000-4000-8000-000000000000&network=youtube',
    'fee=20000&currency=EUR&until=2026-12-24&sort=fee',
    '',
  ])
    expect(campaignSearchOf(addressOfCampaignSearch(campaignSearchOf(address)))).toEqual(
      campaignSearchOf(address),
    )
  expect(addressOfCampaignSearch({ q: 'tea & cake', payModel: 'fixed' })).toBe('q=tea+%26+cake&pay=fixed')
  expect(addressOfCampaignSearch({ q: 'tea', sort: 'newest' })).toBe('q=tea')
})
