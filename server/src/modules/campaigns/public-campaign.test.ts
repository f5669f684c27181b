import { payModels } from '@marquee/contract/calls/campaigns'
import { addDays, londonDayOf } from '@marquee/contract/rules/dates'
import { MAX_COUNTED } from '@marquee/contract/rules/limits'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import { slugOfName } from '@marquee/contract/rules/topic-slugs'
import { platforms } from '@marquee/contract/terms/deliverables'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aBrief, aPostSpec } from '../../testing/terms.ts'
import { aFinishedDeal } from '../../testing/work.ts'

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Open Harbour')
})
afterAll(() => app.stop())

test('visitors read an open public campaign, without what only applicants need to know', async () => {
  const read = (campaignId: string | undefined) => app.call('/market/campaign', { campaignId })
  const brief = { mustInclude: 'A lamp', mustAvoid: 'Umbrellas', questions: ['When?'], productUrl: '' }
  const campaignId = expectOk(await brand.call('/campaign/add', aBrief(brief)), 'campaign').data.id
  const seen = expectOk(await read(campaignId), 'visitor').data
  expect(seen).toMatchObject({
    id: campaignId,
    work: '1 photo set',
    brand: { companyName: 'Open Harbour', about: '', rating: { count: 0, average: null }, verified: null },
  })
  expect(seen.deliverables).not.toHaveLength(0)
  for (const field of ['mustInclude', 'mustAvoid', 'questions', 'productUrl', 'budget', 'version'])
    expect(seen).not.toHaveProperty(field)
  const sitemap = async () => (await app.app.inject({ url: '/sitemap.xml' })).body
  expect(await sitemap()).toContain(`/campaigns/${campaignId}</loc>`)
  const invited = expectOk(await brand.call('/campaign/add', aBrief({ visibility: 'invite' })), 'invited')
    .data.id
  expect((await read(invited)).status, 'invited talents only').toBe(404)
  expect(await sitemap()).not.toContain(invited)
  const report = { page: 'campaign', slug: campaignId, kind: 'spam', text: 'It stands on five other sites.' }
  expectOk(await app.call('/reportPublicPage', report), 'report')
  expect((await app.call('/reportPublicPage', { ...report, slug: invited })).status).toBe(404)
  expect((await app.call('/reportPublicPage', { ...report, slug: 'winter' })).status).toBe(404)
  expectOk(await brand.call('/campaign/updateStatus', { campaignId, event: 'cancel' }), 'cancelled')
  expect((await read(campaignId)).status).toBe(404)
  expect((await app.call('/reportPublicPage', report)).status).toBe(404)
  expect(await sitemap()).not.toContain(campaignId)
})

test('visitors read on the page of a campaign what its brand says, what was verified and how talents rate it', async () => {
  const rated = await newPerson(app, 'brand', 'Rated Brand')
  const talent = await newPerson(app, 'talent', 'Reviewing talent')
  expectOk(await rated.call('/user/update-profile', { about: 'We bake bread.' }), 'about')
  const campaignId = expectOk(await rated.call('/campaign/add', aBrief()), 'campaign').data.id
  await db().execute(
    sql`insert into verified_facts (brand_id, kind, value, source, checked_on)
      values (${rated.id}, 'company_number', '01234567', 'Companies House', '2026-01-05')`,
  )
  for (const stars of [5, 4, 4]) {
    const { dealId } = await aFinishedDeal(rated, talent)
    await db().execute(
      sql`insert into reviews (deal_id, by, brand_id, talent_id, stars, text, published_at)
        values (${dealId}, 'talent', ${rated.id}, ${talent.id}, ${stars}, 'Clear and kind.', now())`,
    )
  }
  const { brand: seen } = expectOk(await app.call('/market/campaign', { campaignId }), 'visitor').data
  expect(seen).toMatchObject({
    about: 'We bake bread.',
    rating: { count: 3, average: 4.3 },
    verified: { on: '2026-01-05', facts: [{ kind: 'company_number' }] },
    completedDeals: 3,
  })
  expect(JSON.stringify(seen)).not.toContain(rated.email)
})

test('the three newest open campaigns are shown, and none that is closed or for invited talents', async () => {
  const shown = async () => {
    const { statusCode, body } = await app.app.inject({ url: '/api/market/shown-campaigns' })
    expect(statusCode).toBe(200)
    return JSON.parse(body).data.items.map(({ title }: { title: string }) => title)
  }
  const publish = async (title: string, brief: object = {}) =>
    expectOk(await brand.call('/campaign/add', aBrief({ title, ...brief })), title).data.id
  for (const title of ['Oldest', 'Older', 'Newer']) await publish(title)
  const newest = await publish('Newest')
  await publish('For invited talents', { visibility: 'invite' })
  expect(await shown()).toEqual(['Newest', 'Newer', 'Older'])
  expectOk(await brand.call('/campaign/updateStatus', { campaignId: newest, event: 'cancel' }), 'cancelled')
  expect(await shown()).toEqual(['Newer', 'Older', 'Oldest'])
})

