import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import {
  aHeldOffer,
  asOperator,
  cardLike,
  intentOf,
  moneyOf,
  refund,
  runStep,
} from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { onboard } from '../../testing/money.ts'
import { emailSubjects, notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aDeal, aFinishedDeal, finishWork, submit } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Refunded brand')
  talent = await newPerson(app, 'talent', 'Refunding talent')
  await onboard(app, talent)
})
afterEach(() => compareLedgers(app))
afterAll(() => app.stop())

const payouts = async (who = talent) => expectOk(await who.call('/talent/payouts', {}), 'pay-outs').data.items
const paymentOf = async (offerId: string) => (await moneyOf(brand, offerId)).payments.at(-1)
const chargeOf = async (offerId: string) => (await intentOf(app, (await paymentOf(offerId)).id)).latest_charge

/** Creates a deal that is paid with a card of this kind. */
async function aDealOn(method: string) {
  const held = await aHeldOffer(app, brand, talent, {}, await cardLike(app, brand, method))
  const { offerId } = held
  expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  const { dealId } = expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer').data
  const deal = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
  const deliverableIds: string[] = deal.deliverables.map(({ id }: { id: string }) => id)
  return { ...held, dealId: String(dealId), deliverableIds }
}

async function passDays(days: number): Promise<void> {
  await app.settle()
  await app.sandbox.clock.advance(days * DAY_MS)
  await app.settle()
}

async function settledRefund(
  offerId: string,
  amount: number,
  key = `refund ${offerId} ${amount}`,
): Promise<void> {
  await refund((await paymentOf(offerId)).id, amount, key)
  await app.settle()
}

