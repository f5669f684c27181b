import type { Task } from '@marquee/contract/calls/home'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { pay } from '../../testing/money.ts'
import { newPerson, type Person, sure } from '../../testing/person.ts'
import { submit } from '../../testing/submit.ts'
import { aCampaign, aDeal, aDraftOffer, anApplication, anOffer } from '../../testing/work.ts'

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
  sure(await person.ask(`/${person.role}/dashboard-stats`), 'home').data
const has = (tasks: Task[], kind: Task['kind'], id: string) =>
  tasks.some((task) => task.kind === kind && task.id === id)

test('An application waits for the brand and is with the other side for the talent', async () => {
  const campaignId = await aCampaign(brand)
  const applicationId = await anApplication(talent, campaignId)
  expect(has((await homeOf(brand)).yours, 'applications', campaignId)).toBe(true)
  expect(has((await homeOf(talent)).theirs, 'application', applicationId)).toBe(true)
})

test('An offer changes sides with its status', async () => {
  const offerId = await anOffer(brand, talent)
  expect(has((await homeOf(talent)).yours, 'offer', offerId)).toBe(true)
  expect(has((await homeOf(brand)).theirs, 'offer', offerId)).toBe(true)
  sure(await talent.ask('/talent/reject-offer', { offerId, reason: 'busy' }), 'rejection')
  expect(has((await homeOf(talent)).yours, 'offer', offerId)).toBe(false)
})

test('A draft offer asks the brand for its hold, and nobody else for anything', async () => {
  const { offerId, payableId } = await aDraftOffer(brand, talent)
  expect((await homeOf(brand)).yours.find((task: Task) => task.id === offerId)?.title).toMatch(
    /^Hold £1,200 to send your offer/,
  )
  expect(has((await homeOf(talent)).yours, 'offer', offerId)).toBe(false)
  await pay(app, brand, { id: payableId })
  expect(has((await homeOf(brand)).yours, 'offer', offerId)).toBe(false)
})

test('Work is one task per deal, with whoever must act, and counts as money agreed', async () => {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  expect(has((await homeOf(talent)).yours, 'deliverable', dealId)).toBe(true)
  sure(await submit(talent, deliverableIds[0] ?? ''), 'version')
  const home = await homeOf(brand)
  expect(has(home.yours, 'deliverable', dealId)).toBe(true)
  expect(home.money).toMatchObject([{ currency: 'GBP', agreed: 120_000, completed: 0 }])
})

test('The palette finds one’s own things by name and nobody else’s', async () => {
  const find = async (person: Person) =>
    sure(await person.ask('/user/jump', { text: 'home talent' }), 'palette').data.items
  expect((await find(brand)).map((item: { kind: string }) => item.kind)).toContain('deal')
  expect(await find(await newPerson(app, 'brand', 'Stranger brand'))).toEqual([])
})
