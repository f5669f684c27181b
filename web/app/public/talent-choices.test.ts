import { expect, test } from 'vitest'
import { talentChoices } from './talent-choices.ts'

const range = {
  cities: ['London', 'Leeds'],
  platforms: ['tiktok' as const],
  languages: ['English', 'Welsh'],
  lowestPrice: 30_000,
  highestPrice: 60_000,
  highestRating: 4.8,
  isAnyFree: true,
  mostFollowers: 60_000,
}
const types = [{ id: 't1', name: 'Influencer' }]
const optionsOf = (name: string, asked: Parameters<typeof talentChoices>[0]['asked'], known = true) =>
  talentChoices({ range: known ? range : null, types, asked })
    .find((choice) => choice.name === name)
    ?.options.map(({ value, label }) => (value === label ? label : `${value}: ${label}`))

test('the places to choose from are those of talents, and a chosen one that no talent has', () => {
  expect(optionsOf('city', {})).toEqual(['London', 'Leeds'])
  expect(optionsOf('city', { city: 'Rye' })).toEqual(['London', 'Leeds', 'Rye'])
  expect(optionsOf('city', { city: 'leeds' }), 'as the address writes it').toEqual(['London', 'leeds: Leeds'])
  expect(optionsOf('city', {}, false), 'without a known place').toBeUndefined()
})

test('networks, prices and audiences are those that a talent meets, and the chosen ones', () => {
  expect(optionsOf('platform', { platform: 'x' })).toEqual(['tiktok: TikTok', 'x: X'])
  expect(optionsOf('priceTo', { priceTo: '10000' })).toEqual([
    '10000: Up to £100',
    '50000: Up to £500',
    '100000: Up to £1,000',
  ])
  expect(optionsOf('followersFrom', {})).toEqual(['10000: 10k+ followers', '50000: 50k+ followers'])
  expect(optionsOf('priceTo', {}, false), 'all where the range is not known').toHaveLength(4)
})

test('lowest prices, languages and ratings are those that a talent meets, and the chosen ones', () => {
  expect(optionsOf('priceFrom', {})).toEqual(['10000: From £100', '25000: From £250', '50000: From £500'])
  expect(optionsOf('priceFrom', { priceFrom: '100000' })).toHaveLength(4)
  expect(optionsOf('language', { language: 'french' })).toEqual(['English', 'Welsh', 'french'])
  expect(optionsOf('starsFrom', {})).toEqual([
    '3: 3 stars or more',
    '4: 4 stars or more',
    '4.5: 4.5 stars or more',
  ])
  expect(optionsOf('starsFrom', { starsFrom: '5' })).toContain('5: 5 stars')
})

test('where no talent is rated or available, neither is a choice unless it is chosen', () => {
  const none = { ...range, highestRating: null, isAnyFree: false }
  const namesFor = (asked: { free?: string }) =>
    talentChoices({ range: none, types, asked }).flatMap(({ name, isMore }) => (isMore ? [name] : []))
  expect(namesFor({})).toEqual(['typeId', 'language'])
  expect(namesFor({ free: 'now' })).toEqual(['typeId', 'language', 'free'])
})

test('the most used choices come first, and the further ones are marked', () => {
  const marks = talentChoices({ range, types, asked: {} }).map(({ name, isMore }) => [name, isMore === true])
  expect(marks).toEqual([
    ['city', false],
    ['platform', false],
    ['priceFrom', false],
    ['priceTo', false],
    ['followersFrom', false],
    ['typeId', true],
    ['language', true],
    ['free', true],
    ['starsFrom', true],
  ])
})
