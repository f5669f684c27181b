import { randomUUID } from 'node:crypto'
import { MAX_FAVOURITE_LISTS } from '@marquee/contract/calls/favourites'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'

let app: TestApp
let brand: Person
let other: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Keeping brand')
  other = await newPerson(app, 'brand', 'Other brand')
})
afterAll(() => app.stop())

async function aTalent(displayName: string, isListed = true): Promise<Person> {
  const talent = await newPerson(app, 'talent', displayName)
  expectOk(await talent.call('/user/update-profile', { displayName, isListed, headline: 'Pots' }), 'profile')
  return talent
}
async function aBrand(name: string): Promise<Person> {
  return newPerson(app, 'brand', name)
}
const add = async (by: Person, talent: Person, input: object = {}) =>
  expectOk(await by.call('/brand/add-favorite', { talentId: talent.id, ...input }), 'favourite').data
const aList = async (by: Person, name: string): Promise<string> =>
  expectOk(await by.call('/brand/save-favorite-list', { name }), 'list').data.id
const list = async (by: Person, input: object = {}) =>
  expectOk(await by.call('/brand/listFavorite', input), 'favourites').data
const namesOf = async (by: Person, input: object = {}): Promise<string[]> =>
  (await list(by, input)).items.map(({ talent }: { talent: { displayName: string } }) => talent.displayName)
