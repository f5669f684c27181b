import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { cardLike } from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aDealWithoutMoney, dealOf, finishPiece, inTwo, milestonesOf } from '../../testing/milestones.ts'
import { onboard, pay, saveCard } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aFileSpec, dayFromNow, someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication, submit } from '../../testing/work.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let app: TestApp
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  talent = await newPerson(app, 'talent', 'Stepwise talent')
  await onboard(app, talent)
})
afterEach(async () => {
  await app.settle()
  await compareLedgers(app)
  await app.passTime(0)
})
afterAll(() => app.stop())

/** Passes time from the start of a test; sessions end meanwhile, so everyone signs in again. */
async function pass(ms: number, brand: Person): Promise<Person> {
  await app.passTime(ms)
  talent = await signInAgain(app, talent)
  return signInAgain(app, brand)
}
const aBrand = (name: string) => newPerson(app, 'brand', name)
const finish = (brand: Person, deliverableId: string) => finishPiece(app, { brand, talent }, deliverableId)

describe('terms', () => {
  let brands = 0
  const send = async (terms: object) => {
    brands += 1
    const brand = await aBrand(`Planning brand ${brands}`)
    const campaignId = await aCampaign(brand)
    const applicationId = await anApplication(talent, campaignId)
    return brand.call('/brand/send-offer', {
      campaignId,
      talentId: talent.id,
      applicationId,
      terms: someTerms(terms),
    })
  }

  test.each([
    ['only one', [{ deliverables: 2, price: 120_000 }], 'Please add a second milestone, or none.'],
    [
      'a deliverable without one',
      [
        { deliverables: 1, price: 60_000 },
        { deliverables: 2, price: 60_000 },
      ],
      'Each deliverable must belong to one milestone.',
    ],
    [
      'another sum',
      [
        { deliverables: 1, price: 60_000 },
        { deliverables: 1, price: 50_000 },
      ],
      'The milestones add up to £1,100, and the price is £1,200.',
    ],
  ])('%s is refused at its field', async (_name, milestones, message) => {
    expect(await send({ ...inTwo, milestones })).toMatchObject({
      status: 400,
      data: { fields: { 'terms.milestones': message } },
    })
  })

  test('work of more than 60 days needs them', async () => {
    const refused = await send({ ...inTwo, milestones: [] })
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(refused.data.fields['terms.milestones']).toMatch(/^Work after .* is paid in milestones/)
    expectOk(await send({ deliverables: [aFileSpec({ draftDue: dayFromNow(60) })] }), 'offer of 60 days')
  })

  test('no milestone takes more than 60 days', async () => {
    const late = [aFileSpec({ draftDue: dayFromNow(70) }), aFileSpec({ draftDue: dayFromNow(80) })]
    const refused = await send({ ...inTwo, deliverables: late })
    expect(refused.data.fields).toEqual({
      'terms.milestones': 'Milestone 1 takes more than 60 days. Please split it or move its dates.',
    })
  })

  test('only the first milestone is held and charged', async () => {
    const { data } = expectOk(await send(inTwo), 'offer')
    expect(data.payable).toMatchObject({ amount: 33_333 })
    expect(data.offer.price.payerPays).toBe(120_000)
  })
})

