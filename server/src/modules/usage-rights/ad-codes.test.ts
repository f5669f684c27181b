import { addDays, londonDayOf } from '@marquee/contract/rules/dates'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { openDispute } from '../../testing/cases.ts'
import { pay } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { actAs, newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aFileSpec, aPostSpec } from '../../testing/terms.ts'
import { aDeal, approveWork, submit } from '../../testing/work.ts'

const DAY_MS = 86_400_000
const CODE = '#Zb/E9N+1pQ=='

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Boosting brand')
  talent = await newPerson(app, 'talent', 'Spark talent')
})
afterEach(() => app.passTime(0))
afterAll(() => app.stop())

const rights = { channels: ['organic', 'paid'], territory: 'uk', days: 60, mayEdit: false, aiTraining: false }
let posts = 0

async function approve(deliverableId: string): Promise<void> {
  expectOk(await submit(talent, deliverableId), 'submission')
  await approveWork(brand, deliverableId)
}

/** Creates a deal with a post on Instagram and a file; both are approved, the post is posted, and the deal is completed. */
async function aPostedDeal(terms: object = {}) {
  const { dealId, deliverableIds } = await aDeal(brand, talent, {
    rights,
    renewalPrice: 6_000,
    deliverables: [aPostSpec(), aFileSpec()],
    ...terms,
  })
  const [postId = '', fileId = ''] = deliverableIds
  await approve(postId)
  await approve(fileId)
  posts += 1
  const postUrl = `https://www.instagram.com/p/spark${posts}`
  expectOk(await talent.call('/talent/markDeliverableAsComplete', { deliverableId: postId, postUrl }), 'post')
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
  await app.settle()
  return { dealId, postId, fileId }
}

const dayIn = (days: number) => addDays(londonDayOf(new Date()), days)
const enter = (deliverableId: string, input: object = {}, by = talent) =>
  by.call(`/${by.role}/save-ad-code`, { deliverableId, code: CODE, expiresOn: dayIn(30), ...input })
const ask = (deliverableId: string, by = brand) => by.call('/brand/ask-ad-code', { deliverableId })
const codesOf = async (by: Person, dealId: string) =>
  expectOk(await by.call(`/${by.role}/ad-codes`, { dealId }), 'codes').data
const about = async (person: Person, pattern: RegExp) =>
  (await notificationTexts(app, person)).filter((text) => pattern.test(text)).length

test('the talent enters a code for a post, and both sides of the deal read it', async () => {
  const { dealId, postId } = await aPostedDeal()
  expect(await codesOf(brand, dealId)).toMatchObject({
    items: [{ deliverableId: postId, platform: 'instagram', code: null, expiresAt: null, mayAsk: true }],
    lastDay: dayIn(60),
  })
  const reply = expectOk(await enter(postId), 'code')
  expect(JSON.stringify(reply), 'replies are stored for repeated requests').not.toContain(CODE)
  for (const side of [brand, talent])
    expect((await codesOf(side, dealId)).items).toMatchObject([{ code: CODE, askedAt: null }])
  const stranger = await newPerson(app, 'brand', 'Curious brand')
  expect((await stranger.call('/brand/ad-codes', { dealId })).status).toBe(404)
  expect((await ask(postId, stranger)).status).toBe(404)

  await app.settle()
  expect(await about(brand, /entered an ad code/)).toBe(1)
  const { rows } = await db().execute(sql`
    select 1 from events where payload::text like ${`%${CODE}%`}
    union all select 1 from notifications n where n::text like ${`%${CODE}%`}
    union all select 1 from messages m where m::text like ${`%${CODE}%`}`)
  expect(rows, 'no event, notification or message holds a code').toEqual([])
})

test('a code lasts at most as long as the right', async () => {
  const { dealId, postId } = await aPostedDeal()
  for (const [expiresOn, message] of [
    [dayIn(-1), 'This day is over.'],
    [dayIn(62), 'The code can’t last longer than the right.'],
  ])
    expect(await enter(postId, { expiresOn })).toMatchObject({
      status: 400,
      data: { fields: { expiresOn: message } },
    })
  for (const code of ['abc', 'two words', 'x'.repeat(301)])
    expect((await enter(postId, { code })).status).toBe(400)
  const { lastDay } = await codesOf(talent, dealId)
  expectOk(await enter(postId, { expiresOn: lastDay }), 'code for the whole time')
  const { rightsEndAt } = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
  expect((await codesOf(brand, dealId)).items[0]).toMatchObject({ expiresAt: rightsEndAt, mayAsk: false })
  expect(await ask(postId)).toMatchObject({ status: 422, code: 'ad_code_lasts' })
})

test('only posts on platforms with ad codes, of completed deals with the right to paid ads, have one', async () => {
  const { fileId } = await aPostedDeal()
  expect(await enter(fileId)).toMatchObject({ status: 422, code: 'not_an_ad_platform' })
  const organic = await aPostedDeal({ rights: { ...rights, channels: ['organic'] } })
  expect(await enter(organic.postId)).toMatchObject({ status: 422, code: 'no_ad_rights' })
  expect(await codesOf(brand, organic.dealId)).toEqual({ items: [], lastDay: null })
  const running = await aDeal(brand, talent, { rights, deliverables: [aPostSpec()] })
  expect(await enter(running.deliverableIds[0] ?? '')).toMatchObject({ status: 409, code: 'wrong_state' })
  const { dealId, postId } = await aPostedDeal()
  expectOk(await enter(postId), 'code')
  await openDispute(brand, dealId, 'fraud')
  expect(await codesOf(brand, dealId)).toEqual({ items: [], lastDay: null })
})

