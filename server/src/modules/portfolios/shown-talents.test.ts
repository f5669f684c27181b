import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function shown() {
  const { statusCode, body } = await app.app.inject({ url: '/api/market/shown-talents' })
  expect(statusCode).toBe(200)
  const { data } = JSON.parse(body)
  return { ...data, names: data.items.map((one: { displayName: string }) => one.displayName), body }
}

async function newTalent(name: string, { works, isPublic }: { works: number; isPublic: boolean }) {
  const talent = await newPerson(app, 'talent', name)
  for (let work = 0; work < works; work++)
    expectOk(await talent.call('/talent/addWork', { fileId: await talent.upload(), caption: 'Work' }), 'work')
  expectOk(await changes(talent, { isListed: true }), 'listed')
  expectOk(await talent.call('/talent/savePublicPage', { isPublic }), 'page')
  return talent
}
const changes = (talent: Person, profile: object) => talent.call('/user/update-profile', profile)

test('talents who can be found are shown with their work, and nobody else is', async () => {
  expect(await shown()).toMatchObject({ items: [] })
  const open = await newTalent('Open with work', { works: 2, isPublic: true })
  await newTalent('Closed page', { works: 1, isPublic: false })
  await newTalent('Open without work', { works: 0, isPublic: true })
  const unlisted = await newTalent('Does not want to be found', { works: 1, isPublic: true })
  expectOk(await changes(unlisted, { isListed: false }), 'unlisted')
  const socials = [
    { platform: 'tiktok', handle: 'open', followers: 300 },
    { platform: 'instagram', handle: 'open', followers: 900 },
    { platform: 'instagram', handle: 'open.too', followers: 100 },
  ]
  expectOk(
    await changes(open, {
      phone: '+442079460958',
      headline: 'Calm films',
      city: 'Leeds',
      minFee: 40_000,
      feeCurrency: 'EUR',
      socials,
    }),
    'profile',
  )
  const work = { platform: 'instagram', format: 'reel', quantity: 1, turnaroundDays: 7, revisions: 2 }
  const packages = [{ title: 'One reel', ...work, rightsDays: 90, price: 30_000, currency: 'EUR' }]
  expectOk(await open.call('/talent/savePackages', { packages }), 'packages')

  const { items, body } = await shown()
  expect(items).toEqual([
    {
      id: expect.any(String),
      slug: expect.any(String),
      displayName: 'Open with work',
      headline: 'Calm films',
      city: 'Leeds',
      followers: 1_300,
      minFee: 40_000,
      feeCurrency: 'EUR',
      startingPrice: { amount: 30_000, currency: 'EUR' },
      avatarUrl: null,
      typeName: null,
      subtypes: [],
      rating: null,
      reviewCount: 0,
      platforms: ['instagram', 'tiktok'],
      pictures: [expect.stringContaining('/uploads/'), expect.stringContaining('/uploads/')],
    },
  ])
  expect(body).not.toContain('2079460958')
  expect(body).not.toContain(open.email)
})

test('four are shown, the same ones the whole day and others later, without a gap at the end of the list', async () => {
  for (let no = 1; no <= 6; no++) await newTalent(`Open ${no}`, { works: 1, isPublic: true })
  const first = await shown()
  expect(new Set(first.names).size).toBe(4)
  expect((await shown()).names).toEqual(first.names)
  const seen = new Set<string>()
  for (let day = 0; day < 40 && seen.size < 7; day++) {
    const { names } = await shown()
    expect(new Set(names).size).toBe(4)
    for (const name of names) seen.add(name)
    clock.moveBy(86_400_000)
  }
  expect(seen.size, 'each of the seven had a day').toBe(7)
})
