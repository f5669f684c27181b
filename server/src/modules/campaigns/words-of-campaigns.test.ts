// cspell:ignore beuaty instgram lanp
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aBrief, aFileSpec, aPostSpec } from '../../testing/terms.ts'

let app: TestApp
let brand: Person
const ids: Record<string, string> = {}
const industryIds: Record<string, string> = {}

beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Harbour Goods')
  const { items } = expectOk(await app.call('/companyindustry/list'), 'industries').data
  for (const { id, name } of items) industryIds[name] = id
  expectOk(await brand.call('/user/update-profile', { industryId: industryIds.Beauty }), 'industry')
  const deliverables = {
    reel: [aPostSpec({ format: 'reel' })],
    stories: [aPostSpec({ format: 'story' }), aPostSpec({ platform: 'youtube', format: 'short' })],
    stream: [aPostSpec({ platform: 'twitch', format: 'stream' })],
    files: [aFileSpec({ format: 'photo_set' })],
  }
  for (const [name, specs] of Object.entries(deliverables)) {
    const brief = aBrief({ title: `Lamp ${name.length}`, deliverables: specs })
    ids[name] = expectOk(await brand.call('/campaign/add', brief), name).data.id
  }
})
afterAll(() => app.stop())

const find = async (q: string) => {
  const { items, isSimilar } = expectOk(await app.call('/market/campaigns', { q }), q).data
  const names = items.map(({ id }: { id: string }) => Object.keys(ids).find((name) => ids[name] === id))
  return { names: names.sort(), isSimilar }
}

test.each([
  ['instagram', ['reel', 'stories']],
  ['youtube', ['stories']],
  ['twitch', ['stream']],
  ['reel', ['reel']],
  ['reels', ['reel']],
  ['instagram story', ['stories']],
  ['stories', ['stories']],
  ['short video', ['stories']],
  ['live streams', ['stream']],
  ['photo sets', ['files']],
  ['beauty', ['files', 'reel', 'stories', 'stream']],
  ['mascara reel', ['reel']],
  ['skin care story', ['stories']],
])('“%s” finds the campaigns whose cards name the network, the format or the industry', async (q, names) => {
  expect(await find(q)).toEqual({ names, isSimilar: false })
})

test('a network or an industry that is spelt nearly right is found, and short words only as they are', async () => {
  expect(await find('instgram')).toEqual({ names: ['reel', 'stories'], isSimilar: true })
  expect(await find('beuaty reel')).toEqual({ names: ['reel'], isSimilar: true })
  for (const q of ['reek', 'lanp', 'beuaty van']) expect((await find(q)).names, q).toEqual([])
})

test('changed deliverables, another industry and a renamed one are found by their new words only', async () => {
  const change = {
    campaignId: ids.stream,
    deliverables: [aPostSpec({ platform: 'tiktok', format: 'video' })],
  }
  expectOk(await brand.call('/campaign/editCampaign', change), 'edit')
  expect((await find('twitch')).names).toEqual([])
  expect((await find('tiktok')).names).toEqual(['stream'])

  expectOk(await brand.call('/user/update-profile', { industryId: industryIds.Charity }), 'another')
  expect((await find('beauty')).names).toEqual([])
  expect((await find('charity')).names).toHaveLength(4)
  const operator = await newOperator(app)
  const rename = {
    list: 'industries',
    entryId: industryIds.Charity,
    name: 'Philanthropy',
    reason: 'A better name.',
  }
  expectOk(await operator.call('/superAdmin/saveListEntry', rename), 'renamed')
  expect((await find('charity')).names).toEqual([])
  expect((await find('philanthropy')).names).toHaveLength(4)
})
