import { expect, test } from 'vitest'
import { describeApplication, describeInCampaign } from './describe-application.ts'

test('a card says how far a talent has come with a campaign', () => {
  const campaignTitle = 'Tea Time'
  expect(describeApplication({ status: 'invited', campaignTitle })).toBe('Invited to Tea Time')
  expect(describeApplication({ status: 'shortlisted', campaignTitle })).toBe('Shortlisted for Tea Time')
  expect(describeApplication({ status: 'hired', campaignTitle })).toBe('Hired for Tea Time')
  expect(describeApplication({ status: 'withdrawn', campaignTitle })).toBe('Withdrew from Tea Time')
})

test('an invitation names who cannot be invited again, and why', () => {
  expect(describeInCampaign([])).toEqual([])
  expect(
    describeInCampaign([
      { displayName: 'Ada', status: 'invited' },
      { displayName: 'Ben', status: 'submitted' },
      { displayName: 'Cleo', status: 'invited' },
      { displayName: 'Dov', status: 'withdrawn' },
    ]),
  ).toEqual(['Already invited: Ada and Cleo.', 'Already applied: Ben.', 'Withdrew: Dov.'])
})
