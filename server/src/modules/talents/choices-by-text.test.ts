// cspell:ignore Órlo orlé orto Orya Umea Quimper Orléans
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Typing brand')
})
afterAll(() => app.stop())

/** Creates a talent who can be found, with this profile. */
async function aTalent(name: string, profile: object): Promise<Person> {
  const talent = await newPerson(app, 'talent', name)
  expectOk(await talent.call('/user/update-profile', { isListed: true, ...profile }), 'profile')
  return talent
}
const choices = async (filter: 'city' | 'language', text: string, reader = brand): Promise<string[]> =>
  expectOk(await reader.call('/brand/search-choices-by-text', { filter, text }), 'choices').data.items

test('cities and languages begin with the typed letters, whatever their capitals and accents, each once', async () => {
  await aTalent('Of Orleans', { city: 'Orléans', languages: ['Occitan', 'Órlo'] })
  await aTalent('Of Orleans too', { city: 'orleans', languages: ['Occitan'] })
  await aTalent('Of Orkney', { city: 'Orkney', languages: ['Orya'] })
  await aTalent('Of Porto', { city: 'Porto', languages: [] })
  expect(await choices('city', 'or')).toEqual(['Orkney', 'Orléans'])
  expect(await choices('city', 'ORLÉ')).toEqual(['Orléans'])
  expect(await choices('city', 'orto')).toEqual([])
  expect(await choices('language', 'o')).toEqual(['Occitan', 'Órlo', 'Orya'])
  expect(await choices('city', '%')).toEqual([])
  expect(await choices('city', '\u0301'), 'an accent alone').toEqual([])
})

test('at most ten are listed, and more letters lead to the others', async () => {
  for (const last of 'abcdefghijkl') await aTalent(`Many ${last}`, { city: `Zz${last}` })
  const first = await choices('city', 'zz')
  expect(first).toEqual([...'abcdefghij'].map((last) => `Zz${last}`))
  expect(await choices('city', 'zzl')).toEqual(['Zzl'])
})

test('the choices follow the profiles', async () => {
  const talent = await aTalent('Moving', { city: 'Umea', languages: ['Umbrian', 'Udmurt'] })
  expectOk(await talent.call('/user/update-profile', { city: 'Uppsala', languages: ['Udmurt'] }), 'move')
  expect(await choices('city', 'u')).toEqual(['Uppsala'])
  expect(await choices('language', 'u')).toEqual(['Udmurt'])
})

test('nobody whom the brand cannot find is the only reason of a choice', async () => {
  const operator = await newOperator(app)
  const profile = { city: 'Quimper', languages: ['Quechua'] }
  const unlisted = await aTalent('Hidden', profile)
  expect(await choices('city', 'qu')).toEqual(['Quimper'])
  expectOk(await unlisted.call('/user/update-profile', { isListed: false }), 'unlisted')
  expect([await choices('city', 'qu'), await choices('language', 'qu')]).toEqual([[], []])

  const blocked = await aTalent('Blocked', profile)
  const other = await newPerson(app, 'brand', 'Other brand')
  expectOk(await blocked.call('/user/block', { blockedId: brand.id }), 'block')
  expect([await choices('city', 'qu'), await choices('language', 'qu')]).toEqual([[], []])
  expect([await choices('city', 'qu', other), await choices('language', 'qu', other)]).toEqual([
    ['Quimper'],
    ['Quechua'],
  ])
  const suspension = {
    userId: blocked.id,
    reasonCode: 'abuse',
    explanation: 'You sent insulting messages.',
    reason: 'Reported by two brands',
  }
  expectOk(await operator.call('/superAdmin/suspendUser', suspension), 'suspension')
  expect(await choices('city', 'qu', other)).toEqual([])
})

test('only brands ask, because talents see nothing of others', async () => {
  const talent = await newPerson(app, 'talent', 'Asking talent')
  const asked = await talent.call('/brand/search-choices-by-text', { filter: 'city', text: 'u' })
  expect(asked.status).toBe(403)
})