test('visitors browse the industries of brands with open campaigns, the most frequent first', async () => {
  const { items: industries } = expectOk(await app.call('/companyindustry/list'), 'industries').data
  const [first, second, third] = industries
  const topics = async () => expectOk(await app.call('/market/campaign-topics'), 'topics').data.items
  expect(await topics()).toEqual([])
  const publish = async (name: string, industryId: string, titles: readonly string[]) => {
    const person = await newPerson(app, 'brand', name)
    expectOk(await person.call('/user/update-profile', { industryId }), 'industry')
    for (const title of titles) expectOk(await person.call('/campaign/add', aBrief({ title })), title)
    return person
  }
  await publish('Of the second', second.id, ['Lantern one', 'Lantern two'])
  await publish('Of the first', first.id, ['Lantern three'])
  const invited = await newPerson(app, 'brand', 'Of the third')
  expectOk(await invited.call('/user/update-profile', { industryId: third.id }), 'industry')
  expectOk(await invited.call('/campaign/add', aBrief({ visibility: 'invite' })), 'invited only')
  expect(await topics()).toEqual([second, first].map((one) => ({ ...one, slug: slugOfName(one.name) })))

  const found = async (input: object) =>
    expectOk(await app.call('/market/campaigns', input), 'campaigns').data
  const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)
  const ofSecond = await found({ industryId: second.id })
  expect(titles(ofSecond)).toEqual(['Lantern two', 'Lantern one'])
  expect(ofSecond.count).toEqual({ total: 2, isCounted: true })
  expect(titles(await found({ industryId: first.id, q: 'lantern' }))).toEqual(['Lantern three'])
  expect(titles(await found({ industryId: third.id }))).toEqual([])
  for (const industry of [slugOfName(second.name), second.id])
    expect(titles(await found({ industry })), industry).toEqual(titles(ofSecond))
  expect(await found({ industry: 'unknown' })).toMatchObject({ items: [], count: { total: 0 } })
  const { body } = await app.app.inject({ url: '/sitemap.xml' })
  expect(body).toContain(`/campaigns?industry=${slugOfName(second.name)}</loc>`)
  expect(body).not.toContain(`industry=${slugOfName(third.name)}`)
})

test('visitors filter by the closing day and the fee in pounds, and know what open campaigns have', async () => {
  const today = londonDayOf(new Date())
  const range = async () => {
    const { items: _, ...range } = expectOk(await app.call('/market/campaign-topics'), 'range').data
    return range
  }
  await app.engine.root.execute(`update campaigns set status = 'cancelled'`)
  expect(await range()).toEqual({ closesFirst: null, highestFee: null, payModels: [], platforms: [] })
  const publish = async (title: string, days: number, brief: object) =>
    expectOk(
      await brand.call('/campaign/add', aBrief({ title, applyBy: addDays(today, days), ...brief })),
      title,
    )
  await publish('In a week', 7, { feeMin: 40_000, feeMax: 40_000, deliverables: [aPostSpec()] })
  await publish('In eight days', 8, { payModel: 'range', feeMin: 30_000, feeMax: 90_000 })
  await publish('In euros', 20, { feeMin: 500_000, feeMax: 500_000, currency: 'EUR' })
  expect(await range()).toEqual({
    closesFirst: addDays(today, 7),
    highestFee: 90_000,
    payModels: ['fixed', 'range'],
    platforms: ['instagram', 'file'],
  })
  const found = async (input: object) => {
    const { items, count } = expectOk(await app.call('/market/campaigns', input), 'campaigns').data
    expect(count.total).toBe(items.length)
    return items.map(({ title }: { title: string }) => title)
  }
  expect(await found({ closesWithin: '7' })).toEqual(['In a week'])
  expect(await found({ closesWithin: 14, sort: 'closing' })).toEqual(['In a week', 'In eight days'])
  expect(await found({ feeFrom: 40_001 })).toEqual(['In eight days'])
  expect(await found({ feeFrom: '40000', closesWithin: 7 })).toEqual(['In a week'])
  for (const wrong of [{ closesWithin: 0 }, { closesWithin: 367 }, { feeFrom: 1.5 }])
    expect(await app.call('/market/campaigns', wrong)).toMatchObject({
      status: 400,
      data: { fields: { [Object.keys(wrong).join()]: expect.any(String) } },
    })
})

test('visitors choose among all days, fees, ways to pay and networks where more campaigns are open than are read', async () => {
  const today = londonDayOf(new Date())
  await app.engine.root.execute(`
    insert into campaigns (brand_id, title, status, visibility, rights, apply_by, published_at)
    select '${brand.id}', 'Many ' || n, 'live', 'public', '{}', '${addDays(today, 90)}', now()
    from generate_series(1, ${MAX_COUNTED}) n`)
  expect(expectOk(await app.call('/market/campaign-topics'), 'range').data).toMatchObject({
    closesFirst: today,
    highestFee: MAX_INT32,
    payModels,
    platforms,
  })
})
