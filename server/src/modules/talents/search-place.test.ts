import type { CallRequest } from '@marquee/contract/call'
import type { SearchPlace, searchCalls } from '@marquee/contract/calls/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Looking brand')
})
afterAll(() => app.stop())

async function aListed(name: string, profile: object = {}): Promise<Person> {
  const talent = await newPerson(app, 'talent', name)
  expectOk(await talent.call('/user/update-profile', { isListed: true, ...profile }), 'listing')
  return talent
}
const place = async (of: Person, search: object): Promise<SearchPlace> =>
  expectOk(await of.call('/talent/search-place', search), 'place').data

test('the place is the one in the list that brands see, with the parts and nothing about others', async () => {
  const talents = [
    await aListed('Wicker one', { headline: 'Rattan chairs' }),
    await aListed('Wicker two', { headline: 'Chairs', bio: 'Some rattan too, and other things that grow.' }),
    await aListed('Rattan Rae', { headline: 'Baskets' }),
  ]
  for (const search of [{ q: 'rattan' }, { q: 'ratan' }, {}]) {
    const { items } = expectOk(await brand.call('/brand/searchTalent', search), 'list').data
    const ids: string[] = items.map(({ id }: { id: string }) => id)
    for (const talent of talents) {
      const own = await place(talent, search)
      const index = ids.indexOf(talent.id)
      expect([own.place, own.total]).toEqual([index === -1 ? null : index + 1, ids.length])
      expect(own.missing).toHaveLength(index === -1 ? 1 : 0)
      expect(own.isSimilar).toBe(search.q === 'ratan')
    }
  }
  const own = await place(talents[1] ?? brand, { q: 'rattan' })
  expect(own.parts.map(({ label }) => label)).toEqual(['Words', 'Completed deals', 'Time on Marquee'])
  expect(own.parts[0]?.how).toBe(
    '“rattan” is only in the description or in captions of works; niches and headline count more.',
  )
  expect(own.parts[0]?.points).toBeGreaterThan(0)
  expect(JSON.stringify(own)).not.toContain('Rae')
})

test('a talent who is left out reads each reason as a fact', async () => {
  const talent = await aListed('Left out', {
    headline: 'Looms',
    city: 'Bath',
    timeOff: [{ from: '2027-05-01', to: '2027-05-09' }],
  })
  const search = {
    q: 'looms granite',
    city: 'Leeds',
    platform: 'tiktok',
    followersFrom: 10,
    priceTo: 5_000,
    engagementFrom: 300,
    takes: 'gifted',
    starsFrom: 4,
    only: 'verified',
    answersWithin: 4,
    freeFrom: '2027-05-03',
  }
  const own = await place(talent, search)
  expect(own).toMatchObject({ place: null, parts: [] })
  expect(own.missing).toEqual([
    '“granite”: not in the profile.',
    'Network: no account there in the profile.',
    'City: the profile doesn’t say Leeds.',
    'Followers: 0 followers in all, fewer than asked for.',
    'Starting price: the profile has none, so a search with a price leaves it out.',
    'Engagement: the profile states none.',
    'Gifted work: the profile doesn’t take it.',
    'Rating: shown from three reviews on.',
    'Verified: no social account and no identity is.',
    'Usual reply time: not enough deals yet.',
    'Time off: the profile has some on these days.',
  ])
  expectOk(await talent.call('/user/update-profile', { isListed: false }), 'unlisted')
  expect((await place(talent, {})).missing).toEqual(['The profile is not shown in search at the moment.'])
})

test('every filter of the search that leaves a talent out is a fact of its own', async () => {
  const talent = await aListed('Filtered out', {
    headline: 'Dulcimers',
    socials: [{ platform: 'instagram', handle: 'dulcimers', followers: 500 }],
    timeOff: [{ from: '2027-05-01', to: '2027-05-09' }],
  })
  const other = '0b6b3a40-0000-4000-8000-000000000000'
  const each = {
    typeId: [other, 'Talent type: the profile has another one, or none.'],
    subtypeId: [other, 'Niche: not among those of the profile.'],
    platform: ['tiktok', 'Network: no account there in the profile.'],
    language: ['Welsh', 'Language: Welsh is not in the profile.'],
    country: ['IE', 'Country: the profile has another one.'],
    city: ['Leeds', 'City: the profile doesn’t say Leeds.'],
    followersFrom: [501, 'Followers: 500 followers in all, fewer than asked for.'],
    followersTo: [499, 'Followers: 500 followers in all, more than asked for.'],
    engagementFrom: [200, 'Engagement: the profile states none.'],
    priceFrom: [100, 'Starting price: the profile has none, so a search with a price leaves it out.'],
    priceTo: [100, 'Starting price: the profile has none, so a search with a price leaves it out.'],
    starsFrom: [3, 'Rating: shown from three reviews on.'],
    freeFrom: ['2027-05-03', 'Time off: the profile has some on these days.'],
    freeTo: ['2027-05-03', 'Time off: the profile has some on these days.'],
    answersWithin: [4, 'Usual reply time: not enough deals yet.'],
    takes: ['gifted', 'Gifted work: the profile doesn’t take it.'],
    only: ['verified', 'Verified: no social account and no identity is.'],
  } satisfies Record<
    Exclude<keyof CallRequest<typeof searchCalls.searchPlace>, 'q' | 'currency'>,
    [string | number, string]
  >
  const agent = await newAgent(app, 'Filtering Agency')
  await aMandatedTalent(agent, talent)
  for (const [at, [filter, [value, fact]]] of Object.entries(each).entries()) {
    // A talent and their agent may ask ten times each in 15 minutes.
    const search = { q: 'dulcimers', [filter]: value }
    const own = await (at % 2 === 0
      ? place(talent, search)
      : agent.call('/talentagent/search-place', { ...search, talentId: talent.id }).then(({ data }) => data))
    expect(own.missing, filter).toEqual([fact])
  }
})

test('the starting price of a place is the one in the currency of the search', async () => {
  const talent = await aListed('Priced in euros', { headline: 'Spinets', minFee: 40_000, feeCurrency: 'EUR' })
  const within = { q: 'spinets', priceTo: 40_000, currency: 'EUR' }
  expect((await place(talent, within)).place).toBe(1)
  expect((await place(talent, { ...within, priceTo: 39_900 })).missing).toEqual([
    'Starting price: €400, above €399.',
  ])
  expect((await place(talent, { q: 'spinets', priceFrom: 40_100, currency: 'EUR' })).missing).toEqual([
    'Starting price: €400, below €401.',
  ])
  expect((await place(talent, { q: 'spinets', priceTo: 90_000 })).missing).toEqual([
    'Starting price: the profile has none in pounds, so a search with a price leaves it out.',
  ])
})

test('an agent asks for a talent of the roster', async () => {
  const [mine, foreign] = [
    await aListed('Of the roster', { headline: 'Zithers' }),
    await aListed('Of nobody'),
  ]
  const agent = await newAgent(app, 'Placing Agency')
  await aMandatedTalent(agent, mine)
  const ask = (of: Person) => agent.call('/talentagent/search-place', { talentId: of.id, q: 'zithers' })
  expect(expectOk(await ask(mine), 'place').data.place).toBe(1)
  expect((await ask(foreign)).status).toBe(404)
})
