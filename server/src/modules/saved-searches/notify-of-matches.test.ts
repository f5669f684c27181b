import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { runDueTimers } from '../../platform/timers/timers.ts'
import { newAgent } from '../../testing/agency.ts'
import { emailSubjects, notificationTexts } from '../../testing/notifications.ts'
import { newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { aCampaign } from '../../testing/work.ts'
import { notifyOfMatches } from './notify-of-matches.ts'

const DAY_MS = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function aTalent(displayName: string, headline: string, profile: object = {}): Promise<Person> {
  const talent = await newPerson(app, 'talent', displayName)
  const change = { displayName, headline, isListed: true, ...profile }
  expectOk(await talent.call('/user/update-profile', change), 'profile')
  return talent
}

async function aSearch(by: Person, q: string, isNotified = true): Promise<string> {
  const path = by.role === 'brand' ? '/brand/save-search' : '/campaign/save-search'
  return expectOk(await by.call(path, { name: `Search ${q}`, search: { q }, isNotified }), 'search').data.id
}

/**
 * Lets the counts of some days run and returns to the present, in which sessions are still valid. The next count is at most two days later.
 */
async function pass(days: number): Promise<void> {
  for (let day = 1; day <= days; day += 1) await app.passTime(day * DAY_MS)
  await app.passTime(0)
}

/** Makes what was found today new on another day. */
async function listedIn(days: number, name: string): Promise<void> {
  await app.engine.root.execute(
    `update talents set found_since = now() + interval '${days} days' where display_name = '${name}'`,
  )
}

test('a saved search with a price finds new talents in its currency only', async () => {
  const brand = await newPerson(app, 'brand', 'Euro Alert Brand')
  const search = { q: 'marquetry', priceTo: 50_000, currency: 'EUR' }
  expectOk(await brand.call('/brand/save-search', { name: 'In euros', search, isNotified: true }), 'search')
  await aTalent('Marquetry in pounds', 'Marquetry', { minFee: 10_000 })
  await aTalent('Marquetry in euros', 'Marquetry', { minFee: 40_000, feeCurrency: 'EUR' })
  await pass(1)
  expect(await notificationTexts(app, brand)).toEqual(['1 new talent matches your saved search'])
})

test('a brand is notified once a day how many new talents match, and not of earlier matches', async () => {
  const brand = await newPerson(app, 'brand', 'Alert Brand')
  await aTalent('Old Potter', 'Pottery since 1990')
  const searchId = await aSearch(brand, 'pottery')
  await aSearch(brand, 'pottery weaving', false)
  await app.engine.root.execute(
    `update talents set found_since = found_since - interval '1 hour' where display_name = 'Old Potter'`,
  )
  await aTalent('New Potter', 'Pottery and weaving')
  await aTalent('Someone Else', 'Songs')
  await pass(1)
  const newMatches = async () =>
    expectOk(await brand.call('/brand/saved-searches'), 'searches').data.items.map(
      (item: { newMatches: number }) => item.newMatches,
    )
  expect(await newMatches()).toEqual([1, 0])
  await pass(3)
  expect(await newMatches()).toEqual([0, 0])
  const texts = ['1 new talent matches your saved search']
  expect(await notificationTexts(app, brand)).toEqual(texts)
  expect((await emailSubjects(app, brand)).filter((subject) => subject.includes('saved search'))).toEqual(
    texts,
  )
  const { data } = expectOk(await brand.call('/brand/getNotifications', {}), 'notifications')
  expect(data.items[0]).toMatchObject({ kind: 'searches', targetType: 'saved_search', targetId: searchId })
})

test('one notification covers all searches, and counts a talent who matches two of them once', async () => {
  const brand = await newPerson(app, 'brand', 'Several Searches')
  await aSearch(brand, 'glass')
  await aSearch(brand, 'glass lamps')
  const most = await aSearch(brand, 'blowing')
  await aTalent('Glass One', 'Glass blowing')
  await aTalent('Bubble Two', 'Blowing bubbles')
  await pass(1)
  expect(await notificationTexts(app, brand)).toEqual(['2 new talents match 2 of your saved searches'])
  const { data } = expectOk(await brand.call('/brand/getNotifications', {}), 'notifications')
  expect(data.items[0].targetId).toBe(most)
})

test('blocked, suspended and unlisted talents are not counted, and who was listed before is not new', async () => {
  const brand = await newPerson(app, 'brand', 'Careful Brand')
  const operator = await newOperator(app)
  await aSearch(brand, 'marbling')
  const blocked = await aTalent('Blocked Talent', 'Marbling')
  const suspended = await aTalent('Suspended Talent', 'Marbling')
  const unlisted = await aTalent('Unlisted Talent', 'Marbling')
  const back = await aTalent('Talent Back', 'Marbling')
  await app.engine.root.execute(
    `update talents set found_since = now() - interval '1 day' where id = '${back.id}'`,
  )
  expectOk(await blocked.call('/user/block', { blockedId: brand.id }), 'block')
  for (const isListed of [false, true])
    expectOk(await back.call('/user/update-profile', { isListed }), 'listing')
  expectOk(await unlisted.call('/user/update-profile', { isListed: false }), 'listing')
  expectOk(
    await operator.call('/superAdmin/suspendUser', {
      userId: suspended.id,
      reasonCode: 'abuse',
      explanation: 'You sent insults.',
      reason: 'Two reports',
    }),
    'suspension',
  )
  await pass(1)
  expect(await notificationTexts(app, brand)).toEqual([])
})

test('switching it off stops the notifications, and switching it on again starts from then', async () => {
  const brand = await newPerson(app, 'brand', 'Switching Brand')
  const other = await newPerson(app, 'brand', 'Switching Other')
  const searchId = await aSearch(brand, 'enamel')
  const notify = (isNotified: boolean, by = brand) =>
    by.call('/brand/notify-search', { searchId, isNotified })
  for (let again = 0; again < 2; again++) expectOk(await notify(false), 'off')
  expect(await notify(true, other)).toMatchObject({ status: 400 })
  await aTalent('Enamel One', 'Enamel')
  await pass(2)
  expect(await notificationTexts(app, brand)).toEqual([])
  await app.engine.root.execute(
    `update talents set found_since = now() - interval '1 minute' where display_name = 'Enamel One'`,
  )
  for (let again = 0; again < 2; again++) expectOk(await notify(true), 'on')
  await aTalent('Enamel Two', 'Enamel')
  await listedIn(1, 'Enamel Two')
  await pass(3)
  expect(await notificationTexts(app, brand)).toEqual(['1 new talent matches your saved search'])
})

test('two nodes send one notification, and a failure sends it later with everything', async () => {
  const brand = await newPerson(app, 'brand', 'Two Nodes')
  await aSearch(brand, 'lacquer')
  await aTalent('Lacquer One', 'Lacquer')
  const { root } = app.engine
  await root.execute(
    'alter table saved_searches add constraint fails check (new_matches = 0 or account_id is null) not valid',
  )
  const at = new Date(Date.now() + DAY_MS)
  await runDueTimers(at)
  expect(await notificationTexts(app, brand)).toEqual([])
  await root.execute('alter table saved_searches drop constraint fails')
  const later = new Date(at.getTime() + 3_600_000)
  await Promise.all([runDueTimers(later), runDueTimers(later)])
  expect(await notificationTexts(app, brand)).toEqual(['1 new talent matches your saved search'])
  // The timer of the next day is there, and a count that has nothing new says nothing.
  const { rows } = await root.execute(
    `select count(*)::int as count from timers where noun = 'saved searches' and subject_id = '${brand.id}'`,
  )
  expect(rows[0]?.count).toBe(1)
  await inTransaction(systemActor, () => notifyOfMatches(brand.id, new Date(later.getTime() + DAY_MS)))
  expect(await notificationTexts(app, brand)).toHaveLength(1)
})

test('a talent and an agent are notified of new campaigns, except across a block', async () => {
  const [brand, blocking] = [
    await newPerson(app, 'brand', 'Campaign Brand'),
    await newPerson(app, 'brand', 'Blocking Campaigns'),
  ]
  const talent = await newPerson(app, 'talent', 'Alerted Talent')
  const agent = await newAgent(app, 'Alerted Agency')
  for (const by of [talent, agent]) await aSearch(by, 'kettles')
  expectOk(await blocking.call('/user/block', { blockedId: talent.id }), 'block')
  await aCampaign(brand, { title: 'Kettles in spring' })
  await aCampaign(blocking, { title: 'Kettles in autumn' })
  const closed = await aCampaign(brand, { title: 'Kettles no more' })
  expectOk(await brand.call('/campaign/updateStatus', { campaignId: closed, event: 'close' }), 'closed')
  await pass(2)
  expect(await notificationTexts(app, talent)).toEqual(['1 new campaign matches your saved search'])
  expect(await notificationTexts(app, agent)).toEqual(['2 new campaigns match your saved search'])
  const { items } = expectOk(await agent.call('/campaign/saved-searches'), 'searches').data
  expect(items).toEqual([expect.objectContaining({ search: { q: 'kettles' }, isNotified: true })])
  expectOk(await agent.call('/campaign/delete-search', { searchId: items[0].id }), 'deleted')
  expect(expectOk(await agent.call('/campaign/saved-searches'), 'searches').data.items).toEqual([])
})

/** Lets a campaign have been open to all from one day to another, and again since a third; days from now. */
async function openIn(id: string, [from, to]: [number, number], again: number): Promise<void> {
  await app.engine.root.execute(
    `update campaigns set open_since = now() + interval '${again} days', open_before =
       tstzmultirange(tstzrange(now() + interval '${from} days', now() + interval '${to} days')) where id = '${id}'`,
  )
}

const eventsOf = (brand: Person, campaignId: string) => async (event: string) =>
  expectOk(await brand.call('/campaign/updateStatus', { campaignId, event }), event)

test('a campaign that was away at the first count is new at the count after it is back', async () => {
  const brand = await newPerson(app, 'brand', 'Away Brand')
  const talent = await newPerson(app, 'talent', 'Patient Talent')
  await aSearch(talent, 'sundials')
  const ids = await Promise.all(
    ['Paused', 'Private', 'Hidden'].map((title) => aCampaign(brand, { title: `${title} sundials` })),
  )
  const [paused = '', invited = '', hidden = ''] = ids
  await eventsOf(brand, paused)('pause')
  const { root } = app.engine
  await root.execute(sql`update campaigns set visibility = 'invite' where id = ${invited}`)
  await root.execute(sql`update campaigns set removed_at = now() where id = ${hidden}`)
  const { rows } = await root.execute<{ since: string | null }>(
    sql`select open_since::text as since from campaigns where brand_id = ${brand.id}`,
  )
  expect(rows.map(({ since }) => since)).toEqual([null, null, null])
  await pass(1)
  expect(await notificationTexts(app, talent)).toEqual([])
  await eventsOf(brand, paused)('resume')
  await root.execute(sql`update campaigns set visibility = 'public' where id = ${invited}`)
  await root.execute(sql`update campaigns set removed_at = null where id = ${hidden}`)
  for (const id of ids) await openIn(id, [0, 0.01], 1.5)
  await pass(3)
  expect(await notificationTexts(app, talent)).toEqual(['3 new campaigns match your saved search'])
})

test('a campaign is new once, however often it is paused', async () => {
  const brand = await newPerson(app, 'brand', 'Restless Brand')
  const talent = await newPerson(app, 'talent', 'Told Talent')
  const before = await aCampaign(brand, { title: 'Weathervanes before' })
  await aSearch(talent, 'weathervanes')
  const told = await aCampaign(brand, { title: 'Weathervanes after' })
  for (const id of [before, told]) for (const event of ['pause', 'resume']) await eventsOf(brand, id)(event)
  // Both were paused before the first count. One had been in the list when the search was saved.
  await pass(1)
  expect(await notificationTexts(app, talent)).toEqual(['1 new campaign matches your saved search'])
  await openIn(told, [0, 1.5], 1.6)
  await openIn(before, [-1, 0.5], 1.6)
  await pass(4)
  expect(await notificationTexts(app, talent)).toHaveLength(1)
})

test('a talent who was not listed at the first count is new later, and then not again', async () => {
  const brand = await newPerson(app, 'brand', 'Returning Brand')
  await aSearch(brand, 'thatching')
  const talent = await aTalent('Thatcher', 'Thatching')
  const list = async (isListed: boolean) =>
    expectOk(await talent.call('/user/update-profile', { isListed }), 'listing')
  await list(false)
  await pass(1)
  expect(await notificationTexts(app, brand)).toEqual([])
  await list(true)
  await listedIn(1.5, 'Thatcher')
  await pass(3)
  expect(await notificationTexts(app, brand)).toEqual(['1 new talent matches your saved search'])
  await list(false)
  await app.engine.root.execute(
    `update talents set found_before = tstzmultirange(tstzrange(now() + interval '1.5 days', now() + interval '3.2 days'))
     where display_name = 'Thatcher'`,
  )
  await list(true)
  await listedIn(3.5, 'Thatcher')
  await pass(5)
  expect(await notificationTexts(app, brand)).toHaveLength(1)
})

test('a talent whom a block hid at the first count is new once it ends, also after they were not listed, and then not again', async () => {
  const brand = await newPerson(app, 'brand', 'Unblocked Brand')
  await aSearch(brand, 'gilding')
  const [talent, away] = [await aTalent('Gilder', 'Gilding'), await aTalent('Away Gilder', 'Gilding')]
  const each = async (path: string) => {
    for (const by of [talent, away]) expectOk(await by.call(path, { blockedId: brand.id }), path)
  }
  await each('/user/block')
  await pass(2)
  expect(await notificationTexts(app, brand)).toEqual([])
  await each('/user/unblock')
  expectOk(await away.call('/user/update-profile', { isListed: false }), 'unlisted')
  await pass(4)
  expect(await notificationTexts(app, brand)).toEqual(['1 new talent matches your saved search'])
  expectOk(await away.call('/user/update-profile', { isListed: true }), 'listed')
  await pass(6)
  expect(await notificationTexts(app, brand)).toHaveLength(2)
  await each('/user/block')
  await pass(8)
  await each('/user/unblock')
  await pass(10)
  expect(await notificationTexts(app, brand)).toHaveLength(2)
})

test('a campaign that a block hid at the first count is new once it ends', async () => {
  const brand = await newPerson(app, 'brand', 'Forgiving Brand')
  const talent = await newPerson(app, 'talent', 'Forgiven Talent')
  await aSearch(talent, 'astrolabes')
  await aCampaign(brand, { title: 'Astrolabes' })
  expectOk(await brand.call('/user/block', { blockedId: talent.id }), 'block')
  await pass(1)
  expect(await notificationTexts(app, talent)).toEqual([])
  expectOk(await brand.call('/user/unblock', { blockedId: talent.id }), 'unblock')
  await pass(3)
  expect(await notificationTexts(app, talent)).toEqual(['1 new campaign matches your saved search'])
})

test('a suspended owner is notified after their return', async () => {
  const brand = await newPerson(app, 'brand', 'Suspended Owner')
  await aSearch(brand, 'basketry')
  await aTalent('Basket One', 'Basketry')
  const setStatus = (status: string) =>
    app.engine.root.execute(sql`update accounts set status = ${status} where id = ${brand.id}`)
  await setStatus('suspended')
  await pass(1)
  expect(await notificationTexts(app, brand)).toEqual([])
  await setStatus('active')
  await pass(3)
  expect(await notificationTexts(app, brand)).toEqual(['1 new talent matches your saved search'])
})

test('the searches of an erased account are deleted, and their timer ends', async () => {
  const brand = await newPerson(app, 'brand', 'Erased Searcher')
  await aSearch(brand, 'gone')
  expectOk(await brand.call('/user/delete-profile', { password: PASSWORD }), 'erased')
  await pass(1)
  for (const of of [
    `saved_searches where account_id = '${brand.id}'`,
    `timers where noun = 'saved searches' and subject_id = '${brand.id}'`,
  ])
    expect((await app.engine.root.execute(`select from ${of}`)).rows).toHaveLength(0)
})
