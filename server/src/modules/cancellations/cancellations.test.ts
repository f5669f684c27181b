import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import {
  asOperator,
  injectFailure,
  intentOf,
  moneyOf,
  recover,
  runStep,
} from '../../invariants/money/run-deal.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { onboard, openPlanPage, payPlanPage } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aDeal, aFinishedDeal, finishWork, submit } from '../../testing/work.ts'
import { applyRefund } from '../payments/apply-refund.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Cancelling brand')
  talent = await newPerson(app, 'talent', 'Cancelled talent')
  await onboard(app, talent)
})
afterEach(async () => {
  await app.passTime(0)
  await compareLedgers(app)
})
afterAll(() => app.stop())

const dealOf = async (dealId: string) =>
  expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
const caseOf = async (dealId: string, who = brand) =>
  expectOk(await who.call(`/${who.role}/getCancellations`, { dealId }), 'requests').data.items[0]

/** Lets timers fire some hours later and returns to the present, in which sessions are still valid. */
async function elapse(hours: number): Promise<void> {
  await app.passTime(hours * HOUR_MS)
  await app.passTime(0)
}

async function request(dealId: string, backBps: number, who = brand) {
  const input = { dealId, reason: 'other', note: 'Sorry.', backBps }
  const { data } = expectOk(await who.call(`/${who.role}/cancellationReq`, input), 'request')
  return String((data.cancellation ?? data).id)
}

