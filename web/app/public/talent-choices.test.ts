import { expect, test } from 'vitest'
import { talentChoices } from './talent-choices.ts'

const range = {
  cities: ['London', 'Leeds'],
  platforms: ['tiktok' as const],
  lowestPrice: 30_000,
  mostFollowers: 60_000,
}
const optionsOf = (name: string, asked: Parameters<typeof talentChoices>[0]['asked'], known = true) =>
  talentChoices({ range: known ? range : null, asked })
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
