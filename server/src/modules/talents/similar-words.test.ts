// cspell:ignore londn beuaty lodnon beauti
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Searching brand')
  const profiles = {
    'Tessa Byte': { headline: 'Tech explained over a long weekend', city: 'Cardiff' },
    'Lou Fenn': { headline: 'Beauty on a budget', city: 'London' },
  }
  for (const [displayName, profile] of Object.entries(profiles)) {
    const talent = await newPerson(app, 'talent', displayName)
    const change = { displayName, isListed: true, ...profile }
    expectOk(await talent.call('/user/update-profile', change), displayName)
  }
})
afterAll(() => app.stop())

const search = async (q: string) => {
  const { items, isSimilar } = expectOk(await brand.call('/brand/searchTalent', { q }), q).data
  return { names: items.map(({ displayName }: { displayName: string }) => displayName), isSimilar }
}

test('words of fewer than five letters find no similar ones', async () => {
  for (const q of ['tea', 'cat', 'beer', 'loan']) expect((await search(q)).names, q).toEqual([])
  for (const q of ['tec', 'car'])
    expect(await search(q), q).toEqual({ names: ['Tessa Byte'], isSimilar: false })
})

test('longer words find what differs in a letter or has two exchanged, and nothing that only begins alike', async () => {
  const lou = { names: ['Lou Fenn'], isSimilar: true }
  for (const q of ['londn', 'lodnon', 'beuaty', 'beauti londn', 'lou londn'])
    expect(await search(q), q).toEqual(lou)
  expect((await search('cat londn')).names).toEqual([])
})
