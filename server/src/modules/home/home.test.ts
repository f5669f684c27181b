import type { Task } from '@marquee/contract/calls/home'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { pay } from '../../testing/money.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aCampaign, aDeal, aDraftOffer, anApplication, anOffer, submit } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Home brand')
  talent = await newPerson(app, 'talent', 'Home talent')
})
afterAll(() => app.stop())

const homeOf = async (person: Person) =>
  expectOk(await person.call(`/${person.role}/dashboard-stats`), 'home').data
const has = (tasks: Task[], kind: Task['kind'], id: string) =>
  tasks.some((task) => task.kind === kind && task.id === id)

test('an application is a task for the brand and is waiting on others for the talent', async () => {
  const campaignId = await aCampaign(brand)
  const applicationId = await anApplication(talent, campaignId)
  expect(has((await homeOf(brand)).yours, 'applications', campaignId)).toBe(true)
  expect(has((await homeOf(talent)).theirs, 'application', applicationId)).toBe(true)
})

test('an offer’s task moves between the sides with its status', async () => {
  const offerId = await anOffer(brand, talent)
  expect(has((await homeOf(talent)).yours, 'offer', offerId)).toBe(true)
  expect(has((await homeOf(brand)).theirs, 'offer', offerId)).toBe(true)
  expectOk(await talent.call('/talent/reject-offer', { offerId, reason: 'busy' }), 'rejection')
  expect(has((await homeOf(talent)).yours, 'offer', offerId)).toBe(false)
})

test('a draft offer is only a task for the brand, which must place a hold', async () => {
  const { offerId, payableId } = await aDraftOffer(brand, talent)
  expect((await homeOf(brand)).yours.find((task: Task) => task.id === offerId)?.title).toMatch(
    /^Hold £1,200 to send your offer/,
  )
  expect(has((await homeOf(talent)).yours, 'offer', offerId)).toBe(false)
  await pay(app, brand, { id: payableId })
  expect(has((await homeOf(brand)).yours, 'offer', offerId)).toBe(false)
})

test('work is one task per deal for the side that must act, and counts as agreed money', async () => {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  expect(has((await homeOf(talent)).yours, 'deliverable', dealId)).toBe(true)
  expectOk(await submit(talent, deliverableIds[0] ?? ''), 'version')
  const home = await homeOf(brand)
  expect(has(home.yours, 'deliverable', dealId)).toBe(true)
  expect(home.money).toMatchObject([{ currency: 'GBP', agreed: 120_000, completed: 0 }])
})

test('quick search finds one’s own objects by name only', async () => {
  const find = async (person: Person) =>
    expectOk(await person.call('/user/jump', { text: 'home talent' }), 'palette').data.items
  expect((await find(brand)).map((item: { kind: string }) => item.kind)).toContain('deal')
  expect(await find(await newPerson(app, 'brand', 'Stranger brand'))).toEqual([])
})
