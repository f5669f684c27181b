import { expect, test } from 'vitest'
import { reasonsBeyondCard } from './reasons-beyond-card.ts'

const card = {
  displayName: 'Maya Okafor',
  headline: 'Skincare in plain words',
  typeName: 'Influencer',
  subtypes: ['Food', 'Food and drink', 'Skincare'],
  city: 'Leeds',
  startingPrice: { amount: 9_500, currency: 'GBP' },
  minFee: 20_000,
  feeCurrency: 'GBP',
} as const

test.each([
  'Name: Maya Okafor',
  'Headline: “Skincare in plain words”',
  'Talent type: Influencer',
  'Niche: Skincare',
  'Niche: Skincare, Food and drink and Food',
  'Based in Leeds',
  'From £95, within £100',
])('“%s” is left out, because the card states it', (reason) => {
  expect(reasonsBeyondCard({ ...card, subtypes: [...card.subtypes], reasons: [reason] })).toEqual([])
})

test.each([
  '12,400 followers on Instagram',
  'Speaks Welsh',
  'Niche: Travel',
  'Niche: Skincare and Travel',
  'Niche: Skincare (serum)',
  'Based in York',
  'Description mentions “serum”',
  'From £950, within £1,000',
  'New on Marquee, in a place kept for newcomers',
])('“%s” is shown, because the card does not state it', (reason) => {
  expect(reasonsBeyondCard({ ...card, subtypes: [...card.subtypes], reasons: [reason] })).toEqual([reason])
})
