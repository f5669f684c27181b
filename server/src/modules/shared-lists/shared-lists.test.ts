import { MAX_SHARED_LISTS } from '@marquee/contract/calls/shared-lists'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { cleanUp } from '../../platform/jobs/clean-up.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'

const DAY_MS = 86_400_000
let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Sharing brand')
})
afterAll(() => app.stop())

async function aFavourite(by: Person, name: string, listId?: string): Promise<Person> {
  const talent = await newPerson(app, 'talent', name)
  expectOk(await talent.call('/user/update-profile', { isListed: true }), 'listing')
  expectOk(await by.call('/brand/add-favorite', { talentId: talent.id, listId }), 'favourite')
  return talent
}
async function share(by: Person, input: object = {}): Promise<{ id: string; token: string }> {
  const { id, url } = expectOk(
    await by.call('/brand/share-list', { title: 'For the board', ...input }),
    'share',
  ).data
  return { id, token: url.split('/s/')[1] }
}
const page = (token: string) => app.call('/shared-list/page', { token })
const namesOn = async (token: string): Promise<string[]> =>
  expectOk(await page(token), 'page').data.talents.map(
    ({ displayName }: { displayName: string }) => displayName,
  )
const codeFor = async (email: string): Promise<string> => {
  const sent = (await app.emails()).filter(({ to }) => to === email).at(-1)
  return /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? ''
}
async function aGuest(token: string, email: string, name = 'Greta Guest'): Promise<string> {
  expectOk(await app.call('/shared-list/request-code', { token, name, email }), 'code')
  const reply = await app.call('/shared-list/confirm', { token, email, code: await codeFor(email) })
  return expectOk(reply, 'confirmation').data.guestToken
}

test('a shared list shows what is public about its talents, and nothing that the brand keeps', async () => {
  const by = await newPerson(app, 'brand', 'Public brand')
  const { id: listId } = expectOk(await by.call('/brand/save-favorite-list', { name: 'Spring' }), 'list').data
  const [shown, hidden, blocking] = [
    await aFavourite(by, 'Shown Sam', listId),
    await aFavourite(by, 'Hidden Hal', listId),
    await aFavourite(by, 'Blocking Bea', listId),
  ]
  await aFavourite(by, 'Of another list')
  expectOk(await by.call('/brand/favorite-note', { talentId: shown.id, note: 'secret note' }), 'note')
  expectOk(await hidden.call('/user/update-profile', { isListed: false }), 'unlisted')
  expectOk(await blocking.call('/user/block', { blockedId: by.id }), 'block')
  const { token } = await share(by, { listId })
  const reply = expectOk(await page(token), 'page')
  expect(reply.data).toMatchObject({ title: 'For the board', brand: { companyName: 'Public brand' } })
  expect(await namesOn(token)).toEqual(['Shown Sam'])
  expect(JSON.stringify(reply.data)).not.toContain('secret note')
  const { rows } = await db().execute(sql`select token_hash from shared_lists where list_id = ${listId}`)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a shared list shows the work, the networks, the price and the rating of its talents', async () => {
  const by = await newPerson(app, 'brand', 'Looking brand')
  const plain = await aFavourite(by, 'Plain Pia')
  const talent = await aFavourite(by, 'Worked Wim')
  const socials = [
    { platform: 'tiktok', handle: 'wim.secret', followers: 900 },
    { platform: 'instagram', handle: 'wim.secret', followers: 4_000 },
  ]
  const profile = { socials, minFee: 20_000, city: 'York', phone: '+441904000111' }
  expectOk(await talent.call('/user/update-profile', profile), 'profile')
  for (let no = 0; no < 4; no++) {
    const work = { fileId: await talent.upload(), caption: `Work ${no}` }
    expectOk(await talent.call('/talent/addWork', work), 'work')
  }
  const { token } = await share(by)
  const read = async () => expectOk(await page(token), 'page').data.talents
  const [first, second] = await read()
  expect(first).toMatchObject({ id: plain.id, pictures: [], accounts: [], startingPrice: null, rating: null })
  expect(second).toMatchObject({
    city: 'York',
    pictures: [expect.any(String), expect.any(String), expect.any(String)],
    accounts: [
      { platform: 'instagram', followers: 4_000 },
      { platform: 'tiktok', followers: 900 },
    ],
    startingPrice: { amount: 20_000, currency: 'GBP' },
    rating: null,
    reviewCount: 0,
    isPageOpen: false,
  })
  for (const contact of ['wim.secret', '1904000111', talent.email])
    expect(JSON.stringify(second)).not.toContain(contact)

  expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'open page')
  await db().execute(
    sql`update talent_search_entries set rating = 47, review_count = 3 where talent_id = ${talent.id}`,
  )
  expect((await read())[1]).toMatchObject({ isPageOpen: true, rating: 4.7, reviewCount: 3 })
})

