// cspell:ignore serrum facess sortabel
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aBrief, aPostSpec, dayFromNow } from '../../testing/terms.ts'

let app: TestApp
let brand: Person
let talent: Person
const ids: Record<string, string> = {}

beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Crème Harbour')
  talent = await newPerson(app, 'talent', 'Searching talent')
  const briefs = {
    skincare: { title: 'Serum for tired faces', productName: 'Night oil', summary: '<p>Gentle skincare</p>' },
    hiking: { title: 'Boots on a ridge', productName: 'Trail boot', summary: '<p>Hiking in the rain</p>' },
    invited: { title: 'Serum for friends', visibility: 'invite' },
  }
  for (const [name, brief] of Object.entries(briefs))
    ids[name] = expectOk(await brand.call('/campaign/add', aBrief(brief)), name).data.id
})
afterAll(() => app.stop())

async function found(q: string, by = talent, path = '/talent/getCampaign'): Promise<string[]> {
  const { items } = expectOk(await by.call(path, { q }), q).data
  return items.map(({ id }: { id: string }) => Object.keys(ids).find((name) => ids[name] === id)).sort()
}

test.each([
  ['serum', ['skincare']],
  ['SERUM face', ['skincare']],
  ['creme har', ['hiking', 'skincare']],
  ['trail', ['hiking']],
  ['hike rain', ['hiking']],
  ['skin', ['skincare']],
  ['serum rain', []],
  ["'; drop table campaigns; -- serum", []],
  [':* & | !(', ['hiking', 'skincare']],
])('“%s” finds %j: words of title, brand, product and summary, in any form', async (q, expected) => {
  expect(await found(q)).toEqual(expected)
})

test('words that are spelt nearly right find campaigns when nothing contains them as they are, and the page says so', async () => {
  const search = async (q: string, by = '/talent/getCampaign') => {
    const { items, isSimilar } = expectOk(await talent.call(by, { q }), q).data
    return { titles: items.map(({ title }: { title: string }) => title), isSimilar }
  }
  const serum = { titles: ['Serum for tired faces'], isSimilar: true }
  expect(await search('serrum')).toEqual(serum)
  expect(await search('facess serrum')).toEqual(serum)
  expect(await search('serrum', '/market/campaigns')).toEqual(serum)
  expect(await search('serum')).toEqual({ ...serum, isSimilar: false })
  expect(await search('zeppelin')).toEqual({ titles: [], isSimilar: false })
})

test('visitors without an account find public campaigns that accept applications, and no others', async () => {
  const visit = async (input: object) =>
    expectOk(await app.call('/market/campaigns', input), 'campaigns').data.items
  const titles = (items: { title: string }[]) => items.map(({ title }) => title).sort()
  expect(titles(await visit({}))).toEqual(['Boots on a ridge', 'Serum for tired faces'])
  expect(titles(await visit({ q: 'serum' }))).toEqual(['Serum for tired faces'])
  expect(titles(await visit({ payModel: 'gifted' }))).toEqual([])
  const { nextCursor } = expectOk(await app.call('/market/campaigns', { limit: 1 }), 'first page').data
  expect(titles(await visit({ limit: 1, cursor: nextCursor }))).toHaveLength(1)
})

test('an agent finds the same', async () => {
  const agent = await newAgent(app, 'Searching agent')
  await aMandatedTalent(agent, talent)
  expect(await found('serum', agent, '/talentagent/getCampaign')).toEqual(['skincare'])
})

test('words and filters are combined', async () => {
  const { items } = expectOk(
    await talent.call('/talent/getCampaign', { q: 'serum', payModel: 'gifted' }),
    'both',
  ).data
  expect(items).toEqual([])
})

test('a changed title and a renamed brand are found by their new words only', async () => {
  const campaignId = ids.hiking
  expectOk(await brand.call('/campaign/editCampaign', { campaignId, title: 'Sandals on a beach' }), 'edit')
  expectOk(await brand.call('/user/update-profile', { companyName: 'Lantern Works' }), 'rename')
  expect(await found('sandal')).toEqual(['hiking'])
  expect(await found('ridge')).toEqual([])
  expect(await found('lantern')).toEqual(['hiking', 'skincare'])
  expect(await found('creme')).toEqual([])
})

