// cspell:ignore aset fetc googlebot
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { requestLog } from '../../platform/log.ts'
import { removeExpiredData } from '../../platform/retention/retention.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { newOperator, type Operator, signInOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aDeal } from '../../testing/work.ts'
import { countClick, deviceOf, saveClicks } from './count-clicks.ts'
import { slugPattern } from './slug.ts'

const DAY_MS = 86_400_000
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const computer = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0'

let app: TestApp
let operator: Operator
let brand: Person
let talent: Person
let dealId: string
let deliverableId: string
beforeAll(async () => {
  app = await startTestApp({ COUNTRY_HEADER: 'cf-ipcountry' })
  operator = await newOperator(app)
  brand = await newPerson(app, 'brand', 'Tracked brand')
  talent = await newPerson(app, 'talent', 'Tracking Tara')
  const deal = await aDeal(brand, talent)
  dealId = deal.dealId
  deliverableId = deal.deliverableIds[0] ?? ''
})
afterAll(() => app.stop())

const add = (by: Person, input: object = {}) =>
  by.call('/brand/addTrackingLink', { dealId, address: 'https://tracked.example/new', ...input })

async function links(): Promise<{ id: string; shortUrl: string; state: string; [key: string]: unknown }[]> {
  return expectOk(await brand.call('/brand/getTrackingLinks', { dealId }), 'links').data.items
}

const slugOf = ({ shortUrl }: { shortUrl: string }): string => shortUrl.split('/go/')[1] ?? ''

const open = (
  slug: string,
  options: { agent?: string; country?: string; ip?: string; method?: 'GET' | 'HEAD' } = {},
) =>
  app.app.inject({
    method: options.method ?? 'GET',
    url: `/go/${slug}`,
    remoteAddress: options.ip ?? '203.0.113.7',
    headers: {
      'user-agent': options.agent ?? phone,
      ...(options.country && { 'cf-ipcountry': options.country }),
    },
  })

/** Changes of a link are seen once the remembered redirect has ended. */
let passed = 0
const forget = () => {
  passed += 6_000
  return app.passTime(passed)
}

async function verifyWebsite(of: Person, website: string): Promise<void> {
  await db().execute(sql`insert into verified_facts (brand_id, kind, value, source, checked_on)
    values (${of.id}, 'website', ${website}, 'Seen by us', '2026-11-01')`)
}

test('a link to a website that nobody has verified waits for an operator, who approves it with a reason', async () => {
  const source = { source: 'marquee', campaign: 'spring' }
  expectOk(await add(brand, { ...source, deliverableId, discountCode: 'TARA10' }), 'link')
  const [link] = await links()
  expect(link).toMatchObject({
    deliverableId,
    discountCode: 'TARA10',
    state: 'waiting',
    target: 'https://tracked.example/new?utm_source=marquee&utm_campaign=spring',
  })
  const slug = link ? slugOf(link) : ''
  expect(slug).toMatch(slugPattern)
  expect((await open(slug)).statusCode).toBe(404)

  const { items } = expectOk(await operator.call('/superAdmin/getQueue', {}), 'queue').data
  const item = items.find(({ kind }: { kind: string }) => kind === 'tracked_website')
  expect(item).toMatchObject({ subject: 'tracked.example', user: { id: brand.id } })
  const websiteId = item.subjectId
  expect(
    expectOk(await operator.call('/superAdmin/getTrackedWebsite', { websiteId }), 'website').data,
  ).toMatchObject({
    website: 'tracked.example',
    targets: [link?.target],
    status: 'waiting',
  })
  const decision = { websiteId, decision: 'approve', reason: 'The shop is theirs' }
  expect((await brand.call('/superAdmin/decideTrackedWebsite', decision)).code).toBe('wrong_role')
  expectOk(await operator.call('/superAdmin/decideTrackedWebsite', decision), 'approval')
  expect(await operator.call('/superAdmin/decideTrackedWebsite', decision)).toMatchObject({
    code: 'wrong_state',
  })
  await forget()
  const reply = await open(slug)
  expect([reply.statusCode, reply.headers.location]).toEqual([302, link?.target])
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  await app.settle()
  expect(await notificationTexts(app, brand)).toContain('We have checked the website of your tracking link')
  expect((await notificationTexts(app, talent)).join()).toContain('added a tracking link to your deal')
})

test('a verified website and what is below it work at once; a refused one leads nowhere and says why', async () => {
  await verifyWebsite(brand, 'https://www.verified.example/')
  expectOk(await add(brand, { address: 'https://shop.verified.example/a' }), 'below')
  expectOk(await add(brand, { address: 'https://unchecked.example/a' }), 'beside')
  const [, below, beside] = await links()
  expect([below?.state, beside?.state]).toEqual(['live', 'waiting'])
  operator = await signInOperator(app, operator)
  const { items } = expectOk(await operator.call('/superAdmin/getQueue', {}), 'queue').data
  const { subjectId } = items.find(({ subject }: { subject: string }) => subject === 'unchecked.example')
  const decision = { websiteId: subjectId, decision: 'refuse', reason: 'It sells something else' }
  expectOk(await operator.call('/superAdmin/decideTrackedWebsite', decision), 'refused')
  expect((await links())[2]).toMatchObject({ state: 'refused', reason: 'It sells something else' })
  await forget()
  expect((await open(slugOf(beside ?? { shortUrl: '' }))).statusCode).toBe(410)
  expect(await add(brand, { address: 'https://unchecked.example/b' })).toMatchObject({ status: 200 })
  expect((await links())[3]?.state).toBe('refused')
})