describe('an agreed split', () => {
  test('sends the refund first, then pays out the rest with fee on the rest only', async () => {
    const { dealId, offerId, deliverableIds } = await aDeal(brand, talent)
    expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
    const cancellationId = await request(dealId, 7_000)
    expect(await dealOf(dealId)).toMatchObject({ status: 'cancellation_requested' })
    expect((await caseOf(dealId, talent)).money).toMatchObject({ left: 120_000 })
    const agreed = expectOk(await talent.call('/talent/agreeCancellation', { cancellationId }), 'agreement')
    expect(agreed.data).toMatchObject({
      status: 'agreed',
      settlement: { status: 'refunding', split: { back: 84_000, tax: 6_000, fee: 6_000, talent: 24_000 } },
    })
    expect((await dealOf(dealId)).money.payout).toBeNull()
    await app.settle()
    const deal = await dealOf(dealId)
    expect(deal).toMatchObject({ status: 'cancelled', money: { payment: { refunded: 84_000 } } })
    expect(deal.deliverables).toMatchObject([{ status: 'cancelled' }])
    expect(deal.money.payout).toMatchObject({ status: 'in_transit', amount: 24_000 })
    expect(await caseOf(dealId)).toMatchObject({ settlement: { status: 'settled' }, allowedActions: [] })
    expect((await moneyOf(brand, offerId)).refunds).toMatchObject([{ amount: 84_000, status: 'succeeded' }])
    expect(await notificationTexts(app, brand)).toContain(
      'Your deal with Cancelled talent is cancelled: £840 goes back to your card',
    )
  })

  test('with everything back nothing is paid out, with nothing back everything is', async () => {
    for (const [backBps, refunded, earned] of [
      [10_000, 120_000, null],
      [0, 0, 80_000],
    ] as const) {
      const { dealId } = await aDeal(brand, talent)
      const cancellationId = await request(dealId, backBps)
      expectOk(await talent.call('/talent/agreeCancellation', { cancellationId }), 'agreement')
      await app.settle()
      const { status, money } = await dealOf(dealId)
      expect([status, money.payment.refunded, money.payout?.amount ?? null]).toEqual([
        'cancelled',
        refunded,
        earned,
      ])
      const changes = expectOk(await talent.call('/talent/getAmendments', { dealId }), 'changes').data
      expect(changes, 'nothing is left to change').toMatchObject({ present: null, mayPropose: false })
    }
  })

  test('the other side may propose another split, which the requester may accept', async () => {
    const { dealId } = await aDeal(brand, talent)
    const cancellationId = await request(dealId, 10_000)
    const propose = { cancellationId, backBps: 5_000, note: 'Half is made.' }
    expectOk(await talent.call('/talent/proposeCancellationSplit', propose), 'proposal')
    expect(await talent.call('/talent/agreeCancellation', { cancellationId })).toMatchObject({
      status: 422,
      code: 'not_your_turn',
    })
    expect(await brand.call('/brand/proposeCancellationSplit', propose)).toMatchObject({ code: 'same_split' })
    expectOk(await brand.call('/brand/agreeCancellation', { cancellationId }), 'agreement')
    await app.settle()
    expect((await dealOf(dealId)).money).toMatchObject({
      payment: { refunded: 60_000 },
      payout: { amount: 40_000 },
    })
  })

  test('a refund made at the provider meanwhile leaves less to return, and nothing else is released', async () => {
    const { dealId, offerId } = await aDeal(brand, talent)
    const cancellationId = await request(dealId, 5_000)
    const payment = (await moneyOf(brand, offerId)).payments.at(-1)
    const intent = await intentOf(app, payment.id)
    expectOk(await talent.call('/talent/agreeCancellation', { cancellationId }), 'agreement')
    // The dashboard of the provider was faster: less is left than the split returns.
    await asOperator(app, 'refunds', { payment_intent: intent.id, amount: '100000' })
    await app.settle()
    expect(await caseOf(dealId)).toMatchObject({ settlement: { status: 'settled' } })
    expect((await dealOf(dealId)).money.payment.refunded).toBe(120_000)
  })

  test('whose refund the provider rejects waits for an operator, who requests it again', async () => {
    const { dealId, offerId, deliverableIds } = await aDeal(brand, talent)
    expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
    const cancellationId = await request(dealId, 7_000)
    await injectFailure(app, 'POST /v1/refunds', 'rejected')
    expectOk(await talent.call('/talent/agreeCancellation', { cancellationId }), 'agreement')
    await app.settle()
    expect(await caseOf(dealId)).toMatchObject({ settlement: { status: 'failed' } })
    expect((await dealOf(dealId)).money.payout, 'nothing is paid out before the refund').toBeNull()

    const operator = await newOperator(app)
    const { items } = expectOk(await operator.call('/superAdmin/getQueue'), 'queue').data
    const ofDeal = items.filter(({ user }: { user: { id: string } | null }) => user?.id === brand.id)
    expect(ofDeal).toMatchObject([{ kind: 'failed_settlement' }])
    const [failed] = (await moneyOf(brand, offerId)).refunds
    const apart = { refundId: failed.id, reason: 'Apart from its split' }
    expect(await operator.call('/superAdmin/repeatRefund', apart)).toMatchObject({ code: 'wrong_state' })
    const repeat = () =>
      operator.call('/superAdmin/repeatSettlement', {
        settlementId: ofDeal[0].subjectId,
        reason: 'The provider accepts refunds again',
      })
    expectOk(await repeat(), 'repetition')
    expect(await repeat(), 'only while it has failed').toMatchObject({ status: 409, code: 'wrong_state' })
    await app.settle()
    expect(await caseOf(dealId)).toMatchObject({ settlement: { status: 'settled' } })
    expect((await dealOf(dealId)).money.payout).toMatchObject({ amount: 24_000 })
    expect((await moneyOf(brand, offerId)).refunds).toMatchObject([
      { amount: 84_000, status: 'failed' },
      { amount: 84_000, status: 'succeeded' },
    ])
  })
})