describe('a refund before the payout', () => {
  test('a full refund leaves no money with anyone, and a credit note cancels the invoice', async () => {
    const { offerId } = await aDeal(brand, talent)
    await settledRefund(offerId, 120_000)
    const money = await moneyOf(brand, offerId)
    expect(money.payments.at(-1)).toMatchObject({ status: 'refunded', refunded: 120_000 })
    expect(money.refunds).toMatchObject([{ amount: 120_000, status: 'succeeded' }])
    expect(money.invoices.map((row: { number: string }) => row.number.slice(0, 2)).sort()).toEqual([
      'CN',
      'IN',
    ])
  })

  test('a full refund cancels the running deal at once, and both sides are notified of the reason', async () => {
    const { offerId, dealId, deliverableIds } = await aDeal(brand, talent)
    expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
    await settledRefund(offerId, 120_000)
    const deal = expectOk(await talent.call('/talent/getDealDetails', { dealId }), 'deal').data
    expect(deal).toMatchObject({
      status: 'cancelled',
      nextActor: null,
      payDay: null,
      deliverables: [{ status: 'cancelled', allowedActions: [] }],
    })
    expect(await brand.call('/brand/completeDeal', { dealId })).toMatchObject({ code: 'wrong_state' })
    expect(await notificationTexts(app, brand)).toContain(
      'Your deal with Refunding talent is cancelled, because its payment of £1,200 was refunded to you',
    )
    expect(await notificationTexts(app, talent)).toContain(
      'Your deal with Refunded brand is cancelled, because the brand was refunded. Please stop work: the £800 will not be paid out',
    )
    for (const side of [brand, talent])
      expect(await emailSubjects(app, side)).toContainEqual(expect.stringContaining('is cancelled'))
  })

  test('a cancelled deal releases its place of the campaign', async () => {
    const { offerId, dealId } = await aDeal(brand, talent)
    const { campaign } = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
    const placesTaken = async () =>
      expectOk(await brand.call('/campaign/campaignDetails', { campaignId: campaign.id }), 'campaign').data
        .placesTaken
    expect(await placesTaken()).toBe(1)
    await settledRefund(offerId, 120_000)
    expect(await placesTaken()).toBe(0)
  })

  test('a partial refund leaves the talent their share of the rest', async () => {
    const { dealId, deliverableIds, offerId } = await aDeal(brand, talent)
    await settledRefund(offerId, 60_000)
    await finishWork(brand, talent, deliverableIds)
    expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
    await app.settle()
    expect((await payouts())[0]).toMatchObject({ dealId, amount: 40_000, status: 'in_transit' })
  })

  test('refunds in odd parts return exactly the whole tax', async () => {
    const { offerId } = await aDeal(brand, talent, { price: 9_999 })
    for (const amount of [3_333, 3_333, 3_333])
      await settledRefund(offerId, amount, `${offerId} ${Math.random()}`)
    expect(await paymentOf(offerId)).toMatchObject({ status: 'refunded', refunded: 9_999 })
  })

  test('a refund beyond what is left fails, and no money moves', async () => {
    const { offerId } = await aDeal(brand, talent)
    await settledRefund(offerId, 100_000)
    await expect(settledRefund(offerId, 20_001)).rejects.toThrow()
    expect((await paymentOf(offerId)).refunded).toBe(100_000)
  })

  test('a refund repeated under one key happens once', async () => {
    const { offerId } = await aDeal(brand, talent)
    await settledRefund(offerId, 10_000, `twice ${offerId}`)
    await settledRefund(offerId, 10_000, `twice ${offerId}`)
    expect((await paymentOf(offerId)).refunded).toBe(10_000)
  })

  test('a refund made by hand at the provider is recorded', async () => {
    const { offerId } = await aDeal(brand, talent)
    await asOperator(app, 'refunds', { charge: await chargeOf(offerId), amount: '15000' })
    await app.settle()
    expect(await moneyOf(brand, offerId)).toMatchObject({
      payments: [{ status: 'partially_refunded', refunded: 15_000 }],
      refunds: [{ amount: 15_000, status: 'succeeded' }],
    })
  })

  test('a refund that the bank returns is still owed to the brand, who gets an email', async () => {
    const { offerId, payment } = await aDealOn('pm_card_refundFail')
    await refund(payment.id, 120_000, `fails ${offerId}`)
    await passDays(2)
    expect(await moneyOf(brand, offerId)).toMatchObject({
      payments: [{ status: 'captured', refunded: 0 }],
      refunds: [{ status: 'failed' }],
    })
    expect(await emailSubjects(app, brand)).toContain('Your refund of £1,200 did not arrive')
  })

  test('a refund that the bank returned is made again by the same request', async () => {
    const { offerId, payment } = await aDealOn('pm_card_refundFail')
    await refund(payment.id, 120_000, `again ${offerId}`)
    await passDays(2)
    await refund(payment.id, 120_000, `again ${offerId}`)
    await app.settle()
    const money = await moneyOf(brand, offerId)
    expect(money).toMatchObject({
      payments: [{ status: 'refunded', refunded: 120_000 }],
      refunds: [{ status: 'failed' }, { status: 'succeeded', amount: 120_000 }],
    })
    // The credit note of the first attempt stays valid; there is no second one.
    expect(money.invoices.map((row: { number: string }) => row.number.slice(0, 2)).sort()).toEqual([
      'CN',
      'IN',
    ])
    await passDays(2)
    expect(await paymentOf(offerId)).toMatchObject({ status: 'captured', refunded: 0 })
  })

  test('a part that the bank returned stays the brand’s when the deal completes', async () => {
    const { offerId, payment, dealId, deliverableIds } = await aDealOn('pm_card_refundFail')
    await refund(payment.id, 60_000, `half ${offerId}`)
    await passDays(2)
    await finishWork(brand, talent, deliverableIds)
    expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
    await app.settle()
    expect((await payouts())[0]).toMatchObject({ dealId, amount: 40_000 })
    await refund(payment.id, 60_000, `half ${offerId}`)
    await app.settle()
    expect(await paymentOf(offerId)).toMatchObject({ status: 'partially_refunded', refunded: 60_000 })
    expect((await payouts())[0]).toMatchObject({ dealId, amount: 40_000 })
  })

  test('a lost dispute settles what was owed since a failed refund', async () => {
    const { offerId, payment } = await aDealOn('pm_card_refundFail')
    await refund(payment.id, 50_000, `disputed ${offerId}`)
    await passDays(2)
    await decided(await disputed(offerId), 'lose')
    expect(await paymentOf(offerId)).toMatchObject({ status: 'refunded', refunded: 120_000 })
  })
})