test('nothing of a request enters the address, and a stranger learns nothing', async () => {
  const [link] = await links()
  const slug = slugOf(link ?? { shortUrl: '' })
  for (const tail of ['?to=https://evil.example', '?utm_source=evil', '?%0d%0aset-cookie:%20a=b'])
    expect(
      (await app.app.inject({ url: `/go/${slug}${tail}`, headers: { host: 'evil.example' } })).headers
        .location,
    ).toBe(link?.target)
  for (const wrong of ['aaaaaaaa', 'x', `${slug}x`, '..%2f..%2fetc', '%00', "'or'1'='1"])
    expect((await app.app.inject({ url: `/go/${wrong}` })).statusCode).toBe(404)
  const qr = await app.app.inject({ url: `/go/${slug}/qr.svg` })
  expect(qr.headers['content-security-policy']).toContain("default-src 'self'")
  expect(qr.headers['content-type']).toContain('image/svg+xml')
  expect(qr.body).toMatch(/^<svg/)
  expect((await app.app.inject({ url: '/go/aaaaaaaa/qr.svg' })).statusCode).toBe(404)
})

test('a redirect leaves no log line, and only a page has a content security policy', async () => {
  const [link] = await links()
  const logged = vi.spyOn(requestLog, 'info')
  const reply = await open(slugOf(link ?? { shortUrl: '' }))
  expect(reply.statusCode).toBe(302)
  expect(reply.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(reply.headers['content-security-policy']).toBeUndefined()
  await new Promise((done) => setImmediate(done))
  expect(logged).not.toHaveBeenCalled()
  const missing = await app.app.inject({ url: '/go/aaaaaaaa' })
  expect(missing.headers['content-security-policy']).toMatch(/style-src 'self' 'nonce-(\S+)'/)
  expect(missing.headers['x-frame-options']).toBe('DENY')
  await new Promise((done) => setImmediate(done))
  expect(logged).toHaveBeenCalledTimes(1)
})

test('an error in place of a redirect has the closed policy of the API', async () => {
  await app.engine.root.execute('alter table tracking_links rename to broken_links')
  const failed = await app.app.inject({ url: '/go/bbbbbbbb' })
  await app.engine.root.execute('alter table broken_links rename to tracking_links')
  expect(failed.statusCode).toBe(500)
  expect(failed.headers['content-security-policy']).toContain("default-src 'none'")
  expect(failed.headers['x-content-type-options']).toBe('nosniff')
})

test('clicks and visitors are counted by day, country and device, robots and previews are not', async () => {
  const [before] = await links()
  const slug = slugOf(before ?? { shortUrl: '' })
  await saveClicks()
  await db().execute(sql`delete from tracking_clicks`)
  await db().execute(sql`delete from tracking_visitors`)
  await open(slug, { country: 'GB' })
  await open(slug, { country: 'GB' })
  await open(slug, { country: 'GB', ip: '203.0.113.8' })
  await open(slug, { country: 'not a country', agent: computer })
  await open(slug, { method: 'HEAD' })
  await open(slug, { agent: 'WhatsApp/2.26 preview' })
  await open(slug, { agent: 'Googlebot/2.1' })
  await saveClicks()
  await open(slug, { country: 'GB' })
  await saveClicks()
  const [link] = await links()
  expect(link).toMatchObject({ clicks: 5, visitors: 3 })
  expect(link?.byCountry).toEqual([
    { country: 'GB', clicks: 4, visitors: 2 },
    { country: 'ZZ', clicks: 1, visitors: 1 },
  ])
  expect(link?.byDevice).toEqual([
    { device: 'phone', clicks: 4, visitors: 2 },
    { device: 'computer', clicks: 1, visitors: 1 },
  ])
  expect(link?.byDay).toHaveLength(1)
  const { rows } = await db().execute(sql`select * from tracking_visitors`)
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Mozilla/)
})

test('clicks that the database cannot save are saved later, together with newer ones', async () => {
  const [link] = await links()
  const linkId = link?.id ?? ''
  const click = { linkId, ip: '203.0.113.9', userAgent: computer, country: 'GB' }
  await countClick(click, app.clock.now())
  await db().execute(sql`alter table tracking_clicks rename to tracking_clicks_gone`)
  await saveClicks()
  await db().execute(sql`alter table tracking_clicks_gone rename to tracking_clicks`)
  await countClick(click, app.clock.now())
  await saveClicks()
  expect((await links())[0]).toMatchObject({ clicks: 7, visitors: 4 })
})

