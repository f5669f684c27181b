import { expect, test } from 'vitest'
import { currentAddress } from './topic-address.ts'

const names = { idName: 'subtypeId', name: 'niche' }
const topics = [
  { id: 'a1', slug: 'beauty' },
  { id: 'a2', slug: 'food-and-drink' },
]
const addressFor = (query: string, known: typeof topics | null = topics) =>
  currentAddress(new Request(`https://marquee.test/talents${query}`), names, known)

test('an address with the id of a topic leads to the one with its slug, and keeps everything else', () => {
  expect(addressFor('?q=tea&subtypeId=a1&cursor=c')).toBe('/talents?q=tea&cursor=c&niche=beauty')
  expect(addressFor('?subtypeId=b2'), 'an unknown one keeps its id').toBe('/talents?niche=b2')
  expect(addressFor('?subtypeId=')).toBe('/talents')
  expect(addressFor('?niche=a1&q=tea'), 'in the parameter of the slug').toBe('/talents?niche=beauty&q=tea')
})

test('an address with the name of a topic in another spelling leads to the one with its slug', () => {
  expect(addressFor('?niche=Beauty')).toBe('/talents?niche=beauty')
  expect(addressFor('?niche=Food+%26+drink')).toBe('/talents?niche=food-and-drink')
})

test('an address with a slug, an unknown topic or none stays as it is', () => {
  for (const query of ['?niche=beauty', '?niche=unknown', '?niche=', '?q=tea', ''])
    expect(addressFor(query), query).toBeNull()
})

test('no address leads elsewhere while the topics are not known', () => {
  for (const query of ['?subtypeId=a1', '?niche=a1']) expect(addressFor(query, null), query).toBeNull()
})
