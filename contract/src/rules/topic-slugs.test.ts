import { expect, test } from 'vitest'
import { slugOfName, slugsOf } from './topic-slugs.ts'

test.each([
  ['Food & drink', 'food-and-drink'],
  ['Café culture', 'cafe-culture'],
  ['  3D / motion  ', '3d-motion'],
  ['***', ''],
])('addresses write “%s” as “%s”', (name, slug) => {
  expect(slugOfName(name)).toBe(slug)
})

test('topics of the same name are told apart by their talent type, and else by their id', () => {
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
