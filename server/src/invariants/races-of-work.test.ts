import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestResponse } from '../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { onboard } from '../testing/money.ts'
import { expectOk, newPerson, type Person } from '../testing/person.ts'
import { aParcel, aProductDeal, shipmentOf } from '../testing/shipment.ts'
import { aFileSpec } from '../testing/terms.ts'
import { aDeal, submit } from '../testing/work.ts'
import { compareLedgers } from './money/compare-ledgers.ts'
import {
  expectBothOrders,
  expectOneWinner,
  fewRounds,
  inSteps,
  inTurns,
  note,
  noteWin,
  reportWins,
  rounds,
  together,
  where,
} from './races/runner.ts'

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Deciding racer')
  talent = await newPerson(app, 'talent', 'Working racer')
  await onboard(app, talent)
})
afterEach(async () => {
  await app.settle()
  await compareLedgers(app)
})
afterAll(async () => {
  reportWins()
  await app.stop()
})

const dealOf = async (dealId: string) =>
  expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
const newestChange = async (dealId: string) =>
  expectOk(await brand.call('/brand/getAmendments', { dealId }), 'changes').data.items[0]
const approve = (deliverableId: string, version?: number) =>
  brand.call('/brand/brandMarkDeliverableAsCompleted', { deliverableId, version })
const complete = (dealId: string) => brand.call('/brand/completeDeal', { dealId })

async function send(deliverableId: string, fileId: string): Promise<TestResponse> {
  return talent.call('/talent/uploadDeliverables', {
    deliverableId,
    fileIds: [fileId],
    caption: 'Ad: another one',
  })
}

/** Runs a race so that each side wins in some rounds. */
async function race(
  count: number,
  run: (inTurn: ReturnType<typeof inTurns>) => Promise<void>,
): Promise<void> {
  const inTurn = inTurns()
  for (let round = 0; round < count; round += 1) await run(inTurn)
}

describe(where, () => {
  test('a new version against its completion: the brand completes the version that it has seen', async () => {
    await race(rounds, async (inTurn) => {
      const { dealId, deliverableIds } = await aDeal(brand, talent)
      const [deliverableId = ''] = deliverableIds
      const seen = expectOk(await submit(talent, deliverableId), 'first version').data.version
      const fileId = await talent.upload()
      const [sent, completed] = await inTurn(
        () => send(deliverableId, fileId),
        () => approve(deliverableId, seen),
      )
      note('new version against completion', sent)
      expectOneWinner(sent, completed)
      const [deliverable] = (await dealOf(dealId)).deliverables
      const decisions = deliverable.submissions.map(({ decision }: { decision: string | null }) => decision)
      expect([deliverable.status, decisions]).toEqual(
        sent.status === 200 ? ['submitted', ['replaced', null]] : ['approved', ['approved']],
      )
    })
  })

  test('the last work against completion of the deal: it completes only with all work approved', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { dealId, deliverableIds } = await aDeal(brand, talent, {
        deliverables: [aFileSpec(), aFileSpec()],
      })
      for (const id of deliverableIds) expectOk(await submit(talent, id), 'submission')
      const [first = '', last = ''] = deliverableIds
      expectOk(await approve(first), 'first approval')
      // Completion wins only after the approval, so every other round begins with the approval.
      const [completed, approved] = await together(
        round % 2 === 1,
        () => complete(dealId),
        () => approve(last),
      )
      note('completion against the last approval', completed)
      expect(approved.status).toBe(200)
      await app.settle()
      const { status, deliverables, money } = await dealOf(dealId)
      const isComplete = completed.status === 200
      if (!isComplete) expect(['work_unfinished', 'wrong_state', 'stale_version']).toContain(completed.code)
      expect([status, money.payout !== null]).toEqual([isComplete ? 'completed' : 'approved', isComplete])
      for (const { status: of } of deliverables) expect(of).toBe(isComplete ? 'completed' : 'approved')
    }
    expectBothOrders('completion against the last approval')
  })

  test('an extra revision against approval: approved work is never charged for one', async () => {
    await race(rounds, async (inTurn) => {
      const { dealId, deliverableIds } = await aDeal(brand, talent, {
        revisions: 0,
        extraRevisionPrice: 6_000,
      })
      const [deliverableId = ''] = deliverableIds
      expectOk(await submit(talent, deliverableId), 'submission')
      const [bought, approved] = await inTurn(
        () => brand.call('/brand/buyRevision', { deliverableId }),
        () => approve(deliverableId),
      )
      note('extra revision against approval', bought)
      expect(approved.status).toBe(200)
      if (bought.status === 200)
        await brand.call('/createOneTimePayment', {
          payableId: bought.data.funding.id,
          cardId: await cardId(),
        })
      await app.settle()
      const { money, deliverables } = await dealOf(dealId)
      expect([money.payment.captured, deliverables[0].status]).toEqual([120_000, 'approved'])
      if (bought.status === 200) expect((await newestChange(dealId)).status).not.toBe('accepted')
      else expect(bought.status).toBe(409)
    })
  })

  test('the payment of an extra revision against approval: the charge is kept or the work is approved, not both', async () => {
    const inStep = inSteps(20)
    for (let round = 0; round < rounds; round += 1) {
      const { dealId, deliverableIds } = await aDeal(brand, talent, {
        revisions: 0,
        extraRevisionPrice: 6_000,
      })
      const [deliverableId = ''] = deliverableIds
      expectOk(await submit(talent, deliverableId), 'submission')
      const bought = expectOk(await brand.call('/brand/buyRevision', { deliverableId }), 'draft').data
      const paid = async () => {
        const payment = await brand.call('/createOneTimePayment', {
          payableId: bought.funding.id,
          cardId: await cardId(),
        })
        await app.settle()
        return payment
      }
      const [, approved] = await inStep(paid, () => approve(deliverableId))
      expect(approved.status).toBe(200)
      await app.settle()
      const { money, deliverables } = await dealOf(dealId)
      const isBought = (await newestChange(dealId)).status === 'accepted'
      noteWin('the payment of an extra revision against approval', isBought)
      // A charge that was on its way when the work was approved is refunded.
      expect([money.payment.captured - money.payment.refunded, deliverables[0].revisionsIncluded]).toEqual(
        isBought ? [126_000, 1] : [120_000, 0],
      )
    }
    expectBothOrders('the payment of an extra revision against approval')
  })

  test('a parcel against an agreed cancellation: the money goes back once, and no parcel leaves afterwards', async () => {
    await race(fewRounds, async (inTurn) => {
      const { dealId } = await aProductDeal(brand, talent, 'awaiting_shipment')
      const request = { dealId, reason: 'unwell', backBps: 10_000 }
      const asked = expectOk(await talent.call('/talent/cancellationReq', request), 'request').data
      const cancellationId = (asked.cancellation ?? asked).id
      const [shipped, agreed] = await inTurn(
        () => brand.call('/brand/shipProduct', { dealId, ...aParcel }),
        () => brand.call('/brand/agreeCancellation', { cancellationId }),
      )
      expect([agreed.status, shipped.status]).toEqual([200, 409])
      await app.settle()
      const { status, money } = await dealOf(dealId)
      expect([status, money.payment.refunded]).toEqual(['cancelled', 120_000])
      expect((await shipmentOf(brand, dealId)).status).toBe('cancelled')
    })
  })
})

let savedCard: Promise<string> | null = null

/** Returns the id of the card with which the first deal was paid. */
function cardId(): Promise<string> {
  savedCard ??= brand.call('/brand/getCards').then((cards) => expectOk(cards, 'cards').data.items[0].id)
  return savedCard
}
