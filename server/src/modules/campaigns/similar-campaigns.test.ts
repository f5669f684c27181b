import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aBrief, aPostSpec } from '../../testing/terms.ts'

let app: TestApp
const ids: Record<string, string> = {}
const brands: Record<string, Person> = {}

beforeAll(async () => {
  app = await startTestApp()
  const { items: industries } = expectOk(await app.call('/companyindustry/list', {}), 'industries').data
  const [skin, travel] = industries.map(({ id }: { id: string }) => id)
  const industryOf = { own: skin, peer: skin, travel, none: undefined, 'none too': undefined }
  for (const [name, industryId] of Object.entries(industryOf)) {
    const brand = await newPerson(app, 'brand', `Brand ${name}`)
    if (industryId) expectOk(await brand.call('/user/update-profile', { industryId }), name)
    brands[name] = brand
  }
  const posts = [aPostSpec()]
  const add = async (brand: string, name: string, brief: object) => {
    const added = await brands[brand]?.call('/campaign/add', aBrief({ title: name, ...brief }))
    ids[name] = expectOk(added ?? expect.fail(), name).data.id
  }
  await add('own', 'wanted', { deliverables: posts })
  await add('own', 'brand', {})
  await add('peer', 'industry and network', { deliverables: posts })
  await add('peer', 'industry', {})
  await add('travel', 'network', {
    deliverables: [aPostSpec({ platform: 'tiktok', format: 'video' }), ...posts],
  })
  await add('none', 'nothing', {})
  await add('none', 'of the brand of nothing', { deliverables: posts })
  await add('none', 'invited', { deliverables: posts, visibility: 'invite' })
  await add('none too', 'nothing, newest', {})
})
afterAll(() => app.stop())

const similarTo = async (name: string, limit = 20): Promise<[string, boolean][]> =>
  expectOk(
    await app.call('/market/similar-campaigns', { campaignId: ids[name], limit }),
    name,
  ).data.items.map(({ title, isSimilar }: { title: string; isSimilar: boolean }) => [title, isSimilar])

test('other open campaigns are of the same brand or industry first, then share a network, then are the newest', async () => {
  const expected = [
    ['brand', true],
    ['industry and network', true],
    ['industry', true],
    ['of the brand of nothing', false],
    ['network', false],
    ['nothing, newest', false],
    ['nothing', false],
  ]
  expect(await similarTo('wanted')).toEqual(expected)
  expect(await similarTo('wanted', 3)).toEqual(expected.slice(0, 3))
})

test('brands without an industry do not share one', async () => {
  const [first, ...others] = await similarTo('nothing')
  expect(first).toEqual(['of the brand of nothing', true])
  expect(others.map(([, isSimilar]) => isSimilar)).not.toContain(true)
})

test('a campaign that visitors may not read, and one that has closed, shows no others', async () => {
  expect(await similarTo('invited')).toEqual([])
  expect(await similarTo('nothing')).not.toEqual([])
  await db().execute(sql`update campaigns set apply_by = current_date - 1 where id = ${ids.nothing}`)
  expect(await similarTo('nothing')).toEqual([])
  expect(
    (await similarTo('wanted')).map(([title]) => title),
    'nor is it shown',
  ).not.toContain('nothing')
})

test('an id that is none is refused by the name of its field', async () => {
  expect(await app.call('/market/similar-campaigns', { campaignId: 'spring' })).toMatchObject({
    status: 400,
    data: { fields: { campaignId: expect.any(String) } },
  })
})

test('campaigns of the same brand and industry are found behind many newer ones', async () => {
  await db().execute(sql`insert into campaigns select copy.* from campaigns one
    cross join generate_series(1, 250) n
    cross join jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'title', 'newer',
      'published_at', now() + n * interval '1 second')) copy
    where one.id = ${ids.network}`)
  expect(await similarTo('wanted', 4)).toEqual([
    ['brand', true],
    ['industry and network', true],
    ['industry', true],
    ['newer', false],
  ])
})
