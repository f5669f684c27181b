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
