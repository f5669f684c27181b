// cspell:ignore cmd
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aFileSpec, aPostSpec } from '../../testing/terms.ts'
import { aDeal, approveWork, submit } from '../../testing/work.ts'
import { countClick, saveClicks } from '../tracking/count-clicks.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
let talent: Person
let stranger: Person
let agent: Person
let campaignId: string
let dealId: string
/** A post, and a file. */
let postId: string
let fileId: string
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', '=cmd Brand')
  talent = await newPerson(app, 'talent', 'Reported Rae')
  stranger = await newPerson(app, 'brand', 'Other brand')
  agent = await newAgent(app, 'Reporting agent')
  await aMandatedTalent(agent, talent)
  const deal = await aDeal(brand, talent, { price: 100_001, deliverables: [aPostSpec(), aFileSpec()] })
  dealId = deal.dealId
  ;[postId = '', fileId = ''] = deal.deliverableIds
  const { data } = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal')
  campaignId = data.campaign.id
})
afterAll(() => app.stop())

const report = async () => expectOk(await brand.call('/campaign/get-report', { campaignId }), 'report').data

async function post(): Promise<void> {
  expectOk(await submit(talent, postId), 'submission')
  await approveWork(brand, postId)
  const postUrl = 'https://instagram.com/p/rae'
  expectOk(await talent.call('/talent/markDeliverableAsComplete', { deliverableId: postId, postUrl }), 'post')
}

test('results are entered for posted work only', async () => {
  const figures = { reach: 1, engagements: 1 }
  expect(await talent.call('/talent/save-result', { deliverableId: postId, ...figures })).toMatchObject({
    status: 409,
    code: 'wrong_state',
  })
  expect(await talent.call('/talent/save-result', { deliverableId: fileId, ...figures })).toMatchObject({
    status: 422,
    code: 'not_a_post',
  })
  await post()
  const { items } = expectOk(await brand.call('/brand/get-results', { dealId }), 'results').data
  expect(items).toEqual([
    expect.objectContaining({ deliverableId: postId, reach: null, engagements: null, savedAt: null }),
  ])
})

test('a report without results knows the spend and no costs', async () => {
  const { total, posts } = await report()
  const none = { value: null, source: null }
  expect(total).toEqual({
    spend: 100_001,
    reach: none,
    engagements: none,
    clicks: none,
    codeUses: none,
    cost: { reach: null, engagements: null, clicks: null, codeUses: null },
  })
  expect(posts).toEqual({ all: 1, withResults: 0 })
})

test('an agent enters results for the talent; a screenshot is named as the source', async () => {
  const declared = { deliverableId: postId, reach: 8_000, engagements: 0 }
  expectOk(await agent.call('/talentagent/save-result', declared), 'results')
  // The spend of a deal is split equally between its deliverables: 50,001 of 100,001 for the post.
  expect((await report()).deliverables[0]).toMatchObject({
    spend: 50_001,
    reach: { value: 8_000, source: 'declared' },
    cost: { reach: 6_250, engagements: null },
  })
  const screenshot = await talent.upload()
  const shown = { ...declared, engagements: 400, fileId: screenshot }
  const saved = expectOk(await talent.call('/talent/save-result', shown), 'results').data
  expect(saved).toMatchObject({ reach: 8_000, engagements: 400, screenshot: { id: screenshot } })
  // The same screenshot stays when the agent corrects a figure.
  expectOk(await agent.call('/talentagent/save-result', { ...shown, engagements: 401 }), 'correction')
  expect((await report()).total).toMatchObject({
    spend: 100_001,
    engagements: { value: 401, source: 'screenshot' },
    cost: { engagements: 125 },
  })
})

test('a screenshot of another account is refused', async () => {
  const foreign = await stranger.upload()
  expect(
    await talent.call('/talent/save-result', {
      deliverableId: postId,
      reach: 1,
      engagements: 1,
      fileId: foreign,
    }),
  ).toMatchObject({ status: 404 })
})

test('clicks are measured, and uses of codes are what the brand says', async () => {
  const address = 'https://tracked.example/new'
  const { items } = expectOk(
    await brand.call('/brand/addTrackingLink', {
      dealId,
      deliverableId: postId,
      address,
      discountCode: 'RAE10',
    }),
    'link',
  ).data
  const linkId = items[0].id
  for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
    await countClick({ linkId, ip, userAgent: 'Firefox', country: 'GB' }, new Date())
  await saveClicks()
  const day = new Date().toISOString().slice(0, 10)
  expectOk(
    await brand.call('/brand/saveRedemptions', {
      dealId,
      linkId,
      entries: [{ day, count: 0, amount: 0 }],
    }),
    'uses',
  )
  const { total, deliverables, clicksByDay } = await report()
  expect(total).toMatchObject({
    clicks: { value: 4, source: 'measured' },
    codeUses: { value: 0, source: 'declared' },
    // Of the whole deal, because the talent has one link; there is no cost of nothing.
    cost: { clicks: 25_000, codeUses: null },
  })
  expect(deliverables.map((row: { clicks: object }) => row.clicks)).toEqual([
    { value: 4, source: 'measured' },
    { value: null, source: null },
  ])
  expect(clicksByDay).toEqual([{ day, clicks: 4 }])
})