test('only open campaigns have an entry', async () => {
  const entries = async () =>
    (await db().execute<{ id: string }>(sql`select campaign_id as id from campaign_search_entries`)).rows
      .length
  expect(await entries()).toBe(2)
  expectOk(await brand.call('/campaign/updateStatus', { campaignId: ids.hiking, event: 'pause' }), 'pause')
  expect(await entries()).toBe(1)
  expect(await found('sandal')).toEqual([])
  expectOk(await brand.call('/campaign/updateStatus', { campaignId: ids.hiking, event: 'resume' }), 'resume')
  expect(await found('sandal')).toEqual(['hiking'])
})

test('fees compare within one currency, networks by the deliverables, and days by the last one to apply', async () => {
  const searcher = await newPerson(app, 'talent', 'Filtering talent')
  const other = await newPerson(app, 'brand', 'Filtered brand')
  const briefs: Record<string, object> = {
    pounds: { feeMin: 20_000, feeMax: 20_000, applyBy: dayFromNow(5), deliverables: [aPostSpec()] },
    more: { payModel: 'range', feeMin: 10_000, feeMax: 40_000, applyBy: dayFromNow(9) },
    euros: { feeMin: 90_000, feeMax: 90_000, currency: 'EUR', applyBy: dayFromNow(7) },
    gift: { payModel: 'gifted', feeMin: 0, feeMax: 0, applyBy: dayFromNow(8) },
  }
  for (const [name, brief] of Object.entries(briefs))
    expectOk(await other.call('/campaign/add', aBrief({ title: `Filterable ${name}`, ...brief })), name)
  const ask = async (input: object) =>
    expectOk(await searcher.call('/talent/getCampaign', { q: 'filterable', ...input }), 'list').data
  const names = async (input: object) =>
    (await ask(input)).items.map(({ title }: { title: string }) => title.replace('Filterable ', ''))

  expect(await names({ feeFrom: 15_000 }), 'pounds without a currency').toEqual(['more', 'pounds'])
  expect(await names({ feeFrom: 30_000 }), 'the highest fee counts').toEqual(['more'])
  expect(await names({ feeFrom: 30_000, currency: 'EUR' })).toEqual(['euros'])
  expect(await names({ platform: 'instagram' })).toEqual(['pounds'])
  expect(await names({ platform: 'tiktok' })).toEqual([])
  expect(await names({ openUntil: dayFromNow(8) })).toEqual(['gift', 'more'])
  expect(await names({ sort: 'newest' })).toEqual(['gift', 'euros', 'more', 'pounds'])
  expect(await names({ sort: 'closing' })).toEqual(['pounds', 'euros', 'gift', 'more'])
  expect(await names({ sort: 'fee' }), 'of one currency').toEqual(['more', 'pounds', 'gift'])

  const cursors: Record<string, string> = {}
  for (const sort of ['newest', 'closing', 'fee']) {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await ask({ sort, limit: 1, ...(cursor && { cursor }) })
      cursors[sort] ??= page.nextCursor
      seen.push(...page.items.map(({ title }: { title: string }) => title.replace('Filterable ', '')))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen, sort).toEqual(await names({ sort }))
  }
  for (const [sort, cursor] of Object.entries(cursors))
    for (const another of ['newest', 'closing', 'fee'])
      if (another !== sort)
        expect(
          await searcher.call('/talent/getCampaign', { sort: another, cursor }),
          `${sort} as ${another}`,
        ).toMatchObject({ status: 400, data: { fields: { cursor: expect.any(String) } } })
})

