import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { injectFailure, moneyOf } from '../../invariants/money/run-deal.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newPerson, type Person } from '../../testing/person.ts'
import { aDeal, anOffer } from '../../testing/work.ts'
import { listPaidPayables, returnToBrand } from './deal-money.ts'

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Returning brand')
  talent = await newPerson(app, 'talent', 'Returning talent')
})
afterEach(() => compareLedgers(app))
afterAll(() => app.stop())

const giveBack = (offerId: string, amount: number, key = 'case') =>
  inTransaction(systemActor, () => returnToBrand(offerId, { amount, reason: 'Agreed.', key }))

test('only charged payables of a deal are listed', async () => {
  const held = await anOffer(brand, talent)
  const { offerId } = await aDeal(brand, talent)
  expect(await inTransaction(systemActor, () => listPaidPayables(held))).toEqual([])
  expect(await inTransaction(systemActor, () => listPaidPayables(offerId))).toMatchObject([
    { payable: { subjectId: offerId, amount: 120_000 }, payment: { captured: 120_000 } },
  ])
})

test('a return to the brand with the same key is made once', async () => {
  const { offerId } = await aDeal(brand, talent)
  await giveBack(offerId, 50_000)
  await giveBack(offerId, 50_000)
  await app.settle()
  await giveBack(offerId, 50_000)
  await app.settle()
  expect((await moneyOf(brand, offerId)).refunds).toMatchObject([{ amount: 50_000, status: 'succeeded' }])
  await expect(giveBack(offerId, 70_001, 'another case')).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a return that the provider has rejected can be requested again under the same key', async () => {
  const { offerId } = await aDeal(brand, talent)
  await injectFailure(app, 'PostRefunds', 'error_500')
  await giveBack(offerId, 30_000)
  await app.settle()
  await giveBack(offerId, 30_000)
  await app.settle()
  expect((await moneyOf(brand, offerId)).payments.at(-1)).toMatchObject({ refunded: 30_000 })
})
