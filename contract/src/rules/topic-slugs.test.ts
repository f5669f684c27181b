// cspell:ignore हिन्दी 한국어
import { expect, test } from 'vitest'
import { slugOfName, slugsOf, topicIdOf } from './topic-slugs.ts'

test.each([
  ['Food & drink', 'food-and-drink'],
  ['Café culture', 'cafe-culture'],
  ['  3D / motion  ', '3d-motion'],
  ['हिन्दी', 'हिन्दी'],
  ['한국어', '한국어'],
  ['***', ''],
  ['❤️', ''],
])('addresses write “%s” as “%s”', (name, slug) => {
  expect(slugOfName(name)).toBe(slug.normalize('NFC'))
  expect(slugOfName(slug), 'a slug is its own').toBe(slug.normalize('NFC'))
})

test('the slugs of topics with the same name differ by the talent type, or else by the id', () => {
  const topics = [
    { id: '1', name: 'Beauty', typeName: 'Influencer' },
    { id: '2', name: 'Beauty', typeName: 'Photographer' },
    { id: '3', name: 'Travel', typeName: 'Influencer' },
    { id: '4', name: 'Food' },
    { id: '5', name: 'food' },
  ]
  expect([...slugsOf(topics).values()]).toEqual([
    'beauty-influencer',
    'beauty-photographer',
    'travel',
    '4',
    '5',
  ])
})

test('a name with its talent type that is the name of another topic is replaced by the id', () => {
  const topics = [
    { id: '1', name: 'Beauty', typeName: 'Influencer' },
    { id: '2', name: 'Beauty', typeName: 'Photographer' },
    { id: '3', name: 'Beauty influencer', typeName: 'Host' },
  ]
  expect([...slugsOf(topics).values()]).toEqual(['1', 'beauty-photographer', 'beauty-influencer'])
})

test('a name of symbols only and a very long one have the id as their slug', () => {
  const symbols = { id: '1', name: '***', typeName: 'Influencer' }
  const long = { id: '2', name: '&'.repeat(80), typeName: 'Host' }
  expect([...slugsOf([symbols, long]).values()]).toEqual(['1', '2'])
})

test('a topic is found by its slug, its name and its id, whatever the capitals and spaces', () => {
  const slugs = slugsOf([
    { id: 'a1', name: 'Food & drink' },
    { id: 'a2', name: 'Travel' },
  ])
  for (const asked of ['a1', 'A1', 'food-and-drink', ' Food  & Drink '])
    expect(topicIdOf(slugs, asked), asked).toBe('a1')
  for (const asked of ['food', '***', '']) expect(topicIdOf(slugs, asked), asked).toBeUndefined()
})
