import { expect, test } from 'vitest'
import { type CampaignToFit, fitOf, fitParts, type TalentToFit } from './fit.ts'

const campaign: CampaignToFit = {
  niches: [
    { id: 'baking', name: 'Baking' },
    { id: 'food', name: 'Food' },
  ],
  typeIds: ['chef'],
  deliverables: [{ platform: 'instagram' }, { platform: 'tiktok' }, { platform: 'file' }],
  payModel: 'range',
  feeMin: 10_000,
  feeMax: 30_000,
  currency: 'GBP',
}
const talent: TalentToFit = {
  typeId: 'chef',
  typeName: 'Chef',
  subtypeIds: ['food', 'travel'],
  socials: [
    { platform: 'instagram', followers: 1_000 },
    { platform: 'tiktok', followers: 1 },
  ],
  prices: { GBP: 30_000, EUR: null, USD: null },
  takesGifted: false,
  completedDeals: 3,
  replyHours: 24,
}

const inPounds = (GBP: number | null) => ({ GBP, EUR: null, USD: null })

test('the parts add up to 100 points at most', () => {
  const most = Object.values(fitParts).reduce((sum, { points }) => sum + points, 0)
  expect(most).toBe(100)
  expect(fitOf(campaign, talent)).toEqual({
    points: 40 + 25 + 15 + 10 + 3 + 4,
    sharesNiche: true,
    reasons: [
      'Niche: Food',
      '1,000 followers on Instagram and 1 follower on TikTok',
      'Talent type: Chef',
      'Starting price within the fee',
      '3 completed deals',
      'Usually replies within 24 hours',
    ],
  })
})

test.each<[string, Partial<CampaignToFit>, Partial<TalentToFit>]>([
  ['another talent type', {}, { typeId: 'florist' }],
  ['no talent type', {}, { typeId: null }],
  ['no account on a network of the brief', {}, { socials: [{ platform: 'youtube', followers: 9 }] }],
  ['a starting price above the fee', {}, { prices: inPounds(30_001) }],
  [
    'a starting price above the fee in its currency',
    { currency: 'EUR' },
    { prices: { ...inPounds(100), EUR: 30_001 } },
  ],
])('%s does not fit', (_name, about, person) => {
  expect(fitOf({ ...campaign, ...about }, { ...talent, ...person })).toBeNull()
})

test.each<[string, Partial<CampaignToFit>, Partial<TalentToFit>, number]>([
  ['half of the networks', {}, { socials: [{ platform: 'tiktok', followers: 2 }] }, 84.5],
  ['a campaign for all types', { typeIds: [] }, {}, 82],
  ['no starting price', {}, { prices: inPounds(null) }, 87],
  ['gifted work', { payModel: 'gifted' }, { prices: inPounds(99_999), takesGifted: true }, 87],
  ['another currency', { currency: 'EUR' }, { prices: inPounds(99_999) }, 87],
  ['a fee in euros', { currency: 'EUR' }, { prices: { ...inPounds(99_999), EUR: 30_000 } }, 97],
  ['no completed deal', {}, { completedDeals: 0 }, 94],
  ['a reply after a day', {}, { replyHours: 25 }, 93],
  ['another niche', {}, { subtypeIds: ['travel'] }, 57],
  ['a brief about no niche', { niches: [] }, {}, 57],
  ['no known reply time', {}, { replyHours: null }, 93],
])('%s gives the other points', (_name, about, person, points) => {
  expect(fitOf({ ...campaign, ...about }, { ...talent, ...person })?.points).toBe(points)
})

test('gifted work fits only talents who take it', () => {
  const gifted: CampaignToFit = { ...campaign, payModel: 'gifted', feeMin: 0, feeMax: 0 }
  expect(fitOf(gifted, talent)).toBeNull()
  expect(fitOf(gifted, { ...talent, takesGifted: true })?.reasons).not.toContain(
    'Starting price within the fee',
  )
})