describe('a refund after the payout', () => {
  test('a full refund reverses each share', async () => {
    const { offerId, dealId } = await aFinishedDeal(brand, talent)
    await settledRefund(offerId, 120_000)
    expect((await payouts())[0]).toMatchObject({ dealId, amount: 0 })
    expect(await paymentOf(offerId)).toMatchObject({ status: 'refunded' })
  })

  test('two equal partial refunds reverse the share twice', async () => {
    const { offerId, dealId } = await aFinishedDeal(brand, talent)
    const { id } = await paymentOf(offerId)
    await refund(id, 30_000, `first half ${offerId}`)
    await refund(id, 30_000, `second half ${offerId}`)
    await app.settle()
    expect((await payouts())[0]).toMatchObject({ dealId, amount: 40_000 })
  })

  test('a share that the talent cannot return is deducted from their next one', async () => {
    const poor = await newPerson(app, 'talent', 'Poor payee')
    await onboard(app, poor)
    const { offerId } = await aFinishedDeal(brand, poor)
    await app.sandbox.clock.advance(8 * DAY_MS)
    await app.settle()
    expect((await payouts(poor))[0]).toMatchObject({ status: 'paid', amount: 80_000 })
    await settledRefund(offerId, 60_000)
    expect((await payouts(poor))[0]).toMatchObject({ amount: 80_000 })
    const { dealId } = await aFinishedDeal(brand, poor)
    expect((await payouts(poor))[0]).toMatchObject({ dealId, amount: 40_000 })
    await app.sandbox.clock.set(0)
  })

  test('two equal refunds that the talent cannot return are owed twice', async () => {
    const poor = await newPerson(app, 'talent', 'Poorer payee')
    await onboard(app, poor)
    const { offerId } = await aFinishedDeal(brand, poor)
    await app.sandbox.clock.advance(8 * DAY_MS)
    await app.settle()
    await settledRefund(offerId, 30_000, `one ${offerId}`)
    await settledRefund(offerId, 30_000, `two ${offerId}`)
    const { dealId } = await aFinishedDeal(brand, poor)
    expect((await payouts(poor))[0]).toMatchObject({ dealId, amount: 40_000 })
    await app.sandbox.clock.set(0)
  })

  test('a refund reduces a share that was not sent', async () => {
    const late = await newPerson(app, 'talent', 'Late payee')
    const { offerId } = await aFinishedDeal(brand, late)
    expect((await payouts(late))[0]).toMatchObject({ status: 'on_hold', amount: 80_000 })
    await settledRefund(offerId, 60_000)
    expect((await payouts(late))[0]).toMatchObject({ status: 'on_hold', amount: 40_000 })
    await onboard(app, late)
    expect((await payouts(late))[0]).toMatchObject({ status: 'in_transit', amount: 40_000 })
  })
})