test('a stopped link and the links of a suspended brand end with 410, and work again afterwards', async () => {
  const [link] = await links()
  const slug = slugOf(link ?? { shortUrl: '' })
  const stop = (isStopped: boolean, by = brand) =>
    by.call('/brand/stopTrackingLink', { dealId, linkId: link?.id, isStopped })
  const stranger = await newPerson(app, 'brand', 'Other brand')
  expect((await stop(true, stranger)).status).toBe(404)
  expectOk(await stop(true), 'stop')
  await forget()
  const page = await open(slug)
  expect([page.statusCode, page.body.includes('This link has ended')]).toEqual([410, true])
  expectOk(await stop(false), 'resumption')
  await db().execute(sql`update accounts set status = 'suspended' where id = ${brand.id}`)
  await forget()
  expect((await open(slug)).statusCode).toBe(410)
  await db().execute(sql`update accounts set status = 'active' where id = ${brand.id}`)
  await forget()
  expect((await open(slug)).statusCode).toBe(302)
})

test('a brand enters the uses of a code, and a day that is sent again is replaced', async () => {
  const [link, uncoded] = await links()
  const save = (linkId: unknown, entries: object[]) =>
    brand.call('/brand/saveRedemptions', { dealId, linkId, entries })
  const day = '2026-11-20'
  expectOk(await save(link?.id, [{ day, count: 3, amount: 9_000 }]), 'uses')
  expectOk(
    await save(link?.id, [
      { day, count: 4, amount: 12_000 },
      { day: '2026-11-21', count: 1, amount: 0 },
    ]),
    'more',
  )
  expect((await links())[0]).toMatchObject({ redemptions: 5, sales: 12_000 })
  expect(await save(uncoded?.id, [{ day, count: 1, amount: 0 }])).toMatchObject({ code: 'wrong_state' })
  const future = await save(link?.id, [{ day: '2199-01-01', count: 1, amount: 0 }])
  expect(future.data.fields).toHaveProperty('entries.0.day')
  const twice = await save(link?.id, [
    { day, count: 1, amount: 0 },
    { day, count: 2, amount: 0 },
  ])
  expect(twice.data.fields).toHaveProperty('entries.1.day')
})

test('the talent and an agent see their links without sales, others nothing', async () => {
  const { items } = expectOk(await talent.call('/talent/getTrackingLinks', { dealId }), 'links').data
  expect(items[0]).toMatchObject({ discountCode: 'TARA10', clicks: 7 })
  expect(items[0]).not.toHaveProperty('sales')
  expect(items.some(({ state }: { state: string }) => state === 'refused')).toBe(false)
  const agent = await newAgent(app, 'Tracking agency')
  expect((await agent.call('/talentagent/getTrackingLinks', { dealId })).status).toBe(404)
  await aMandatedTalent(agent, talent)
  expectOk(await agent.call('/talentagent/getTrackingLinks', { dealId }), 'links of the agent')
  const stranger = await newPerson(app, 'talent', 'Other talent')
  expect((await stranger.call('/talent/getTrackingLinks', { dealId })).status).toBe(404)
})

test('bad input names its field, and a deal has at most 20 links', async () => {
  for (const address of ['http://tracked.example', 'https://127.0.0.1', 'javascript:alert(1)'])
    expect((await add(brand, { address })).data.fields, address).toHaveProperty('address')
  expect((await add(brand, { discountCode: 'TWO WORDS' })).data.fields).toHaveProperty('discountCode')
  expect((await add(brand, { deliverableId: dealId })).data.fields).toHaveProperty('deliverableId')
  expect((await add(await newPerson(app, 'brand', 'Foreign brand'))).status).toBe(404)
  const left = 20 - (await links()).length
  const all = await Promise.all(Array.from({ length: left + 2 }, () => add(brand)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(left)
  expect(await add(brand)).toMatchObject({ code: 'tracking_link_limit_reached' })
  expect(await links()).toHaveLength(20)
})

test('visitors and their key are forgotten after their day, the counts stay', async () => {
  await app.passTime(2 * DAY_MS)
  await removeExpiredData()
  const left = async (table: string) =>
    (await db().execute(sql.raw(`select count(*)::int as count from ${table}`))).rows[0]
  expect(await left('tracking_visitors')).toEqual({ count: 0 })
  expect(await left('tracking_keys')).toEqual({ count: 0 })
  expect((await db().execute(sql`select sum(clicks)::int as clicks from tracking_clicks`)).rows).toEqual([
    { clicks: 7 },
  ])
})

test.each([
  [phone, 'phone'],
  [computer, 'computer'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 17; SM-X700) Safari', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 17; Pixel) Mobile Safari', 'phone'],
  ['SmartTV/1.0', 'other'],
  ['facebookexternalhit/1.1', null],
  ['curl/8.0', null],
  ['', null],
])('the device of %j is %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device)
})