test('the brand asks for a code, and again after 3 days', async () => {
  const { dealId, postId } = await aPostedDeal()
  expectOk(await ask(postId), 'request')
  expect(await ask(postId)).toMatchObject({ status: 422, code: 'ad_code_asked' })
  expect((await codesOf(talent, dealId)).items[0]).toMatchObject({ askedAt: expect.any(String) })
  const { yours } = expectOk(await talent.call('/talent/dashboard-stats'), 'home').data
  expect(yours).toContainEqual(
    expect.objectContaining({
      id: dealId,
      title: expect.stringContaining('Boosting brand asks for an ad code'),
    }),
  )
  await app.settle()
  expect(await about(talent, /asks for an ad code for your post/)).toBe(1)
  await db().execute(
    sql`update ad_codes set asked_at = now() - interval '3 days' where deliverable_id = ${postId}`,
  )
  expectOk(await ask(postId), 'second request')
  expectOk(await enter(postId), 'code')
  expect((await codesOf(brand, dealId)).items[0]).toMatchObject({ askedAt: null, mayAsk: true })
})

test('both sides are reminded before a code expires, and the code is then deleted', async () => {
  const { dealId, postId } = await aPostedDeal()
  const whole = await aPostedDeal()
  expectOk(await enter(postId, { expiresOn: dayIn(20) }), 'code')
  expectOk(await enter(whole.postId, { expiresOn: (await codesOf(talent, whole.dealId)).lastDay }), 'code')
  const before = { brand: await about(brand, /expires on/), talent: await about(talent, /expires on/) }
  await app.passTime(18.5 * DAY_MS)
  await app.passTime(0)
  expect(await about(brand, /The ad code for .+ expires on .+ ask Spark talent/)).toBe(before.brand + 1)
  expect(
    await about(talent, /The ad code for your post expires on .+ Boosting brand may use it longer/),
  ).toBe(before.talent + 1)
  await app.passTime(22 * DAY_MS)
  await app.passTime(0)
  const { rows } = await db().execute(sql`
    select code, expires_at is not null as has_date from ad_codes where deliverable_id = ${postId}`)
  expect(rows).toEqual([{ code: null, has_date: true }])
  expect((await codesOf(brand, dealId)).items[0]).toMatchObject({ code: null })
  // A code that lasts as long as the right needs no new one.
  await app.passTime(59.5 * DAY_MS)
  await app.passTime(0)
  expect(await about(brand, /The ad code for/)).toBe(before.brand + 1)
})

test('a renewal lets codes last longer, and their end is told', async () => {
  const { dealId, postId } = await aPostedDeal()
  const { lastDay } = await codesOf(talent, dealId)
  expectOk(await enter(postId, { expiresOn: lastDay }), 'code')
  const renewal = expectOk(await brand.call('/brand/buyRenewal', { dealId, months: 2 }), 'renewal').data
  await pay(app, brand, renewal.funding)
  await app.settle()
  const renewed = await codesOf(brand, dealId)
  expect(renewed.lastDay > lastDay).toBe(true)
  expect(renewed.items[0]).toMatchObject({ code: CODE, mayAsk: true })
  expectOk(await enter(postId, { expiresOn: renewed.lastDay }), 'longer code')
})

test('an agent enters a code for the talent, with the right to upload', async () => {
  const { dealId, postId } = await aPostedDeal()
  const reader = await newAgent(app, 'Reading agent')
  await aMandatedTalent(reader, talent, { scopes: ['view'] })
  expect(await enter(postId, {}, reader)).toMatchObject({ status: 403, code: 'not_in_mandate' })
  expect((await codesOf(reader, dealId)).items).toHaveLength(1)
  const agent = await newAgent(app, 'Entering agent')
  await aMandatedTalent(agent, talent, { scopes: ['view', 'upload'] })
  expectOk(await enter(postId, {}, agent), 'code of the agent')
  expect((await codesOf(brand, dealId)).items[0]).toMatchObject({ code: CODE })
})

test('an operator who acts as a user reads no codes and enters none', async () => {
  const { dealId, postId } = await aPostedDeal()
  expectOk(await enter(postId), 'code')
  const agent = await newAgent(app, 'Visited agent')
  await aMandatedTalent(agent, talent)
  for (const [index, person] of [brand, talent, agent].entries()) {
    const operator = await newOperator(app, `Code Operator ${index}`)
    const acting = await actAs(app, operator, person, { allowsChanges: true })
    expect((await codesOf(acting, dealId)).items[0], person.role).toMatchObject({ code: 'Hidden' })
    if (person !== brand)
      expect(await enter(postId, {}, acting)).toMatchObject({ status: 403, code: 'not_while_acting' })
  }
})

test('a brand asks for no code across a block', async () => {
  const { postId } = await aPostedDeal()
  expectOk(await talent.call('/user/block', { blockedId: brand.id }), 'block')
  expect(await ask(postId)).toMatchObject({ status: 422, code: 'blocked' })
  expectOk(await talent.call('/user/unblock', { blockedId: brand.id }), 'unblock')
  expectOk(await ask(postId), 'request')
})