describe('one milestone after the other', () => {
  test('each is charged, worked on and paid out on its own, and all together are the price', async () => {
    let brand = await aBrand('Patient brand')
    const { dealId, deliverableIds } = await aDeal(brand, talent, inTwo)
    const [first = '', second = ''] = deliverableIds
    expect(await milestonesOf(talent, dealId)).toMatchObject([
      { no: 1, status: 'funded', price: { payerPays: 33_333 }, deliverableIds: [first] },
      { no: 2, status: 'planned', price: { payerPays: 86_667 }, deliverableIds: [second] },
    ])
    expect(await submit(talent, second)).toMatchObject({ status: 422, code: 'milestone_unfunded' })
    expect((await dealOf(talent, dealId)).deliverables[1].allowedActions).toEqual([])

    const earned = async () =>
      expectOk(await talent.call('/talent/earnings', {}), 'earnings').data.upcoming.find(
        (row: { dealId: string }) => row.dealId === dealId,
      ).amount
    const [one, two] = await milestonesOf(talent, dealId)
    expect(await earned()).toBe(one.price.talent)

    await finish(brand, first)
    expect(await earned()).toBe(one.price.talent + two.price.talent)
    expect(await milestonesOf(brand, dealId)).toMatchObject([{ status: 'approved' }, { status: 'funded' }])
    expect((await dealOf(brand, dealId)).money.payment).toMatchObject({ captured: 120_000 })
    expect(await notificationTexts(app, talent)).toContain(
      'Patient brand has paid the next milestone of your deal. Its work can begin',
    )
    brand = await pass(73 * HOUR_MS, brand)
    await app.settle()
    const [paid, open] = await milestonesOf(brand, dealId)
    expect(paid).toMatchObject({ status: 'paid_out', paidOutAt: expect.any(String) })
    expect(open).toMatchObject({ status: 'funded' })
    expect(await earned()).toBe(two.price.talent)
    expect((await dealOf(talent, dealId)).money.payout).toMatchObject({ amount: paid.price.talent })
    expect((await dealOf(talent, dealId)).deliverables[0].status).toBe('completed')

    await finish(brand, second)
    expect(await dealOf(brand, dealId)).toMatchObject({ status: 'approved' })
    expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
    await app.settle()
    const deal = await dealOf(talent, dealId)
    expect(deal).toMatchObject({ status: 'completed', money: { payout: { amount: deal.price.talent } } })
    expect(await milestonesOf(talent, dealId)).toMatchObject([{ status: 'paid_out' }, { status: 'paid_out' }])
  })

  test('the brand pays out an approved one early, once', async () => {
    const brand = await aBrand('Prompt brand')
    const { dealId, deliverableIds } = await aDeal(brand, talent, inTwo)
    const payNow = () => brand.call('/brand/payOutMilestone', { dealId, no: 1 })
    expect(await payNow()).toMatchObject({ status: 409 })
    await finish(brand, deliverableIds[0] ?? '')
    expect(expectOk(await payNow(), 'payout').data.items[0]).toMatchObject({ status: 'paid_out' })
    expect((await payNow()).status).toBe(409)
    expect(await brand.call('/brand/payOutMilestone', { dealId, no: 3 })).toMatchObject({
      code: 'no_milestones',
    })
    const stranger = await aBrand('Curious brand')
    expect((await stranger.call('/brand/payOutMilestone', { dealId, no: 1 })).status).toBe(404)
  })

  test('a deal that is paid at once has none', async () => {
    const brand = await aBrand('Simple brand')
    const { dealId } = await aDeal(brand, talent)
    expect(await milestonesOf(brand, dealId)).toEqual([])
  })
})

