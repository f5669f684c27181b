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
  const { items: types } = expectOk(await app.call('/talenttype/list', {}), 'types').data
  const { items: industries } = expectOk(await app.call('/companyindustry/list', {}), 'industries').data
  for (const [no, name] of ['beauty', 'travel', 'none'].entries()) {
    const brand = await newPerson(app, 'brand', `Brand in ${name}`)
    const industryId = industries[no].id
    if (name !== 'none') expectOk(await brand.call('/user/update-profile', { industryId }), name)
    brands[name] = brand
  }
  const [model, writer] = types.map(({ id }: { id: string }) => [id])
  const posts = [aPostSpec()]
  const add = async (brand: string, name: string, brief: object) => {
    const added = await brands[brand]?.call('/campaign/add', aBrief({ title: name, ...brief }))
    ids[name] = expectOk(added ?? expect.fail(), name).data.id
  }
  await add('beauty', 'wanted', { deliverables: posts, typeIds: model })
  await add('beauty', 'all three', { deliverables: posts, typeIds: [...model, ...writer] })
  await add('travel', 'network', {
    deliverables: [aPostSpec({ platform: 'tiktok', format: 'video' }), ...posts],
  })
  await add('travel', 'network and type', { deliverables: posts, typeIds: model })
  await add('beauty', 'industry', { typeIds: writer })
  await add('none', 'nothing', {})
  await add('none', 'invited', { deliverables: posts, typeIds: model, visibility: 'invite' })
  await add('none', 'nothing, newest', { typeIds: writer })
})
afterAll(() => app.stop())

const similarTo = async (name: string, limit = 20): Promise<[string, boolean][]> =>
  expectOk(
    await app.call('/market/similar-campaigns', { campaignId: ids[name], limit }),
    name,
  ).data.items.map(({ title, isSimilar }: { title: string; isSimilar: boolean }) => [title, isSimilar])

test('other open campaigns come by what they share with one of them, then the newest first', async () => {
  const expected = [
    ['all three', true],
    ['network and type', true],
    ['industry', true],
    ['network', true],
    ['nothing, newest', false],
    ['nothing', false],
  ]
  expect(await similarTo('wanted')).toEqual(expected)
  expect(await similarTo('wanted', 3)).toEqual(expected.slice(0, 3))
})

test('brands without an industry do not share one', async () => {
  const found = await similarTo('nothing')
  expect(
    found.find(([title]) => title === 'industry'),
    'work that is not posted',
  ).toEqual(['industry', true])
  expect(found.find(([title]) => title === 'network')).toEqual(['network', false])
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
