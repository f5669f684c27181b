import { afterAll, beforeAll, expect, test } from 'vitest'
import { aManagedShare } from '../../invariants/dead-ends/managed.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newAgent } from '../../testing/agency.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson } from '../../testing/person.ts'
import { aDeal } from '../../testing/work.ts'

let app: TestApp
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
})
afterAll(() => app.stop())

const lastEntry = async () =>
  expectOk(await operator.call('/superAdmin/getAuditLog', { limit: 1 }), 'log').data.items[0]

test('an operator opens a deal with its parties, money and cases, without messages, and it is recorded', async () => {
  const [brand, talent] = [
    await newPerson(app, 'brand', 'Read brand'),
    await newPerson(app, 'talent', 'Read talent'),
  ]
  const { dealId } = await aDeal(brand, talent)
  const deal = expectOk(await operator.call('/superAdmin/openDeal', { dealId }), 'deal').data
  expect(deal).toMatchObject({
    id: dealId,
    brand: { name: 'Read brand', page: { at: 'user', id: brand.id } },
    talent: { name: 'Read talent', page: { at: 'user', id: talent.id } },
    price: { payerPays: 120_000, talent: 80_000 },
    payments: [{ captured: 120_000, refunded: 0 }],
    cases: [],
    queueItems: [],
  })
  expect(deal.deliverables).toHaveLength(1)
  expect(JSON.stringify(deal)).not.toContain('caption')
  expect(await lastEntry()).toMatchObject({
    action: 'openDeal',
    outcome: 'Opened the page of the deal',
    subject: { label: 'Deal', page: { at: 'deal', id: dealId } },
  })
  expect(await operator.call('/superAdmin/openDeal', { dealId: brand.id })).toMatchObject({ status: 404 })
  expect((await brand.call('/superAdmin/openDeal', { dealId })).status).toBeGreaterThanOrEqual(401)
})

test('an operator opens a managed profile from its item of the queue, and it is recorded', async () => {
  const [agent, brand] = [await newAgent(app, 'Read agent'), await newPerson(app, 'brand', 'Paying brand')]
  const talent = await newPerson(app, 'talent', 'Unmanaged talent')
  await aManagedShare({ app, brand, talent, unpaid: talent, agent })
  const { items } = expectOk(await operator.call('/superAdmin/getQueue', {}), 'queue').data
  const item = items.find(({ kind }: { kind: string }) => kind === 'unclaimed_share')
  expect(item.other.page).toEqual({ at: 'managed_profile', id: item.other.id })
  const talentId = item.other.id
  const profile = expectOk(
    await operator.call('/superAdmin/openManagedProfile', { talentId }),
    'profile',
  ).data
  expect(profile).toMatchObject({
    id: talentId,
    userId: null,
    mandates: [{ agency: { page: { at: 'user', id: agent.id } }, isManaged: true }],
    queueItems: [{ kind: 'unclaimed_share', subjectId: item.subjectId }],
    deals: [{ id: item.dealId }],
    payouts: [{ id: item.subjectId, status: 'on_hold' }],
  })
  expect(await lastEntry()).toMatchObject({
    action: 'openManagedProfile',
    subject: { name: profile.name, page: { at: 'managed_profile', id: talentId } },
  })
  const own = await operator.call('/superAdmin/openManagedProfile', { talentId: talent.id })
  expect(own, 'a talent with an account').toMatchObject({ status: 404 })
})