describe('a dispute by the cardholder’s bank', () => {
  test('a dispute won before the work is done changes nothing', async () => {
    const { offerId, dealId, deliverableIds } = await aDeal(brand, talent)
    const dispute = await disputed(offerId)
    expect(await paymentOf(offerId)).toMatchObject({ status: 'charged_back', label: 'Disputed' })
    await decided(dispute, 'win')
    expect(await paymentOf(offerId)).toMatchObject({ status: 'captured' })
    await finishWork(brand, talent, deliverableIds)
    expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
    await app.settle()
    expect((await payouts())[0]).toMatchObject({ dealId, status: 'in_transit', amount: 80_000 })
  })

  test('a dispute lost before the payout is a refund made by the bank and cancels the deal', async () => {
    const { offerId, dealId } = await aDeal(brand, talent)
    await decided(await disputed(offerId), 'lose')
    expect(await paymentOf(offerId)).toMatchObject({ status: 'refunded', refunded: 120_000 })
    expect(expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data.status).toBe(
      'cancelled',
    )
    expect(await notificationTexts(app, talent)).toContain(
      'Your deal with Refunded brand is cancelled, because the brand’s bank took back the payment. Please stop work: the £800 will not be paid out',
    )
  })

  test('an open dispute delays the talent’s payout, and a won one releases it', async () => {
    const { offerId, dealId, deliverableIds } = await aDeal(brand, talent)
    const dispute = await disputed(offerId)
    await finishWork(brand, talent, deliverableIds)
    expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
    await app.settle()
    expect((await payouts())[0]?.dealId).not.toBe(dealId)
    await decided(dispute, 'win')
    expect((await payouts())[0]).toMatchObject({ dealId, status: 'in_transit', amount: 80_000 })
  })

  test('a dispute holds a share that was not sent, and releases it when it is won', async () => {
    const late = await newPerson(app, 'talent', 'Disputed payee')
    const { offerId } = await aFinishedDeal(brand, late)
    const dispute = await disputed(offerId)
    expect((await payouts(late))[0].reason).toMatch(/disputes/)
    await onboard(app, late)
    expect((await payouts(late))[0]).toMatchObject({ status: 'on_hold' })
    await decided(dispute, 'win')
    expect((await payouts(late))[0]).toMatchObject({ status: 'in_transit', amount: 80_000 })
  })

  test('a lost dispute reverses a share that was not sent, and nothing is sent later', async () => {
    const late = await newPerson(app, 'talent', 'Losing payee')
    const { offerId } = await aFinishedDeal(brand, late)
    await decided(await disputed(offerId), 'lose')
    await onboard(app, late)
    expect((await payouts(late))[0]).toMatchObject({ status: 'reversed', amount: 0 })
  })

  test('a dispute lost after the payout reverses the talent’s share', async () => {
    const { offerId, dealId } = await aFinishedDeal(brand, talent)
    await decided(await disputed(offerId), 'lose')
    expect(await paymentOf(offerId)).toMatchObject({ status: 'refunded' })
    expect((await payouts())[0]).toMatchObject({ dealId, amount: 0 })
  })

  test('a dispute after a partial refund counts both, in whichever order they arrive', async () => {
    const { offerId } = await aDeal(brand, talent)
    await asOperator(app, 'refunds', { charge: await chargeOf(offerId), amount: '20000' })
    const dispute = await runStep(app, 'disputes', { charge: await chargeOf(offerId) })
    const late = app.sandbox.takeDeliveries()
    const turned = late.toSorted((one, other) => other.id - one.id)
    for (const { endpoint, body, headers } of turned) {
      await app.app.inject({ method: 'POST', url: endpoint, payload: body, headers })
      await app.settle()
    }
    expect(await paymentOf(offerId)).toMatchObject({ status: 'charged_back', refunded: 20_000 })
    await decided(dispute, 'lose')
    expect(await paymentOf(offerId)).toMatchObject({ status: 'refunded', refunded: 120_000 })
  })

  test('a dispute over a part of the price leaves the rest to be earned', async () => {
    const { offerId, dealId, deliverableIds } = await aDeal(brand, talent)
    const dispute = await runStep(app, 'disputes', { charge: await chargeOf(offerId), amount: 60_000 })
    await app.settle()
    await decided(dispute, 'lose')
    expect(await paymentOf(offerId)).toMatchObject({ status: 'partially_refunded', refunded: 60_000 })
    await finishWork(brand, talent, deliverableIds)
    expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
    await app.settle()
    expect((await payouts())[0]).toMatchObject({ dealId, amount: 40_000, status: 'in_transit' })
  })
})

async function disputed(offerId: string): Promise<{ id: string }> {
  const dispute = await runStep(app, 'disputes', { charge: await chargeOf(offerId) })
  await app.settle()
  return dispute
}

async function decided({ id }: { id: string }, how: 'win' | 'lose'): Promise<void> {
  await runStep(app, `disputes/${id}/${how}`)
  await app.settle()
}