describe('an agreed split whose payment the provider changes', () => {
  test('a bank that takes back the whole payment leaves nothing to split', async () => {
    const { dealId, offerId } = await aDeal(brand, talent)
    const intent = await intentOf(app, (await moneyOf(brand, offerId)).payments.at(-1).id)
    const dispute = await runStep(app, 'disputes', { charge: intent.latest_charge })
    await app.settle()
    const cancellationId = await request(dealId, 5_000)
    expectOk(await talent.call('/talent/agreeCancellation', { cancellationId }), 'agreement')
    await app.settle()
    expect(await caseOf(dealId), 'the bank decides first').toMatchObject({
      status: 'agreed',
      settlement: { status: 'refunding' },
    })
    await runStep(app, `disputes/${dispute.id}/lose`)
    await app.settle()
    expect(await caseOf(dealId)).toMatchObject({ settlement: { status: 'settled' } })
    expect((await dealOf(dealId)).money).toMatchObject({ payment: { refunded: 120_000 }, payout: null })
    expect((await moneyOf(brand, offerId)).refunds, 'nothing is returned twice').toEqual([])
  })

  test('a pending refund that the provider cancels waits for an operator', async () => {
    const { dealId, offerId } = await aDeal(brand, talent)
    const intent = await intentOf(app, (await moneyOf(brand, offerId)).payments.at(-1).id)
    const cancellationId = await request(dealId, 5_000)
    await injectFailure(app, 'POST /v1/refunds', 'cut_before', 100)
    expectOk(await talent.call('/talent/agreeCancellation', { cancellationId }), 'agreement')
    await app.settle()
    const [pending] = (await moneyOf(brand, offerId)).refunds
    await app.engine.root.execute("delete from provider_calls where state = 'waiting'")
    await recover(app)
    const [another] = (await asOperator(app, 'refunds?limit=1')).data
    const cancelled = {
      ...another,
      id: 're_cancelled',
      status: 'canceled',
      amount: pending.amount,
      payment_intent: intent.id,
      metadata: { refund: pending.id },
    }
    await inTransaction(systemActor, () => applyRefund(cancelled))
    await app.settle()
    expect(await caseOf(dealId)).toMatchObject({ settlement: { status: 'failed' } })
    expect((await dealOf(dealId)).money).toMatchObject({ payment: { refunded: 0 }, payout: null })
  })
})

describe('a request that ends otherwise', () => {
  test('refused or withdrawn, the deal continues and its clocks run what they had left', async () => {
    for (const [who, call] of [
      [talent, '/talent/refuseCancellation'],
      [brand, '/brand/withdrawCancellation'],
    ] as const) {
      const { dealId, deliverableIds } = await aDeal(brand, talent)
      expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
      const before = (await dealOf(dealId)).deliverables[0]
      const cancellationId = await request(dealId, 5_000)
      expect(await submit(talent, deliverableIds[0] ?? '')).toMatchObject({ status: 409 })
      await app.passTime(20 * HOUR_MS)
      expect((await dealOf(dealId)).deliverables[0]).toMatchObject({ status: 'submitted' })
      expectOk(await who.call(call, { cancellationId }), call)
      const { status, deliverables } = await dealOf(dealId)
      expect(status).toBe('in_review')
      const movedMs = Date.parse(deliverables[0].autoDecisionAt) - Date.parse(before.autoDecisionAt)
      expect(Math.abs(movedMs - 20 * HOUR_MS)).toBeLessThan(60_000)
      expect(Date.parse(deliverables[0].dueAt) - Date.parse(before.dueAt)).toBe(movedMs)
      // Five days of review, of which none had passed before the pause.
      await elapse(20 + 119)
      expect((await dealOf(dealId)).status).toBe('in_review')
      await elapse(20 + 121)
      expect((await dealOf(dealId)).status).toBe('approved')
    }
  })

  test('silence returns everything where nothing was submitted, unless the brand has left the talent more', async () => {
    for (const [who, backBps, refunded] of [
      [talent, 5_000, 120_000],
      [brand, 10_000, 120_000],
      [brand, 6_000, 72_000],
    ] as const) {
      const { dealId } = await aDeal(brand, talent)
      await request(dealId, backBps, who)
      await elapse(73)
      await app.settle()
      expect(await caseOf(dealId)).toMatchObject({ status: 'expired' })
      const { status, money } = await dealOf(dealId)
      expect([status, money.payment.refunded]).toEqual(['cancelled', refunded])
    }
  })

  test('silence after a submission leaves the decision to the operator, and the sides may still agree', async () => {
    const { dealId, deliverableIds } = await aDeal(brand, talent)
    expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
    const cancellationId = await request(dealId, 5_000)
    expect(await caseOf(dealId)).toMatchObject({ silence: 'operator' })
    await elapse(73)
    expect(await caseOf(dealId)).toMatchObject({ status: 'escalated', turn: null })
    expect((await dealOf(dealId)).status).toBe('cancellation_requested')
    expectOk(await talent.call('/talent/agreeCancellation', { cancellationId }), 'agreement')
    await app.settle()
    expect((await dealOf(dealId)).status).toBe('cancelled')
  })

  test('a full refund meanwhile cancels the deal and closes the request', async () => {
    const { dealId, offerId } = await aDeal(brand, talent)
    await request(dealId, 5_000)
    const intent = await intentOf(app, (await moneyOf(brand, offerId)).payments.at(-1).id)
    await asOperator(app, 'refunds', { payment_intent: intent.id })
    await app.settle()
    expect((await dealOf(dealId)).status).toBe('cancelled')
    expect(await caseOf(dealId)).toMatchObject({ status: 'withdrawn' })
  })
})

