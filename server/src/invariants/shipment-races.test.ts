import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../testing/person.ts'
import { aParcel, aProductDeal, shipmentOf } from '../testing/shipment.ts'
import { compareLedgers } from './money/compare-ledgers.ts'
import { fewRounds, note, reportWins, together, where } from './races/runner.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Racing sender')
  talent = await newPerson(app, 'talent', 'Racing receiver')
})
afterEach(async () => {
  await passDays(0)
  await compareLedgers(app)
})
afterAll(async () => {
  reportWins()
  await app.stop()
})

async function passDays(days: number): Promise<void> {
  await app.passTime(days * DAY_MS)
  brand = await signInAgain(app, brand)
  talent = await signInAgain(app, talent)
}

const dealOf = async (dealId: string) =>
  expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data

describe(where, () => {
  test('a parcel against a cancellation without fault: the product is sent or the money goes back', async () => {
    const deals: string[] = []
    for (let round = 0; round < fewRounds; round += 1)
      deals.push((await aProductDeal(brand, talent, 'awaiting_shipment')).dealId)
    await passDays(8)
    for (const [round, dealId] of deals.entries()) {
      const [shipped, left] = await together(
        round % 2 === 1,
        () => brand.call('/brand/shipProduct', { dealId, ...aParcel }),
        () => talent.call('/talent/cancelUnshipped', { dealId }),
      )
      note('parcel against cancellation', shipped)
      expect([shipped.status, left.status].filter((status) => status === 200)).toHaveLength(1)
      await app.settle()
      const { status, money } = await dealOf(dealId)
      expect([status, money.payment.refunded]).toEqual(
        shipped.status === 200 ? ['active', 0] : ['cancelled', 120_000],
      )
      expect((await shipmentOf(brand, dealId)).status).toBe(shipped.status === 200 ? 'shipped' : 'cancelled')
    }
  })

  test('a parcel against a cancellation request: the deal is paused, with the parcel sent before or not', async () => {
    for (let round = 0; round < fewRounds; round += 1) {
      const { dealId } = await aProductDeal(brand, talent, 'awaiting_shipment')
      const [shipped, asked] = await together(
        round % 2 === 1,
        () => brand.call('/brand/shipProduct', { dealId, ...aParcel }),
        () => talent.call('/talent/cancellationReq', { dealId, reason: 'unwell', backBps: 10_000 }),
      )
      expect(asked.status).toBe(200)
      expect([200, 409]).toContain(shipped.status)
      expect((await dealOf(dealId)).status).toBe('cancellation_requested')
      expect((await shipmentOf(brand, dealId)).status).toBe(
        shipped.status === 200 ? 'shipped' : 'awaiting_shipment',
      )
    }
  })

  test('a receipt against its timer: the product is received once, and dates move once', async () => {
    const deals: string[] = []
    for (let round = 0; round < fewRounds; round += 1)
      deals.push((await aProductDeal(brand, talent, 'shipped')).dealId)
    const before = new Map<string, string>()
    for (const dealId of deals) before.set(dealId, (await dealOf(dealId)).deliverables[0].dueAt)
    app.clock.offset(5.2 * DAY_MS)
    brand = await signInAgain(app, brand)
    talent = await signInAgain(app, talent)
    const confirmations = deals.map((dealId) => () => talent.call('/talent/confirmReceived', { dealId }))
    const [, ...answers] = await Promise.all([
      app.runDueTimers(),
      ...confirmations.map((confirm) => confirm()),
    ])
    for (const answer of answers) expect([200, 409]).toContain(answer.status)
    await app.settle()
    for (const dealId of deals) {
      const { status, movedDays, timeline } = await shipmentOf(brand, dealId)
      expect([status, movedDays]).toEqual(['received', 0])
      const received = timeline.filter(({ event }: { event: string }) => event === 'shipment.receive')
      expect(received).toHaveLength(1)
      expect((await dealOf(dealId)).deliverables[0].dueAt).toBe(before.get(dealId))
    }
  })
})
