import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { aCampaign, aDeal, anApplication } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let talent: Person
let agent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Tidal Kitchen')
  talent = await newPerson(app, 'talent', 'Reading talent')
  agent = await newAgent(app, 'Reading agent')
  const { items } = expectOk(await app.call('/companyindustry/list'), 'industries').data
  const profile = {
    about: 'We smoke fish by the harbour.',
    website: 'http://tidal.example/fish',
    industryId: items[0].id,
    city: 'Whitby',
    country: 'GB',
    phone: '+442079460958',
    legalName: 'Tidal Kitchen Holdings Ltd',
    vatNumber: 'GB123456789',
    companyNumber: '01234567',
    street: '4 Pier Road',
    postcode: 'YO21 3PU',
  }
  expectOk(await brand.call('/user/update-profile', profile), 'profile')
})
afterAll(() => app.stop())

const asTalent = (reader: Person, { id }: Person) => reader.call('/talent/getBrand', { brandId: id })
const asAgent = (reader: Person, { id }: Person, of: object = {}) =>
  reader.call('/talentagent/getBrand', { brandId: id, ...of })

test('a talent and an agent read what a brand says about itself, and no contact or billing details', async () => {
  const page = expectOk(await asTalent(talent, brand), 'page').data
  expect(page).toEqual({
    id: brand.id,
    companyName: 'Tidal Kitchen',
    logoUrl: null,
    coverUrl: null,
    about: 'We smoke fish by the harbour.',
    website: 'https://tidal.example/fish',
    industry: expect.any(String),
    city: 'Whitby',
    country: 'GB',
  })
  expect(expectOk(await asAgent(agent, brand), 'page of an agent').data).toEqual(page)
})

test('a brand that has stated nothing has a page without texts', async () => {
  const silent = await newPerson(app, 'brand', 'Silent Kitchen')
  const page = expectOk(await asTalent(talent, silent), 'page').data
  expect(page).toMatchObject({ companyName: 'Silent Kitchen', about: '', website: '', industry: null })
})

