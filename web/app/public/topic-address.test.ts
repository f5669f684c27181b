import { expect, test } from 'vitest'
import { presentAddress } from './topic-address.ts'

const names = { idName: 'subtypeId', name: 'niche' }
const load = async () => ({ items: [{ id: 'a1', slug: 'beauty' }] })
const addressFor = (query: string) =>
  presentAddress(new Request(`https://marquee.test/talents${query}`), names, load)

test('an address with the id of a topic leads to the one with its name, and keeps everything else', async () => {
  expect(await addressFor('?q=tea&subtypeId=a1')).toBe('/talents?q=tea&niche=beauty')
  expect(await addressFor('?subtypeId=b2'), 'an unknown one keeps its id').toBe('/talents?niche=b2')
  expect(await addressFor('?subtypeId=')).toBe('/talents')
})

test('an address without an id stays as it is', async () => {
  expect(await addressFor('?niche=beauty')).toBeNull()
})