test('a link ends when it expires, when the brand ends it and when the brand is suspended or erased', async () => {
  const by = await newPerson(app, 'brand', 'Ending brand')
  await aFavourite(by, 'Ending Talent')
  const [first, second] = [await share(by), await share(by, { days: 30 })]
  expect((await brand.call('/brand/end-shared-list', { sharedListId: first.id })).status).toBe(200)
  expect(await namesOn(first.token)).toEqual(['Ending Talent'])
  for (let again = 0; again < 2; again++)
    expectOk(await by.call('/brand/end-shared-list', { sharedListId: first.id }), 'ended')
  expect((await page(first.token)).status).toBe(404)
  expect(expectOk(await by.call('/brand/shared-lists'), 'links').data.items).toHaveLength(1)
  expect((await by.call('/brand/share-list', { title: 'Long', days: 31 })).data.fields).toHaveProperty('days')
  expectOk(await by.call('/user/delete-profile', { password: PASSWORD }), 'erased')
  expect((await page(second.token)).status).toBe(404)
  const { rows } = await db().execute(sql`select id from shared_lists where brand_id = ${by.id}`)
  expect(rows).toHaveLength(0)
})

test('a guest votes and comments once their address is confirmed, and the brand reads it by talent', async () => {
  const talent = await aFavourite(brand, 'Voted Vera')
  const other = await newPerson(app, 'talent', 'Not shared')
  const { token } = await share(brand)
  const guestToken = await aGuest(token, 'greta@example.com')
  const vote = (input: object) =>
    app.call('/shared-list/vote', { token, guestToken, talentId: talent.id, vote: 'yes', ...input })
  expectOk(await vote({ comment: 'Her films are calm.' }), 'vote')
  expectOk(await vote({ vote: 'maybe', comment: 'On second thoughts.' }), 'another vote')
  expect((await vote({ talentId: other.id })).status).toBe(404)
  expect((await vote({ guestToken: 'g'.repeat(22) })).status).toBe(404)
  expect((await vote({ comment: 'm'.repeat(501) })).data.fields).toHaveProperty('comment')
  const own = expectOk(await app.call('/shared-list/own-votes', { token, guestToken }), 'own votes').data
  expect(own).toEqual({
    name: 'Greta Guest',
    items: [{ talentId: talent.id, vote: 'maybe', comment: 'On second thoughts.' }],
  })
  const votes = async (by: Person) => expectOk(await by.call('/brand/shared-list-votes'), 'votes').data.items
  const [seen] = await votes(brand)
  expect(seen).toMatchObject({
    talentId: talent.id,
    yes: 0,
    maybe: 1,
    no: 0,
    comments: [{ name: 'Greta Guest', text: 'On second thoughts.' }],
  })
  const stranger = await newPerson(app, 'brand', 'Stranger brand')
  expect(await votes(stranger)).toEqual([])
  const { voteId } = seen.comments[0]
  expectOk(await stranger.call('/brand/remove-guest-comment', { voteId }), 'nothing removed')
  expect((await votes(brand))[0].comments).toHaveLength(1)
  expectOk(await brand.call('/brand/remove-guest-comment', { voteId }), 'removed')
  expect((await votes(brand))[0]).toMatchObject({ maybe: 1, comments: [] })
})

