import type { ListEntry } from '@marquee/contract/calls/operator-lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson } from '../../testing/person.ts'

let app: TestApp
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
})
afterAll(() => app.stop())

const reason = 'Asked for by three brands'
const save = (body: object) => operator.call('/superAdmin/saveListEntry', { reason, ...body })
const remove = (body: object) => operator.call('/superAdmin/removeListEntry', { reason, ...body })
const lists = async (): Promise<ListEntry[]> =>
  expectOk(await operator.call('/superAdmin/getLists'), 'lists').data.items
const entry = async (name: string) => (await lists()).find((one) => one.name === name)

test('an industry is added, offered to brands, renamed and removed, each with an entry of the audit log', async () => {
  expectOk(await save({ list: 'industries', name: 'Beekeeping' }), 'new industry')
  const added = await entry('Beekeeping')
  expect(added).toMatchObject({ list: 'industries', typeId: null, uses: 0 })
  const offered = expectOk(await app.call('/companyindustry/list'), 'industries').data.items
  expect(offered).toContainEqual({ id: added?.id, name: 'Beekeeping' })
  expectOk(await save({ list: 'industries', entryId: added?.id, name: 'Bees and honey' }), 'new name')
  expect(await entry('Bees and honey')).toMatchObject({ id: added?.id })
  expectOk(await remove({ list: 'industries', entryId: added?.id }), 'removal')
  expect(await entry('Bees and honey')).toBeUndefined()
  const log = expectOk(await operator.call('/superAdmin/getAuditLog', { limit: 3 }), 'log').data.items
  expect(log).toMatchObject([
    { action: 'removeListEntry', reason, details: { before: 'Bees and honey' } },
    { action: 'saveListEntry', details: { before: 'Beekeeping', after: 'Bees and honey' } },
    { action: 'saveListEntry', details: { before: null, after: 'Beekeeping' } },
  ])
})

test('an entry that is used is renamed but never removed', async () => {
  const brand = await newPerson(app, 'brand', 'Listed brand')
  const [industry] = (await lists()).filter(({ list }) => list === 'industries')
  expectOk(await brand.call('/user/update-profile', { industryId: industry?.id }), 'profile')
  const entryId = industry?.id
  expect((await lists()).find(({ id }) => id === entryId)).toMatchObject({ uses: 1 })
  expect(await remove({ list: 'industries', entryId })).toMatchObject({ status: 409, code: 'entry_in_use' })
  expectOk(await save({ list: 'industries', entryId, name: 'Renamed industry' }), 'new name')
})

test('a niche belongs to a talent type, and a name is once in its list', async () => {
  expect((await save({ list: 'talentSubtypes', name: 'Candles' })).data.fields).toHaveProperty('typeId')
  const [first, second] = (await lists()).filter(({ list }) => list === 'talentTypes')
  expectOk(await save({ list: 'talentSubtypes', name: 'Candles', typeId: first?.id }), 'niche')
  expectOk(
    await save({ list: 'talentSubtypes', name: 'Candles', typeId: second?.id }),
    'niche of another type',
  )
  const again = await save({ list: 'talentSubtypes', name: 'candles', typeId: first?.id })
  expect(again.data.fields).toHaveProperty('name')
  expect(await remove({ list: 'talentTypes', entryId: first?.id })).toMatchObject({ code: 'entry_in_use' })
})

test('a niche has other words, which stay when only its name changes; an industry has them too, a talent type does not', async () => {
  const [type] = (await lists()).filter(({ list }) => list === 'talentTypes')
  const niche = { list: 'talentSubtypes', name: 'Pottery', typeId: type?.id, searchWords: 'clay kilns' }
  expectOk(await save(niche), 'niche')
  const entryId = (await entry('Pottery'))?.id
  expect(await entry('Pottery')).toMatchObject({ searchWords: 'clay kilns' })
  expectOk(await save({ list: 'talentSubtypes', entryId, name: 'Ceramics' }), 'new name')
  expect(await entry('Ceramics')).toMatchObject({ id: entryId, searchWords: 'clay kilns' })
  expectOk(await save({ list: 'talentSubtypes', entryId, name: 'Ceramics', searchWords: '' }), 'no words')
  expect(await entry('Ceramics')).toMatchObject({ searchWords: '' })
  const industry = { list: 'industries', name: 'Kilns', searchWords: 'clay' }
  expectOk(await save(industry), 'industry')
  expect(await entry('Kilns')).toMatchObject({ searchWords: 'clay' })
  const wrong = await save({ list: 'talentTypes', name: 'Potter', searchWords: 'clay' })
  expect(wrong.data.fields).toHaveProperty('searchWords')
})

test('an unknown entry is not found, and a reason is needed', async () => {
  const entryId = '99999999-9999-4999-8999-999999999999'
  expect(await save({ list: 'industries', entryId, name: 'Nothing' })).toMatchObject({ status: 404 })
  expect(await remove({ list: 'industries', entryId })).toMatchObject({ status: 404 })
  expect((await save({ list: 'industries', name: 'Nothing', reason: '' })).data.fields).toHaveProperty(
    'reason',
  )
})