test('the table has a line for each deliverable and talent, and no formulas', async () => {
  await db().execute(sql`update talents set display_name = '=SUM(A1)' where id = ${talent.id}`)
  const { csv, name } = expectOk(await brand.call('/campaign/get-report-table', { campaignId }), 'table').data
  const lines = csv.trim().split('\r\n')
  expect(name).toMatch(/^marquee-report-.*\.csv$/)
  expect(lines).toHaveLength(5)
  expect(lines[1]).toContain(`"'=SUM(A1)"`)
  expect(lines[1]).toContain('"8000","Self-declared, with screenshot",62.50')
})

test('the PDF is served at a signed address only', async () => {
  const { pdfUrl } = await report()
  const found = await app.app.inject({ method: 'GET', url: pdfUrl })
  expect(found.statusCode).toBe(200)
  expect(found.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect(found.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const [path] = pdfUrl.split('?')
  const wrong = pdfUrl.replace(
    /signature=./,
    (begin: string) => `signature=${begin.endsWith('A') ? 'B' : 'A'}`,
  )
  for (const url of [path, wrong]) expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(404)
})

test('a shared report shows the spend only where the brand chose so, and nothing private', async () => {
  const links = await Promise.all(
    [false, true].map(async (showsSpend) => {
      const { url } = expectOk(
        await brand.call('/campaign/share-report', { campaignId, showsSpend }),
        'link',
      ).data
      return expectOk(await app.call('/shared-report/page', { token: url.split('/results/')[1] }), 'page')
        .data
    }),
  )
  const [hidden, shown] = links
  expect(hidden.total).toMatchObject({
    spend: null,
    reach: { value: 8_000 },
    cost: { reach: null, engagements: null, clicks: null, codeUses: null },
  })
  expect(shown.total).toMatchObject({ spend: 100_001, cost: { clicks: 25_000 } })
  expect(Object.keys(hidden).toSorted()).toEqual([
    'brand',
    'clicksByDay',
    'currency',
    'deliverables',
    'expiresAt',
    'posts',
    'talents',
    'title',
    'total',
  ])
  expect(JSON.stringify(hidden)).not.toMatch(/commission|email|address|budget|payable|campaignId/)
})

test('a link stops working when it ends, expires, or its brand is suspended', async () => {
  const open = async (days: number) => {
    const { id, url } = expectOk(
      await brand.call('/campaign/share-report', { campaignId, days }),
      'link',
    ).data
    return { id, token: url.split('/results/')[1] }
  }
  const status = async ({ token }: { token: string }) =>
    (await app.call('/shared-report/page', { token })).status
  const [ended, short, long] = [await open(1), await open(1), await open(30)]
  expectOk(await stranger.call('/campaign/end-report-link', { linkId: ended.id }), 'end of nothing')
  expect(await status(ended)).toBe(200)
  expectOk(await brand.call('/campaign/end-report-link', { linkId: ended.id }), 'end')
  expect(await status(ended)).toBe(404)
  const { items } = expectOk(await brand.call('/campaign/get-report-links', { campaignId }), 'links').data
  expect(items.map(({ id }: { id: string }) => id)).not.toContain(ended.id)
  expect(JSON.stringify(items)).not.toContain(long.token)

  await app.passTime(2 * DAY_MS)
  expect(await status(short)).toBe(404)
  expect(await status(long)).toBe(200)
  await db().execute(sql`update accounts set status = 'suspended' where id = ${brand.id}`)
  expect(await status(long)).toBe(404)
  await db().execute(sql`update accounts set status = 'active' where id = ${brand.id}`)
})

test('the brand is notified of results once a day at most for each deal', async () => {
  await app.passTime(0)
  const owner = await newPerson(app, 'brand', 'Notified brand')
  const poster = await newPerson(app, 'talent', 'Counting Cleo')
  const { deliverableIds } = await aDeal(owner, poster, { deliverables: [aPostSpec(), aPostSpec()] })
  for (const deliverableId of deliverableIds) {
    expectOk(await submit(poster, deliverableId), 'submission')
    await approveWork(owner, deliverableId)
    const posted = { deliverableId, postUrl: `https://instagram.com/p/${deliverableId}` }
    expectOk(await poster.call('/talent/markDeliverableAsComplete', posted), 'post')
  }
  const save = async (index: number, reach: number) => {
    const again = await signInAgain(app, poster)
    const figures = { deliverableId: deliverableIds[index], reach, engagements: 1 }
    expectOk(await again.call('/talent/save-result', figures), 'results')
  }
  const told = async () =>
    (await notificationTexts(app, owner)).filter((text) => text.includes('entered results')).length
  await save(0, 1)
  await save(1, 2)
  await save(0, 3)
  expect(await told(), 'the first of the day').toBe(1)
  await app.passTime(23 * 3_600_000)
  await save(1, 4)
  expect(await told(), 'within a day').toBe(1)
  await app.passTime(DAY_MS + 60_000)
  await save(1, 5)
  expect(await told(), 'on the next day').toBe(2)
  await app.passTime(0)
})
