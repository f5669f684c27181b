import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { escalateDispute, openDispute, requestCancellation } from '../testing/cases.ts'
import { onboard } from '../testing/money.ts'
import { newOperator, type Operator } from '../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../testing/person.ts'
import { aDeal, aFinishedDeal, finishWork, submit } from '../testing/work.ts'
import { compareLedgers } from './money/compare-ledgers.ts'
import { expectOneWinner, note, reportWins, rounds, together, where } from './races/runner.ts'

let app: TestApp
let brand: Person
let talent: Person
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Racing brand')
  talent = await newPerson(app, 'talent', 'Racing talent')
  operator = await newOperator(app)
  await onboard(app, talent)
})
afterEach(() => compareLedgers(app))
afterAll(async () => {
  reportWins()
  await app.stop()
})

const dealOf = async (dealId: string) =>
  expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
const request = (dealId: string) =>
  talent.call('/talent/cancellationReq', { dealId, reason: 'unwell', backBps: 5_000 })

async function race(run: (isTurned: boolean) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await run(round % 2 === 1)
}

describe(where, () => {
  test('a cancellation request against an approval: work that is approved first may still be cancelled', async () => {
    await race(async (isTurned) => {
      const { dealId, deliverableIds } = await aDeal(brand, talent)
      const deliverableId = deliverableIds[0] ?? ''
      expectOk(await submit(talent, deliverableId), 'submission')
      const [approved, asked] = await together(
        isTurned,
        () => brand.call('/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' }),
        () => request(dealId),
      )
      note('approval against cancellation request', approved)
      expect(asked.status).toBe(200)
      expect([200, 409]).toContain(approved.status)
      const { status, deliverables } = await dealOf(dealId)
      expect(status).toBe('cancellation_requested')
      expect(deliverables[0].status).toBe(approved.status === 200 ? 'approved' : 'submitted')
    })
  })

  test('a cancellation request against a completion: one wins', async () => {
    await race(async (isTurned) => {
      const { dealId, deliverableIds } = await aDeal(brand, talent)
      await finishWork(brand, talent, deliverableIds)
      const [completed, asked] = await together(
        isTurned,
        () => brand.call('/brand/completeDeal', { dealId }),
        () => request(dealId),
      )
      note('completion against cancellation request', completed)
      expectOneWinner(completed, asked)
      await app.settle()
      const { status, money } = await dealOf(dealId)
      expect([status, money.payout !== null]).toEqual(
        completed.status === 200 ? ['completed', true] : ['cancellation_requested', false],
      )
    })
  })

  test('an agreement against a withdrawal: the money moves once or not at all', async () => {
    await race(async (isTurned) => {
      const { dealId } = await aDeal(brand, talent)
      const cancellationId = await requestCancellation(brand, dealId)
      const [agreed, withdrawn] = await together(
        isTurned,
        () => talent.call('/talent/agreeCancellation', { cancellationId }),
        () => brand.call('/brand/withdrawCancellation', { cancellationId }),
      )
      note('agreement against withdrawal', agreed)
      expectOneWinner(agreed, withdrawn)
      await app.settle()
      const { status, money } = await dealOf(dealId)
      expect([status, money.payment.refunded]).toEqual(
        agreed.status === 200 ? ['cancelled', 60_000] : ['active', 0],
      )
    })
  })

  test('a late dispute against the payout: the share is sent or held, and a split leaves the rest', async () => {
    await race(async (isTurned) => {
      const poor = await newPerson(app, 'talent', `Racer ${Math.random().toString(36).slice(2)}`)
      const { dealId } = await aFinishedDeal(brand, poor)
      let disputeId = ''
      const open = async () => {
        disputeId = await openDispute(brand, dealId, 'fraud')
      }
      const addBank = () => onboard(app, poor)
      await Promise.all(isTurned ? [addBank(), open()] : [open(), addBank()])
      await app.settle()
      const { payout } = (await dealOf(dealId)).money
      expect(['on_hold', 'in_transit', 'paid']).toContain(payout.status)
      const settle = { disputeId, backBps: 5_000 }
      expectOk(await brand.call('/brand/proposeSettlement', settle), 'proposal')
      expectOk(await poor.call('/talent/acceptSettlement', settle), 'settlement')
      await app.settle()
      expect((await dealOf(dealId)).money).toMatchObject({
        payment: { refunded: 60_000 },
        payout: { amount: 40_000 },
      })
    })
  })

  test('two proposals that meet, sent at once, settle the dispute once', async () => {
    await race(async (isTurned) => {
      const { dealId } = await aDeal(brand, talent)
      const disputeId = await openDispute(brand, dealId)
      const answers = await together(
        isTurned,
        () => brand.call('/brand/proposeSettlement', { disputeId, backBps: 2_000 }),
        () => talent.call('/talent/proposeSettlement', { disputeId, backBps: 4_000 }),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      await app.settle()
      const { status, money } = await dealOf(dealId)
      expect([status, money.payment.refunded]).toEqual(['cancelled', 36_000])
    })
  })

  test('a decision against a withdrawal: one wins', async () => {
    await race(async (isTurned) => {
      const { dealId } = await aDeal(brand, talent)
      const disputeId = await openDispute(brand, dealId)
      await escalateDispute(disputeId)
      const decision = { decision: 'other', text: 'Decided while it was withdrawn.', reason: 'A race.' }
      const [decided, withdrawn] = await together(
        isTurned,
        () => operator.call('/superAdmin/decideDispute', { disputeId, backBps: 0, ...decision }),
        () => brand.call('/brand/withdrawDispute', { disputeId }),
      )
      note('decision against withdrawal', decided)
      expectOneWinner(decided, withdrawn)
      expect((await dealOf(dealId)).status).toBe(decided.status === 200 ? 'disputed' : 'active')
    })
  })
})