const countsOf = async (by: Person) => {
  const { count, items } = expectOk(await by.call('/brand/favorite-lists'), 'lists').data
  return [count, ...items.map((one: { count: number }) => one.count)]
}
const rowsOf = async (brandId: string): Promise<number> => {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from favourites where brand_id = ${brandId}`,
  )
  return rows[0]?.count ?? -1
}

test('both paths add a talent to Favourites, or to a list as well, and repeating it changes nothing', async () => {
  const [by, talent] = [await aBrand('Two paths'), await aTalent('Added Twice')]
  const listId = await aList(by, 'Spring')
  expect(await add(by, talent)).toEqual({ talentId: talent.id, isFavourite: true, listIds: [] })
  const added = await by.call('/brand/addFavorite', { talentId: talent.id, listId })
  expect(expectOk(added, 'other path').data.listIds).toEqual([listId])
  expect(await add(by, talent, { listId })).toEqual({
    talentId: talent.id,
    isFavourite: true,
    listIds: [listId],
  })
  expect(await rowsOf(by.id)).toBe(1)
  const [item] = (await list(by)).items
  expect(item).toMatchObject({
    talent: { id: talent.id, headline: 'Pots', subtypes: [], completedDeals: 0 },
    note: '',
    listIds: [listId],
  })
  expect(await countsOf(by)).toEqual([1, 1])
})

test('a talent leaves one list, or Favourites with every list and the note', async () => {
  const [by, talent] = [await aBrand('Leaving'), await aTalent('Leaving Talent')]
  const listId = await aList(by, 'Autumn')
  await add(by, talent, { listId })
  expectOk(await by.call('/brand/favorite-note', { talentId: talent.id, note: 'Call in May' }), 'note')
  expect(await add(by, talent, { listId, isFavourite: false })).toMatchObject({
    isFavourite: true,
    listIds: [],
  })
  expect((await list(by)).items[0].note).toBe('Call in May')
  await add(by, talent, { listId })
  for (let again = 0; again < 2; again++)
    expect(await add(by, talent, { isFavourite: false })).toMatchObject({ isFavourite: false, listIds: [] })
  expect(await namesOf(by, { listId })).toEqual([])
  await add(by, talent)
  expect((await list(by)).items[0].note).toBe('')
})

test('adds and removals at the same time leave as many rows as the list shows', async () => {
  const [by, talent] = [await aBrand('Racing'), await aTalent('Racing Talent')]
  const listId = await aList(by, 'Race')
  for (let round = 0; round < 4; round++) {
    const replies = await Promise.all([
      by.call('/brand/add-favorite', { talentId: talent.id, listId }),
      by.call('/brand/addFavorite', { talentId: talent.id }),
      by.call('/brand/add-favorite', { talentId: talent.id, listId }),
      by.call('/brand/add-favorite', { talentId: talent.id, isFavourite: round % 2 === 0 }),
    ])
    for (const reply of replies) expectOk(reply, 'race')
    const shown = await namesOf(by)
    expect(await rowsOf(by.id)).toBe(shown.length)
    expect((await countsOf(by))[0]).toBe(shown.length)
  }
})

test('lists are read page by page, newest first, without a talent twice', async () => {
  const by = await aBrand('Paging')
  const listId = await aList(by, 'Some')
  const names = ['Page One', 'Page Two', 'Page Three', 'Page Four', 'Page Five']
  for (const [index, name] of names.entries())
    await add(by, await aTalent(name), index % 2 === 0 ? { listId } : {})
  for (const [input, wanted] of [
    [{}, names.toReversed()],
    [{ listId }, ['Page Five', 'Page Three', 'Page One']],
  ] as const) {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await list(by, { ...input, limit: 2, ...(cursor && { cursor }) })
      seen.push(...page.items.map((item: { talent: { displayName: string } }) => item.talent.displayName))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen).toEqual(wanted)
  }
})

test('another brand reads, changes and counts nothing of it', async () => {
  const talent = await aTalent('Private Talent')
  const listId = await aList(brand, 'Private')
  await add(brand, talent, { listId })
  expectOk(await brand.call('/brand/favorite-note', { talentId: talent.id, note: 'Ours' }), 'note')
  expect(await namesOf(other, { listId })).toEqual([])
  expect(await countsOf(other)).toEqual([0])
  for (const [path, input, field] of [
    ['/brand/add-favorite', { talentId: talent.id, listId }, 'listId'],
    ['/brand/save-favorite-list', { name: 'Mine now', listId }, 'listId'],
    ['/brand/favorite-note', { talentId: talent.id, note: 'Theirs' }, 'talentId'],
  ] as const)
    expect(await other.call(path, input)).toMatchObject({
      status: 400,
      data: { fields: { [field]: expect.any(String) } },
    })
  expectOk(await other.call('/brand/delete-favorite-list', { listId }), 'nothing deleted')
  await add(other, talent, { listId, isFavourite: false })
  expect((await list(brand, { listId })).items[0]).toMatchObject({ note: 'Ours', listIds: [listId] })
  const among = await other.call('/brand/favorites-among', { talentIds: [talent.id] })
  expect(expectOk(among, 'among').data.items).toEqual([])
})

test('hearts are answered for at most 50 talents, favourites only', async () => {
  const [one, two] = [await aTalent('Heart One'), await aTalent('Heart Two')]
  await add(brand, one)
  const talentIds = [one.id, two.id, randomUUID()]
  const among = async () =>
    expectOk(await brand.call('/brand/favorites-among', { talentIds }), 'among').data.items
  expect(await among()).toEqual([{ talentId: one.id, hasNote: false, lists: 0 }])
  for (const name of ['Hearts', 'More hearts']) await add(brand, one, { listId: await aList(brand, name) })
  expectOk(await brand.call('/brand/favorite-note', { talentId: one.id, note: 'Warm' }), 'note')
  expect(await among()).toEqual([{ talentId: one.id, hasNote: true, lists: 2 }])
  const many = Array.from({ length: 51 }, () => randomUUID())
  expect((await brand.call('/brand/favorites-among', { talentIds: many })).status).toBe(400)
})

test('unlisted, suspended, blocked and erased talents are left out, and counted as little', async () => {
  const by = await aBrand('Leaving out')
  const listId = await aList(by, 'All')
  const operator = await newOperator(app)
  const [unlisted, suspended, blocked, erased, stays] = [
    await aTalent('Unlisted'),
    await aTalent('Suspended'),
    await aTalent('Blocked'),
    await aTalent('Erased'),
    await aTalent('Stays'),
  ]
  for (const talent of [unlisted, suspended, blocked, erased, stays]) await add(by, talent, { listId })
  expectOk(await unlisted.call('/user/update-profile', { isListed: false }), 'unlisted')
  const act = {
    userId: suspended.id,
    reasonCode: 'abuse',
    explanation: 'You sent insults.',
    reason: 'Two reports',
  }
  expectOk(await operator.call('/superAdmin/suspendUser', act), 'suspended')
  expectOk(await blocked.call('/user/block', { blockedId: by.id }), 'blocked')
  expectOk(await erased.call('/user/delete-profile', { password: PASSWORD }), 'erased')
  expect(await namesOf(by)).toEqual(['Stays'])
  expect(await namesOf(by, { listId })).toEqual(['Stays'])
  expect(await countsOf(by)).toEqual([1, 1])
  expect(await rowsOf(by.id)).toBe(4)

  expect(await by.call('/brand/add-favorite', { talentId: unlisted.id })).toMatchObject({
    status: 400,
    data: { fields: { talentId: expect.any(String) } },
  })
  for (const talentId of [blocked.id, erased.id, randomUUID()])
    expect((await by.call('/brand/add-favorite', { talentId })).status).toBe(404)
  expect(await add(by, blocked, { isFavourite: false })).toMatchObject({ isFavourite: false })
  expectOk(await unlisted.call('/user/update-profile', { isListed: true }), 'listed again')
  expect(await namesOf(by)).toEqual(['Stays', 'Unlisted'])
})

test('nothing is left of an erased talent or brand', async () => {
  const [by, talent] = [await aBrand('Erased brand'), await aTalent('Erased With Note')]
  const listId = await aList(by, 'Gone')
  await add(by, talent, { listId })
  await add(brand, talent)
  expectOk(await talent.call('/user/delete-profile', { password: PASSWORD }), 'talent')
  const ofTalent = await db().execute(sql`select from favourites where talent_id = ${talent.id}`)
  expect(ofTalent.rows).toHaveLength(0)
  await add(by, await aTalent('Stays With Brand'), { listId })
  expectOk(await by.call('/user/delete-profile', { password: PASSWORD }), 'brand')
  for (const table of ['favourites', 'favourite_lists', 'favourite_list_entries']) {
    const { rows } = await db().execute(sql`select from ${sql.identifier(table)} where brand_id = ${by.id}`)
    expect(rows, table).toHaveLength(0)
  }
})

test('a list has a name of its own, and can be renamed; its talents outlive it', async () => {
  const [by, talent] = [await aBrand('Naming'), await aTalent('Naming Talent')]
  const listId = await aList(by, 'Summer')
  await aList(other, 'Summer')
  for (const name of ['summer', ' SUMMER ', 'Favourites'])
    expect(await by.call('/brand/save-favorite-list', { name }), name).toMatchObject({
      status: 400,
      data: { fields: { name: expect.any(String) } },
    })
  for (const name of ['', 'm'.repeat(81), 'a\nb'])
    expect((await by.call('/brand/save-favorite-list', { name })).status, name).toBe(400)
  expectOk(await by.call('/brand/save-favorite-list', { name: 'SUMMER', listId }), 'same list')
  expectOk(await by.call('/brand/save-favorite-list', { name: 'Winter', listId }), 'renamed')
  await add(by, talent, { listId })
  for (let again = 0; again < 2; again++)
    expectOk(await by.call('/brand/delete-favorite-list', { listId }), 'deleted')
  expect(await namesOf(by)).toEqual(['Naming Talent'])
  expect(await by.call('/brand/save-favorite-list', { name: 'Late', listId })).toMatchObject({
    status: 400,
    data: { fields: { listId: expect.any(String) } },
  })
})

test('a brand has at most 50 lists, also when several are created at once', async () => {
  const by = await aBrand('Many lists')
  await db().execute(sql`insert into favourite_lists (brand_id, name)
    select ${by.id}, 'List ' || n from generate_series(1, ${MAX_FAVOURITE_LISTS - 1}) n`)
  const replies = await Promise.all(
    ['One more', 'Another', 'Third'].map((name) => by.call('/brand/save-favorite-list', { name })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  const { rows } = await db().execute(sql`select from favourite_lists where brand_id = ${by.id}`)
  expect(rows).toHaveLength(MAX_FAVOURITE_LISTS)
})

test('a note has at most 1,000 characters, and is about a favourite', async () => {
  const [by, talent] = [await aBrand('Noting'), await aTalent('Noted Talent')]
  const note = (text: string) => by.call('/brand/favorite-note', { talentId: talent.id, note: text })
  expect((await note('Too early')).status).toBe(400)
  await add(by, talent)
  expectOk(await note('Line one\nLine two'), 'note')
  expect((await note('m'.repeat(1_001))).status).toBe(400)
  expect((await list(by)).items[0].note).toBe('Line one\nLine two')
  expectOk(await note(''), 'no note')
  expect((await list(by)).items[0].note).toBe('')
})
