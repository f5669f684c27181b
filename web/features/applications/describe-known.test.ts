import { expect, test } from 'vitest'
import { describeInCampaign, describeKnown } from './describe-known.ts'

test('a card says how far a talent has come with a campaign', () => {
  const campaignTitle = 'Tea Time'
  expect(describeKnown({ status: 'invited', campaignTitle })).toBe('Invited to Tea Time')
  expect(describeKnown({ status: 'shortlisted', campaignTitle })).toBe('Applied for Tea Time')
  expect(describeKnown({ status: 'hired', campaignTitle })).toBe('Hired for Tea Time')
  expect(describeKnown({ status: 'withdrawn', campaignTitle })).toBe('Withdrew from Tea Time')
})

test('an invitation names who is in the campaign already', () => {
  expect(describeInCampaign([])).toEqual([])
  expect(
    describeInCampaign([
      { displayName: 'Ada', status: 'invited' },
      { displayName: 'Ben', status: 'submitted' },
      { displayName: 'Cleo', status: 'invited' },
    ]),
  ).toEqual(['Already invited: Ada and Cleo.', 'Already has an application: Ben.'])
})
