import { expect, test } from 'vitest'
import { reasonsBeyondCard, reasonsOnCard } from './reasons-beyond-card.ts'

const card = {
  displayName: 'Maya Okafor',
  headline: 'Skincare in plain words',
  typeName: 'Influencer',
  subtypes: ['Food', 'Food and drink', 'Skincare'],
  city: 'Leeds',
  startingPrice: { amount: 9_500, currency: 'GBP' },
  minFee: 20_000,
  feeCurrency: 'GBP',
  rating: 4.5,
} as const

test.each([
  'Name: Maya Okafor',
  'Headline: “Skincare in plain words”',
  'Talent type: Influencer',
  'Niche: Skincare',
  'Niche: Skincare, Food and drink and Food',
  'Based in Leeds',
  'From £95, within £100',
  'From £95',
  'Rated 4.5 by brands',
  'No time off on 30 Nov, 2026',
])('“%s” is left out, because the card states it', (reason) => {
  expect(reasonsBeyondCard({ ...card, subtypes: [...card.subtypes], reasons: [reason] })).toEqual([])
})

test.each([
  '12,400 followers on Instagram',
  'Speaks Welsh',
  'Niche: Travel',
  'Niche: Skincare and Travel',
  'Niche: Skincare (found by “serum”)',
  'Based in York',
  'Description mentions “serum”',
  'From £950, within £1,000',
  'New on Marquee, in a place kept for newcomers',
])('“%s” is shown, because the card does not state it', (reason) => {
  expect(reasonsBeyondCard({ ...card, subtypes: [...card.subtypes], reasons: [reason] })).toEqual([reason])
})

const newcomer = 'New on Marquee, in a place kept for newcomers'

test.each([
  [['Based in Leeds'], false, 'Why shown', ['based in Leeds']],
  [
    ['Niche: Skincare', 'Based in Leeds', 'Speaks Welsh'],
    false,
    'Why shown',
    ['niche Skincare', 'speaks Welsh'],
  ],
  [
    [newcomer, 'Based in Leeds'],
    false,
    'Why shown',
    ['based in Leeds', 'new on Marquee, in a place kept for newcomers'],
  ],
  [['Based in Leeds'], true, 'Similar to “leds”', ['based in Leeds']],
])(
  'after a search by words, %j are shown although the card states them',
  (reasons, isSimilar, label, shown) => {
    const talent = { ...card, subtypes: [...card.subtypes], reasons }
    expect(reasonsOnCard(talent, { q: 'leds', isSimilar })).toEqual({ label, reasons: shown })
  },
)

test('after several words, a card gives a fact for each, and with a name not its accounts', () => {
  const shown = (q: string, reasons: string[]) =>
    reasonsOnCard({ ...card, subtypes: [...card.subtypes], reasons }, { q, isSimilar: false })?.reasons
  expect(shown(' skincare  leeds ', ['Niche: Skincare', 'Based in Leeds'])).toEqual([
    'niche Skincare',
    'based in Leeds',
  ])
  expect(shown('skincare', ['Niche: Skincare', 'Based in Leeds'])).toEqual(['niche Skincare'])
  expect(shown('maya', ['Name: Maya Okafor', 'Account: maya on TikTok'])).toEqual(['name Maya Okafor'])
})

test('without words, a card gives only reasons that it does not state', () => {
  const talent = { ...card, subtypes: [...card.subtypes] }
  expect(reasonsOnCard({ ...talent, reasons: ['Based in Leeds'] })).toBeNull()
  expect(reasonsOnCard({ ...talent, reasons: ['Based in Leeds', 'Speaks Welsh'] })).toEqual({
    label: 'Why shown',
    reasons: ['speaks Welsh'],
  })
})

test.each([
  ['Niche: Travel', 'niche Travel'],
  ['Talent type: Photographer', 'talent type Photographer'],
  ['Headline: “Skincare: in plain words”', 'headline “Skincare: in plain words”'],
  ['Account: maya on TikTok', 'account maya on TikTok'],
  ['Portfolio: work for Glow', 'work for Glow'],
  ['12,400 followers on Instagram', '12,400 followers on Instagram'],
])('the reason “%s” follows its label as “%s”', (reason, shown) => {
  const talent = { ...card, subtypes: [...card.subtypes], reasons: [reason] }
  expect(reasonsOnCard(talent, { q: 'travel', isSimilar: false })?.reasons).toEqual([shown])
})