describe('who may request a cancellation', () => {
  test('a stranger learns nothing, and a completed deal cannot be cancelled', async () => {
    const { dealId } = await aFinishedDeal(brand, talent)
    const other = await newPerson(app, 'brand', 'Other brand')
    const input = { dealId, reason: 'other', backBps: 0 }
    expect(await other.call('/brand/cancellationReq', input)).toMatchObject({ status: 404 })
    expect(await brand.call('/brand/cancellationReq', input)).toMatchObject({ status: 409 })
    expect(await brand.call('/brand/cancellationReq', { reason: 'other' })).toMatchObject({ status: 400 })
    const running = await aDeal(brand, talent)
    const wrong = { ...input, dealId: running.dealId, reason: 'plans_changed' }
    expect(await talent.call('/talent/cancellationReq', wrong)).toMatchObject({
      status: 400,
    })
  })

  test('an agent may not bind a talent who approves agreements personally', async () => {
    const careful = await newPerson(app, 'talent', 'Careful talent')
    const agent = await newAgent(app, 'Careful agent')
    const mandateId = await aMandatedTalent(agent, careful)
    const { dealId } = await aDeal(brand, careful)
    expectOk(await careful.call('/talent/dual-consent', { mandateId, dualConsent: true }), 'consent')
    const input = { dealId, reason: 'cannot_deliver', backBps: 10_000 }
    expect(await agent.call('/talentagent/cancellationReq', input)).toMatchObject({
      code: 'split_needs_talent',
    })
    const cancellationId = await request(dealId, 5_000)
    expect(await agent.call('/talentagent/agreeCancellation', { cancellationId })).toMatchObject({
      code: 'split_needs_talent',
    })
    expectOk(await agent.call('/talentagent/refuseCancellation', { cancellationId }), 'answer')
  })

  test('an approved deal can be cancelled too, before its payout date', async () => {
    const { dealId, deliverableIds } = await aDeal(brand, talent)
    await finishWork(brand, talent, deliverableIds)
    const cancellationId = await request(dealId, 1_000)
    await elapse(71)
    expect((await dealOf(dealId)).status).toBe('cancellation_requested')
    expectOk(await brand.call('/brand/withdrawCancellation', { cancellationId }), 'withdrawal')
    expect((await dealOf(dealId)).status).toBe('approved')
  })

  test('with the subject subscription it ends the plan with its period', async () => {
    const subscriber = await newPerson(app, 'brand', 'Subscribed brand')
    const none = await subscriber.call('/brand/cancellationReq', { subject: 'subscription' })
    expect(none).toMatchObject({ status: 422, code: 'no_subscription' })
    await payPlanPage(app, await openPlanPage(subscriber))
    await app.settle()
    const { data } = expectOk(
      await subscriber.call('/brand/cancellationReq', { subject: 'subscription' }),
      'end',
    )
    expect(data).toMatchObject({ cancellation: null, subscription: { cancelsAtPeriodEnd: true } })
  })
})