describe('a milestone that is not paid', () => {
  test('is paid by the brand with another card; dates are later by the days that took', async () => {
    const { dealId, deliverableIds, ...own } = await aDealWithoutMoney(app, talent, 'Slow brand')
    let { brand } = own
    await finish(brand, deliverableIds[0] ?? '')
    const [, due] = await milestonesOf(brand, dealId)
    expect(due).toMatchObject({
      status: 'due',
      funding: { amount: 86_667, status: 'due' },
      payBy: expect.any(String),
    })
    expect((await milestonesOf(talent, dealId))[1].funding).toBeNull()
    expect(await dealOf(brand, dealId)).toMatchObject({
      nextActor: 'brand',
      next: { text: 'Pay the next milestone' },
    })
    const before = (await dealOf(talent, dealId)).deliverables[1].spec.draftDue
    brand = await pass(3.5 * DAY_MS, brand)
    expect(await notificationTexts(app, brand)).toContain(
      'The next milestone of your deal with Stepwise talent is not paid: £866.67. Pay it, so that the work can go on',
    )
    await pay(app, brand, { id: due.funding.id }, await cardLike(app, brand, 'pm_card_mastercard'))
    await app.settle()
    expect((await milestonesOf(brand, dealId))[1]).toMatchObject({ status: 'funded' })
    const after = (await dealOf(talent, dealId)).deliverables[1].spec.draftDue
    expect(Date.parse(after) - Date.parse(before)).toBe(3 * DAY_MS)
    expectOk(await submit(talent, deliverableIds[1] ?? ''), 'submission')
  })

  test('lets the talent leave after 7 days with what was approved', async () => {
    const { dealId, deliverableIds, ...own } = await aDealWithoutMoney(app, talent, 'Silent brand')
    let { brand } = own
    await finish(brand, deliverableIds[0] ?? '')
    const leave = () => talent.call('/talent/leaveUnfundedDeal', { dealId })
    expect(await leave()).toMatchObject({ status: 422, code: 'milestone_not_late' })
    brand = await pass(7 * DAY_MS + HOUR_MS, brand)
    expect(await notificationTexts(app, talent)).toContain(
      'Silent brand has not paid the next milestone of your deal for 7 days. You may leave it, and what was approved is paid out',
    )
    expect((await dealOf(talent, dealId)).allowedActions).toContain('cancel_unfunded')
    const left = expectOk(await leave(), 'leaving').data
    expect(left).toMatchObject({
      status: 'cancelled',
      deliverables: [{ status: 'completed' }, { status: 'cancelled' }],
    })
    await app.settle()
    const [paid, gone] = await milestonesOf(talent, dealId)
    expect([paid.status, gone.status]).toEqual(['paid_out', 'cancelled'])
    const { money } = await dealOf(talent, dealId)
    expect(money).toMatchObject({
      payment: { captured: 33_333, refunded: 0 },
      payout: { amount: paid.price.talent },
    })
  })

  test('ends the deal after 14 days when nobody does anything', async () => {
    const { dealId, deliverableIds, ...own } = await aDealWithoutMoney(app, talent, 'Absent brand')
    let { brand } = own
    await finish(brand, deliverableIds[0] ?? '')
    brand = await pass(14 * DAY_MS + HOUR_MS, brand)
    expect(await dealOf(brand, dealId)).toMatchObject({ status: 'cancelled' })
    expect(await milestonesOf(brand, dealId)).toMatchObject([{ status: 'paid_out' }, { status: 'cancelled' }])
    expect(await notificationTexts(app, brand)).toContain(
      'Your deal with Stepwise talent has ended, because its next milestone was not paid. What you had approved is paid out',
    )
  })

  test('waits while the deal is paused: neither reminders nor the time to pay go on', async () => {
    const { dealId, deliverableIds, ...own } = await aDealWithoutMoney(app, talent, 'Pausing brand')
    let { brand } = own
    await finish(brand, deliverableIds[0] ?? '')
    const payBy = (await milestonesOf(brand, dealId))[1].payBy
    const request = { dealId, reason: 'unwell', note: 'A week off.', backBps: 5_000 }
    const asked = expectOk(await talent.call('/talent/cancellationReq', request), 'request').data
    brand = await pass(2 * DAY_MS, brand)
    expect(await notificationTexts(app, brand)).not.toContain(
      'The next milestone of your deal with Stepwise talent is not paid: £866.67. Pay it, so that the work can go on',
    )
    expectOk(
      await talent.call('/talent/withdrawCancellation', { cancellationId: asked.id }),
      'withdrawal of the request',
    )
    const moved = Date.parse((await milestonesOf(brand, dealId))[1].payBy) - Date.parse(payBy)
    expect(Math.round(moved / DAY_MS)).toBe(2)
    brand = await pass(8 * DAY_MS, brand)
    expect((await dealOf(talent, dealId)).allowedActions).not.toContain('cancel_unfunded')
  })

  test('is not charged any more once the deal has ended', async () => {
    const { dealId, deliverableIds, ...own } = await aDealWithoutMoney(app, talent, 'Leaving brand')
    let { brand } = own
    await finish(brand, deliverableIds[0] ?? '')
    const [, due] = await milestonesOf(brand, dealId)
    brand = await pass(7 * DAY_MS + HOUR_MS, brand)
    expectOk(await talent.call('/talent/leaveUnfundedDeal', { dealId }), 'leaving')
    expect(
      await brand.call('/createOneTimePayment', {
        payableId: due.funding.id,
        cardId: await saveCard(app, brand),
      }),
    ).toMatchObject({ status: 422, code: 'nothing_to_pay' })
  })
})

describe('the end of a deal by agreement', () => {
  test('divides only what was not paid out before', async () => {
    const brand = await aBrand('Agreeing brand')
    const { dealId, deliverableIds } = await aDeal(brand, talent, inTwo)
    await finish(brand, deliverableIds[0] ?? '')
    expectOk(await brand.call('/brand/payOutMilestone', { dealId, no: 1 }), 'payout')
    await app.settle()
    const requested = expectOk(
      await brand.call('/brand/cancellationReq', {
        dealId,
        reason: 'other',
        note: 'The campaign ends early.',
        backBps: 10_000,
      }),
      'request',
    ).data
    expectOk(
      await talent.call('/talent/agreeCancellation', {
        cancellationId: requested.cancellation.id,
      }),
      'agreement',
    )
    await app.settle()
    expect((await dealOf(brand, dealId)).money.payment).toMatchObject({ captured: 120_000, refunded: 86_667 })
    expect(await milestonesOf(brand, dealId)).toMatchObject([{ status: 'paid_out' }, { status: 'cancelled' }])
  })
})
