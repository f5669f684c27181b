import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

let app: TestApp
let brand: Person
let subtypes: { id: string; typeId: string; name: string }[]
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Searching brand')
  subtypes = expectOk(await app.call('/talentsubtype/list'), 'niches').data.items
})
afterAll(() => app.stop())

/** Creates a talent who can be found, with this profile. */
async function aTalent(displayName: string, profile: object = {}): Promise<Person> {
  const talent = await newPerson(app, 'talent', displayName)
  const change = { displayName, isListed: true, ...profile }
  expectOk(await talent.call('/user/update-profile', change), 'profile')
  return talent
}
const niche = (index: number) => subtypes[index] ?? expect.fail('no such niche')

test('choices count what is found by talent type, niche, network, country, city and language', async () => {
  const one = niche(2)
  await aTalent('Counted One', {
    headline: 'Countable',
    typeId: one.typeId,
    subtypeIds: [one.id],
    city: 'Ely',
  })
  await aTalent('Counted Two', {
    headline: 'Countable',
    typeId: one.typeId,
    city: 'ely',
    country: 'IE',
    languages: ['Welsh'],
  })
  const choices = expectOk(await brand.call('/brand/search-choices', { q: 'countable' }), 'choices').data
  expect(choices).toMatchObject({ total: 2, isCounted: true, isSimilar: false, platforms: [] })
  expect(choices.types).toEqual([{ value: one.typeId, label: expect.any(String), count: 2 }])
  expect(choices.subtypes).toEqual([{ value: one.id, label: one.name, count: 1 }])
  expect(choices.countries).toEqual([
    { value: 'GB', label: 'United Kingdom', count: 1 },
    { value: 'IE', label: 'Ireland', count: 1 },
  ])
  expect(choices.cities).toEqual([{ value: 'Ely', label: 'Ely', count: 2 }])
  expect(choices.languages).toEqual([{ value: 'Welsh', label: 'Welsh', count: 1 }])
})

test('the choices of a filter stay when one of them is chosen, and those of the others follow it', async () => {
  const [one, other] = [niche(0), subtypes.find(({ typeId }) => typeId !== niche(0).typeId) ?? niche(1)]
  await aTalent('Kept One', { headline: 'Portable', typeId: one.typeId, subtypeIds: [one.id], city: 'Ely' })
  await aTalent('Kept Two', {
    headline: 'Portable',
    typeId: other.typeId,
    subtypeIds: [other.id],
    city: 'Rye',
  })
  const choose = async (filter: object) =>
    expectOk(await brand.call('/brand/search-choices', { q: 'portable', ...filter }), 'choices').data
  const counts = (choices: { value: string; count: number }[]) =>
    choices.map(({ value, count }) => [value, count])

  const inEly = await choose({ city: 'Ely' })
  expect(inEly.total).toBe(1)
  expect(counts(inEly.cities)).toEqual([
    ['Ely', 1],
    ['Rye', 1],
  ])
  expect(counts(inEly.types)).toEqual([[one.typeId, 1]])
  const ofNiche = await choose({ typeId: one.typeId, subtypeId: one.id })
  expect(ofNiche.total).toBe(1)
  expect(counts(ofNiche.types).toSorted()).toEqual(
    [
      [one.typeId, 1],
      [other.typeId, 1],
    ].toSorted(),
  )
  expect(counts(ofNiche.subtypes)).toEqual([[one.id, 1]])
  expect(counts(ofNiche.cities)).toEqual([['Ely', 1]])
  const nobody = await choose({ city: 'Ely', typeId: other.typeId })
  expect(nobody).toMatchObject({ total: 0, isSimilar: false })
  expect(counts(nobody.cities)).toEqual([['Rye', 1]])
})

test('the steps and bands of the other filters are counted, in the chosen currency, each without its own filter', async () => {
  const socials = (followers: number, engagementBps: number) => [
    { platform: 'tiktok', handle: 'steps', followers, engagementBps },
  ]
  await aTalent('Step One', {
    headline: 'Staircase',
    socials: socials(900, 250),
    minFee: 15_000,
    takesGifted: true,
  })
  await aTalent('Step Two', { headline: 'Staircase', socials: socials(30_000, 700), minFee: 60_000 })
  await aTalent('Step Three', { headline: 'Staircase', minFee: 60_000, feeCurrency: 'EUR' })
  const choose = async (filter: object) =>
    expectOk(await brand.call('/brand/search-choices', { q: 'staircase', ...filter }), 'choices').data
  const counts = (choices: { value: string; count: number }[]) =>
    choices.map(({ value, count }) => [value, count])

  const all = await choose({})
  expect(all.total).toBe(3)
  expect(counts(all.engagements)).toEqual([
    ['200', 2],
    ['400', 1],
    ['600', 1],
  ])
  expect(counts(all.followers)).toEqual([
    ['500', 1],
    ['25000', 1],
  ])
  expect(counts(all.prices)).toEqual([
    ['10000', 1],
    ['50000', 1],
  ])
  expect(counts(all.gifted)).toEqual([['gifted', 1]])
  expect([all.stars, all.replies, all.verified]).toEqual([[], [], []])

  const inEuros = await choose({ currency: 'EUR' })
  expect(counts(inEuros.prices)).toEqual([['50000', 1]])
  const many = await choose({ followersFrom: 10_000, takes: 'gifted' })
  expect(many.total).toBe(0)
  expect(counts(many.followers)).toEqual([['500', 1]])
  expect(counts(many.gifted)).toEqual([])
})