test('who votes by several links of a list has one vote about a talent, the newest', async () => {
  const by = await newPerson(app, 'brand', 'Counting brand')
  const talent = await aFavourite(by, 'Counted Cleo')
  const [first, second] = [await share(by), await share(by)]
  const vote = async ({ token }: { token: string }, email: string, input: object) => {
    const guestToken = await aGuest(token, email)
    const body = { token, guestToken, talentId: talent.id, ...input }
    expectOk(await app.call('/shared-list/vote', body), 'vote')
  }
  await vote(first, 'gus@example.com', { vote: 'yes', comment: 'Calm films.' })
  await vote(second, 'gus@example.com', { vote: 'no', comment: 'Too far away.' })
  await vote(second, 'other.guest@example.com', { vote: 'yes' })
  const { items } = expectOk(await by.call('/brand/shared-list-votes'), 'votes').data
  expect(items).toMatchObject([{ talentId: talent.id, yes: 1, maybe: 0, no: 1 }])
  expect(items[0].comments.map(({ text }: { text: string }) => text)).toEqual([
    'Too far away.',
    'Calm films.',
  ])
})

test('the email with a code says why it is sent, to someone who has no account', async () => {
  const { token } = await share(brand)
  const email = 'why@guest.example'
  expectOk(await app.call('/shared-list/request-code', { token, name: 'Why', email }), 'code')
  const sent = (await app.emails()).find(({ to }) => to === email)
  expect(sent?.text).toContain(
    'You’re receiving this because someone entered your address to vote on a list.',
  )
})

test('a code works once, for one link, and not after five attempts', async () => {
  await aFavourite(brand, 'Guarded Gus')
  const [one, two] = [await share(brand), await share(brand)]
  const email = 'guess@example.com'
  const ask = (token: string) => app.call('/shared-list/request-code', { token, name: 'Guess', email })
  const confirm = (token: string, code: string) => app.call('/shared-list/confirm', { token, email, code })
  expectOk(await ask(one.token), 'code')
  const code = await codeFor(email)
  expect(await confirm(two.token, code)).toMatchObject({ code: 'wrong_code' })
  expectOk(await confirm(one.token, code), 'confirmed')
  expect(await confirm(one.token, code)).toMatchObject({ code: 'wrong_code' })
  expectOk(await ask(two.token), 'second code')
  const second = await codeFor(email)
  const wrong = second === '000000' ? '111111' : '000000'
  for (let attempt = 0; attempt < 5; attempt++) await confirm(two.token, wrong)
  expect(await confirm(two.token, second)).toMatchObject({ code: 'wrong_code' })
  expect((await ask('u'.repeat(22))).status).toBe(404)
})

test('a brand shares at most 20 lists at a time', async () => {
  const by = await newPerson(app, 'brand', 'Many links')
  await db().execute(sql`insert into shared_lists (brand_id, title, token_hash, expires_at)
    select ${by.id}, 'List', ${by.id} || n, now() + interval '5 days' from generate_series(1, ${MAX_SHARED_LISTS - 1}) n`)
  const replies = await Promise.all(['One', 'Two'].map((title) => by.call('/brand/share-list', { title })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('guests and votes are deleted 30 days after the link has ended', async () => {
  const by = await newPerson(app, 'brand', 'Forgetting brand')
  const talent = await aFavourite(by, 'Forgotten Fay')
  const { id, token } = await share(by, { days: 1 })
  const guestToken = await aGuest(token, 'fay.fan@example.com')
  expectOk(
    await app.call('/shared-list/vote', { token, guestToken, talentId: talent.id, vote: 'no' }),
    'vote',
  )
  clock.moveBy(2 * DAY_MS)
  expect((await page(token)).status).toBe(404)
  await cleanUp()
  const left = () => db().execute(sql`select id from shared_list_guests where shared_list_id = ${id}`)
  expect((await left()).rows).toHaveLength(1)
  clock.moveBy(30 * DAY_MS)
  await cleanUp()
  expect((await left()).rows).toHaveLength(0)
})
