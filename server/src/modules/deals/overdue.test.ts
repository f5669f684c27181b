import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { intentOf, moneyOf, runStep } from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { emailSubjects, notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aFileSpec, aPostSpec } from '../../testing/terms.ts'
import { aDeal, approveWork, submit } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
let talent: Person
let count = 0
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Patient brand')
})
afterEach(async () => {
  await compareLedgers(app)
  await passDays(0)
})
afterAll(() => app.stop())

/** Sets the clock to this many days from now and signs both sides in again. */
async function passDays(days: number): Promise<void> {
  await app.passTime(days * DAY_MS)
  brand = await signInAgain(app, brand)
  if (talent) talent = await signInAgain(app, talent)
}

/** Creates a deal whose deliverables are due in ten days. */
async function aPendingDeal(terms: object = {}) {
  talent = await newPerson(app, 'talent', `Silent talent ${++count}`)
  return aDeal(brand, talent, terms)
}

const dealOf = async (dealId: string) =>
  expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
const paymentOf = async (offerId: string) => (await moneyOf(brand, offerId)).payments.at(-1)

test('both sides are reminded a day after the due date, and the brand cannot cancel yet', async () => {
  const { dealId } = await aPendingDeal()
  await passDays(12)
  expect(await emailSubjects(app, talent)).toContainEqual(
    expect.stringMatching(/ for Patient brand is overdue. Please submit it$/),
  )
  expect(await emailSubjects(app, brand)).toContainEqual(
    expect.stringMatching(new RegExp(` by Silent talent ${count} is overdue. We have reminded them$`)),
  )
  expect((await dealOf(dealId)).allowedActions).toEqual(['request_cancellation', 'dispute'])
  expect(await brand.call('/brand/cancelDeal', { dealId })).toMatchObject({
    status: 422,
    code: 'not_overdue',
  })
})

test('the brand cancels a deal three days after the due date and gets its money back', async () => {
  const { dealId, offerId, deliverableIds } = await aPendingDeal()
  await passDays(14)
  expect(await emailSubjects(app, brand)).toContainEqual(
    expect.stringMatching(/is overdue. You can cancel the deal and get £1,200 back$/),
  )
  expect((await dealOf(dealId)).allowedActions).toEqual(['cancel_overdue', 'request_cancellation', 'dispute'])
  const stranger = await newPerson(app, 'brand', 'Strange brand')
  expect(await stranger.call('/brand/cancelDeal', { dealId })).toMatchObject({ status: 404 })
  const cancelled = expectOk(await brand.call('/brand/cancelDeal', { dealId }), 'cancellation').data
  expect(cancelled).toMatchObject({ status: 'cancelled', deliverables: [{ status: 'cancelled' }] })
  await app.settle()
  expect(await paymentOf(offerId)).toMatchObject({ status: 'refunded', refunded: 120_000 })
  expect(await notificationTexts(app, talent)).toContain(
    'Your deal with Patient brand is cancelled, because nothing was submitted by its due date. The brand gets its money back',
  )
  expect(await brand.call('/brand/cancelDeal', { dealId })).toMatchObject({ status: 409 })
  expect((await submit(talent, deliverableIds[0] ?? '')).code).toBe('wrong_state')
})

test('a deal without any submission ends by itself fourteen days after its due date', async () => {
  const { dealId, offerId } = await aPendingDeal()
  await passDays(26)
  expect(await dealOf(dealId)).toMatchObject({ status: 'cancelled' })
  expect(await paymentOf(offerId)).toMatchObject({ status: 'refunded' })
  expect(await emailSubjects(app, brand)).toContainEqual(
    expect.stringMatching(/is cancelled, because nothing was submitted within 14 days of its due date/),
  )
})

test('a deal with one submission is only reminded about, and cannot be cancelled', async () => {
  const { dealId, deliverableIds } = await aPendingDeal({ deliverables: [{ ...aFileSpec(), quantity: 2 }] })
  expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
  await passDays(30)
  expect(await dealOf(dealId)).toMatchObject({
    status: 'active',
    allowedActions: ['request_cancellation', 'dispute'],
  })
  expect(await brand.call('/brand/cancelDeal', { dealId })).toMatchObject({ code: 'not_overdue' })
  const reminders = (await emailSubjects(app, talent)).filter((subject) => subject.includes('is overdue'))
  expect(reminders).toHaveLength(4)
})

test('a deal cancelled while its payment is disputed pays the brand back when the dispute is won', async () => {
  const { dealId, offerId } = await aPendingDeal()
  await passDays(14)
  const charge = (await intentOf(app, (await paymentOf(offerId)).id)).latest_charge
  const { id } = await runStep(app, 'disputes', { charge })
  await app.settle()
  expectOk(await brand.call('/brand/cancelDeal', { dealId }), 'cancellation')
  await app.settle()
  expect(await paymentOf(offerId)).toMatchObject({ status: 'charged_back', refunded: 0 })
  await runStep(app, `disputes/${id}/win`)
  await app.settle()
  expect(await paymentOf(offerId)).toMatchObject({ status: 'refunded', refunded: 120_000 })
})

test('a talent is reminded when a posting window opens and ends, and both sides when it has passed', async () => {
  const { deliverableIds } = await aPendingDeal({ deliverables: [aPostSpec()] })
  const [deliverableId = ''] = deliverableIds
  expectOk(await submit(talent, deliverableId), 'submission')
  await approveWork(brand, deliverableId)
  await passDays(12)
  expect(await emailSubjects(app, talent)).toContainEqual(
    expect.stringMatching(/ for Patient brand can be posted from today/),
  )
  await passDays(20)
  expect(await emailSubjects(app, talent)).toContainEqual(
    expect.stringMatching(/must be posted within 24 hours$/),
  )
  await passDays(22)
  expect(await emailSubjects(app, brand)).toContainEqual(expect.stringMatching(/was not posted in time/))
})
