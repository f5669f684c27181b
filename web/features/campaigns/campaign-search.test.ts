import { expect, test } from 'vitest'
import { addressOfCampaignSearch, campaignSearchOf } from './campaign-search.ts'

test('the search of an address is the request, without what is no valid value', () => {
  expect(campaignSearchOf({ text: ' tea & cake ', payModel: 'fixed', typeId: '' })).toEqual({
    q: 'tea & cake',
    payModel: 'fixed',
  })
  expect(campaignSearchOf({ text: ' ', payModel: 'gold', typeId: '' })).toEqual({})
})

test('a search has the address of its words and filters', () => {
  expect(addressOfCampaignSearch({ q: 'tea & cake', payModel: 'fixed' })).toBe('q=tea+%26+cake&pay=fixed')
  expect(addressOfCampaignSearch({})).toBe('')
})