test('visitors choose an order, and the first page says how many there are', async () => {
  const other = await newPerson(app, 'brand', 'Sorted brand')
  const briefs = {
    late: { feeMin: 20_000, feeMax: 20_000, applyBy: dayFromNow(9) },
    soon: { feeMin: 50_000, feeMax: 50_000, applyBy: dayFromNow(5) },
    euros: { feeMin: 90_000, feeMax: 90_000, currency: 'EUR', applyBy: dayFromNow(7) },
  }
  for (const [name, brief] of Object.entries(briefs))
    expectOk(await other.call('/campaign/add', aBrief({ title: `Sortable ${name}`, ...brief })), name)
  const ask = (input: object) => app.call('/market/campaigns', { q: 'sortable', ...input })
  const visit = async (input: object) => expectOk(await ask(input), 'campaigns').data
  const orders = {
    newest: ['euros', 'soon', 'late'],
    closing: ['soon', 'euros', 'late'],
    // Fees compare within one currency.
    fee: ['soon', 'late'],
  }
  for (const [sort, names] of Object.entries(orders)) {
    const { items, count } = await visit({ sort })
    const titles = items.map(({ title }: { title: string }) => title)
    expect(titles, sort).toEqual(names.map((name) => `Sortable ${name}`))
    expect(count, sort).toEqual({ total: names.length, isCounted: true })
    const first = await visit({ sort, limit: 1 })
    expect(first.count, 'more than a page').toEqual(count)
    const second = await visit({ sort, limit: 1, cursor: first.nextCursor })
    expect([...first.items, ...second.items], sort).toEqual(items.slice(0, 2))
    expect(second.count, 'a later page').toBeNull()
  }
  const similar = await visit({ q: 'sortabel', limit: 1 })
  expect(similar).toMatchObject({ isSimilar: true, count: { total: 3, isCounted: true } })
  const { nextCursor } = await visit({ sort: 'fee', limit: 1 })
  expect(await ask({ sort: 'closing', cursor: nextCursor })).toMatchObject({
    status: 400,
    data: { fields: { cursor: expect.any(String) } },
  })
})

test('visitors filter by the network of any deliverable, page by page in every order', async () => {
  const other = await newPerson(app, 'brand', 'Networked brand')
  const briefs: Record<string, object> = {
    first: { deliverables: [aPostSpec({ platform: 'tiktok', format: 'video' })], applyBy: dayFromNow(5) },
    both: {
      deliverables: [aPostSpec(), aPostSpec({ platform: 'tiktok', format: 'video' })],
      applyBy: dayFromNow(6),
    },
    posted: { deliverables: [aPostSpec()], applyBy: dayFromNow(7) },
    file: { applyBy: dayFromNow(8) },
  }
  for (const [name, brief] of Object.entries(briefs))
    expectOk(await other.call('/campaign/add', aBrief({ title: `Networked ${name}`, ...brief })), name)
  const visit = async (input: object) =>
    expectOk(await app.call('/market/campaigns', { q: 'networked', ...input }), 'campaigns').data
  const names = ({ items }: { items: { title: string }[] }) =>
    items.map(({ title }) => title.replace('Networked ', ''))

  expect(names(await visit({ platform: 'instagram' }))).toEqual(['posted', 'both'])
  expect(names(await visit({ platform: 'file' })), 'work that is not posted').toEqual(['file'])
  expect(names(await visit({ platform: 'twitch' }))).toEqual([])
  const orders = { newest: ['both', 'first'], closing: ['first', 'both'], fee: ['both', 'first'] }
  for (const [sort, order] of Object.entries(orders)) {
    const wanted = { platform: 'tiktok', sort }
    expect((await visit(wanted)).count, sort).toEqual({ total: 2, isCounted: true })
    const first = await visit({ ...wanted, limit: 1 })
    expect(first.count, `${sort}, more than a page`).toEqual({ total: 2, isCounted: true })
    const second = await visit({ ...wanted, limit: 1, cursor: first.nextCursor })
    const seen = names({ items: [...first.items, ...second.items] })
    expect(sort === 'fee' ? seen.toSorted() : seen, sort).toEqual(order)
    expect(second.nextCursor, sort).toBeNull()
  }
  expect(await app.call('/market/campaigns', { platform: 'myspace' })).toMatchObject({
    status: 400,
    data: { fields: { platform: expect.any(String) } },
  })
})