test('an id that belongs to no brand has no page', async () => {
  for (const id of [randomUUID(), talent.id, agent.id])
    expect(await talent.call('/talent/getBrand', { brandId: id })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
})

describe.each(['brand', 'talent'] as const)('after a block by the %s', (blocker) => {
  test('the talent does not find the page, and others do', async () => {
    const [shut, hidden] = [
      await newPerson(app, 'brand', `Shut ${blocker}`),
      await newPerson(app, 'talent', `Hidden ${blocker}`),
    ]
    await aDeal(shut, hidden)
    const [one, other] = blocker === 'brand' ? [shut, hidden] : [hidden, shut]
    expectOk(await one.call('/user/block', { blockedId: other.id }), 'block')
    expect(await asTalent(hidden, shut)).toMatchObject({ status: 404, code: 'not_found' })
    expectOk(await asTalent(talent, shut), 'page for another talent')
    expectOk(await one.call('/user/unblock', { blockedId: other.id }), 'unblock')
    expectOk(await asTalent(hidden, shut), 'page after the block')
  })
})

test('agents of a blocked agency do not find the page, and their talent does', async () => {
  const shut = await newPerson(app, 'brand', 'Shut to agents')
  const pushy = await newAgent(app, 'Pushy agent')
  const represented = await newPerson(app, 'talent', 'Represented talent')
  await aMandatedTalent(pushy, represented)
  await aManagedTalent(pushy)
  const agencyId = expectOk(await pushy.call('/talentagent/agency'), 'agency').data.id
  expectOk(await asAgent(pushy, shut), 'page before the block')
  expectOk(await shut.call('/user/block', { blockedId: agencyId }), 'block')
  expect((await asAgent(pushy, shut)).status).toBe(404)
  expect((await asAgent(pushy, shut, { talentId: represented.id })).status).toBe(404)
  expectOk(await asTalent(represented, shut), 'page for the talent')
})

test('an agent does not find the page for a talent whom the brand has blocked, and does for the roster', async () => {
  const shut = await newPerson(app, 'brand', 'Shut to one')
  const busy = await newAgent(app, 'Busy agent')
  const blocked = await newPerson(app, 'talent', 'Blocked talent')
  await aMandatedTalent(busy, blocked)
  const { talentId } = await aManagedTalent(busy)
  expectOk(await shut.call('/user/block', { blockedId: blocked.id }), 'block')
  expect((await asAgent(busy, shut, { talentId: blocked.id })).status).toBe(404)
  expectOk(await asAgent(busy, shut, { talentId }), 'page for another talent')
  expectOk(await asAgent(busy, shut), 'page for the roster')
})

test('a suspended brand has no page until it is restored, and an erased one has none', async () => {
  const ending = await newPerson(app, 'brand', 'Ending Kitchen')
  const operator = await newOperator(app)
  const input = { userId: ending.id, reason: 'Reported by two talents' }
  const suspension = { reasonCode: 'abuse', explanation: 'You sent insulting messages.', ...input }
  expectOk(await operator.call('/superAdmin/suspendUser', suspension), 'suspension')
  expect(await asTalent(talent, ending)).toMatchObject({ status: 404, code: 'not_found' })
  expectOk(await operator.call('/superAdmin/restoreUser', input), 'restoration')
  expectOk(await asTalent(talent, ending), 'page after the restoration')
  const token = expectOk(
    await app.call('/user/signin', { email: ending.email, password: PASSWORD }),
    'sign-in',
  ).data.token
  expectOk(await app.call('/user/delete-profile', { password: PASSWORD }, { token }), 'deletion')
  expect(await asTalent(talent, ending)).toMatchObject({ status: 404, code: 'not_found' })
})

describe('the open campaigns of a brand', () => {
  let offering: Person
  let newest: string
  let oldest: string
  beforeAll(async () => {
    offering = await newPerson(app, 'brand', 'Offering Kitchen')
    oldest = await aCampaign(offering, { title: 'Oldest' })
    newest = await aCampaign(offering, { title: 'Newest' })
    const paused = await aCampaign(offering, { title: 'Paused' })
    expectOk(await offering.call('/campaign/updateStatus', { campaignId: paused, event: 'pause' }), 'pause')
    await aCampaign(offering, { title: 'For those invited', visibility: 'invite' })
    expectOk(await offering.call('/campaign/add', { title: 'A draft' }), 'draft')
    await aCampaign(brand, { title: 'Of another brand' })
  })

  const listed = async (by: Person, input: object, path = '/talent/getCampaign') =>
    expectOk(await by.call(path, { brandId: offering.id, ...input }), 'campaigns').data
  const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

  test('are those that talents find, newest first, page by page', async () => {
    expect(idsOf(await listed(talent, {}))).toEqual([newest, oldest])
    expect(idsOf(await listed(agent, {}, '/talentagent/getCampaign'))).toEqual([newest, oldest])
    const first = await listed(talent, { limit: 1 })
    expect(idsOf(first)).toEqual([newest])
    const second = await listed(talent, { limit: 1, cursor: first.nextCursor })
    expect(idsOf(second)).toEqual([oldest])
    expect(second.nextCursor).toBeNull()
  })

  test('say for which of them the talent has applied', async () => {
    const applicant = await newPerson(app, 'talent', 'Applying talent')
    await anApplication(applicant, oldest)
    const { items } = await listed(applicant, {})
    expect(items.map(({ applied }: { applied: boolean }) => applied)).toEqual([false, true])
  })

  test('are none across a block', async () => {
    const blocked = await newPerson(app, 'talent', 'Blocked reader')
    expectOk(await offering.call('/user/block', { blockedId: blocked.id }), 'block')
    expect(idsOf(await listed(blocked, {}))).toEqual([])
  })
})
