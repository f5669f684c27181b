import { expect, test } from 'vitest'
import { talentChoices } from './talent-choices.ts'

const range = {
  cities: ['London', 'Leeds'],
  platforms: ['tiktok' as const],
  languages: ['English', 'Welsh'],
  typeIds: ['t1'],
  lowestPrice: 30_000,
  highestPrice: 60_000,
  highestRating: 4.8,
  isAnyAvailable: true,
  mostFollowers: 60_000,
}
const types = [
  { id: 't1', name: 'Influencer' },
  { id: 't2', name: 'Host' },
]
const optionsOf = (name: string, asked: Parameters<typeof talentChoices>[0]['asked'], known = true) =>
  talentChoices({ range: known ? range : null, types, asked })
    .find((choice) => choice.name === name)
    ?.options.map(({ value, label }) => (value === label ? label : `${value}: ${label}`))

test('the places to choose from are those of talents, and a chosen one that no talent has', () => {
  expect(optionsOf('city', {})).toEqual(['Leeds', 'London'])
  expect(optionsOf('city', { city: 'Rye' })).toEqual(['Leeds', 'London', 'Rye'])
  expect(optionsOf('city', { city: 'leeds' }), 'as the address writes it').toEqual(['leeds: Leeds', 'London'])
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

test('a chosen number that is none of the steps is a choice too, as the address writes it', () => {
  expect(optionsOf('priceFrom', { priceFrom: '12345' })).toContain('12345: From £123.45')
  expect(optionsOf('priceTo', { priceTo: '90000' })).toContain('90000: Up to £900')
  expect(optionsOf('followersFrom', { followersFrom: '20000' })).toEqual([
    '10000: 10k+ followers',
    '20000: 20k+ followers',
    '50000: 50k+ followers',
  ])
  expect(optionsOf('starsFrom', { starsFrom: '4.0' })).toEqual([
    '3: 3 stars or more',
    '4.0: 4 stars or more',
    '4.5: 4.5 stars or more',
  ])
  expect(optionsOf('starsFrom', { starsFrom: '1' })).toContain('1: 1 star or more')
  for (const wrong of ['cheap', '-1', '1.5'])
    expect(optionsOf('priceFrom', { priceFrom: wrong }), wrong).toHaveLength(3)
})

test('the types are those that a talent has, and the chosen one', () => {
  expect(optionsOf('typeId', {})).toEqual(['t1: Influencer'])
  expect(optionsOf('typeId', { typeId: 't2' })).toHaveLength(2)
  expect(optionsOf('typeId', {}, false), 'all where the range is not known').toHaveLength(2)
  const unknown = 'aaaaaaaa-0000-4000-8000-000000000001'
  expect(optionsOf('typeId', { typeId: unknown })).toContain(`${unknown}: Another talent type`)
})

test('the choices of prices are called by what they limit', () => {
  const labels = talentChoices({ range, types, asked: {} }).map(({ name, label, any }) => [name, label, any])
  expect(labels).toContainEqual(['priceFrom', 'Lowest price', 'Min. price'])
  expect(labels).toContainEqual(['priceTo', 'Highest price', 'Max. price'])
})

test('where no talent is rated or available, neither is a choice unless it is chosen', () => {
  const none = { ...range, highestRating: null, isAnyAvailable: false }
  const namesFor = (asked: { available?: string }) =>
    talentChoices({ range: none, types, asked }).flatMap(({ name, isMore }) => (isMore ? [name] : []))
  expect(namesFor({})).toEqual(['typeId', 'language'])
  expect(namesFor({ available: 'now' })).toEqual(['typeId', 'language', 'available'])
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
    ['available', true],
    ['starsFrom', true],
  ])
})
