import { MAX_SAVED_SEARCHES } from '@marquee/contract/calls/saved-searches'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

let app: TestApp
let brand: Person
let other: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Searching brand')
  other = await newPerson(app, 'brand', 'Other brand')
})
afterAll(() => app.stop())

const save = (by: Person, name: string, search: object) => by.call('/brand/save-search', { name, search })
const searchesOf = async (by: Person) =>
  expectOk(await by.call('/brand/saved-searches'), 'saved searches').data.items

test('a saved search is the search that the call takes, in the order of names', async () => {
  const search = { q: 'ceramics', city: 'Leeds', followersFrom: 1_000, currency: 'EUR', sort: 'followers' }
  const saved = expectOk(await save(brand, 'Potters', search), 'saved').data
  expectOk(await save(brand, 'dancers', { q: 'dance' }), 'saved')
  expect(await searchesOf(brand)).toEqual([
    {
      ...saved,
      id: expect.any(String),
      name: 'dancers',
      search: { q: 'dance', sort: 'relevance' },
      createdAt: expect.any(String),
    },
    { ...saved, search },
  ])
  expectOk(await brand.call('/brand/searchTalent', saved.search), 'search again')
})

test('a search with an unknown field or value is refused, and names it', async () => {
  for (const [search, field] of [
    [{ city: 'm'.repeat(81) }, 'search.city'],
    [{ platform: 'pigeon' }, 'search.platform'],
    [{ followersFrom: -1 }, 'search.followersFrom'],
    [{ sort: 'paid' }, 'search.sort'],
    [{ currency: 'CHF' }, 'search.currency'],
  ] as const)
    expect(await save(brand, 'Wrong', search)).toMatchObject({
      status: 400,
      data: { fields: { [field]: expect.any(String) } },
    })
  expect((await save(brand, 'Wrong', { limit: 5 })).status).toBe(400)
})

test('a search belongs to one brand, and its name to one search', async () => {
  const { id } = expectOk(await save(other, 'Ours', { q: 'ours' }), 'saved').data
  expect(await save(other, 'OURS', { q: 'again' })).toMatchObject({
    status: 400,
    data: { fields: { name: expect.any(String) } },
  })
  expectOk(await brand.call('/brand/delete-search', { searchId: id }), 'nothing deleted')
  expect(await searchesOf(other)).toHaveLength(1)
  for (let again = 0; again < 2; again++)
    expectOk(await other.call('/brand/delete-search', { searchId: id }), 'deleted')
  expect(await searchesOf(other)).toEqual([])
})

test('a brand saves at most 50 searches, also several at once', async () => {
  const by = await newPerson(app, 'brand', 'Many searches')
  await db().execute(sql`insert into saved_searches (account_id, name, search)
    select ${by.id}, 'Search ' || n, '{"v":1,"sort":"newest"}' from generate_series(1, ${MAX_SAVED_SEARCHES - 1}) n`)
  const replies = await Promise.all(['One', 'Two'].map((name) => save(by, name, {})))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(await searchesOf(by)).toHaveLength(MAX_SAVED_SEARCHES)
})
