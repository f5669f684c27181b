import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { pay } from '../../testing/money.ts'
import { emailSubjects } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { aCampaign, anApplication, anOffer } from '../../testing/work.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let brand: Person
let talent: Person
let offerId: string
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Funding brand')
  talent = await newPerson(app, 'talent', 'Funding talent')
})
afterAll(() => app.stop())
beforeEach(async () => {
  offerId = await anOffer(brand, talent)
})

const seenBy = async (who: Person) =>
  expectOk(await who.call(`/${who.role}/getOfferDetails`, { offerId }), 'offer').data
const edit = (price: number, versionNo = 1) =>
  brand.call('/brand/edit-offer', { offerId, versionNo, terms: someTerms({ price }) })
const accept = (versionNo: number) => talent.call('/talent/accept-offer', { offerId, versionNo })
const objects = async () =>
  expectOk(await brand.call('/brand/getPaymentObjects', { subjectId: offerId }), 'payments').data.items

async function later(ms: number): Promise<void> {
  await app.passTime(ms)
  brand = await signInAgain(app, brand)
  talent = await signInAgain(app, talent)
}

test('more expensive terms stay hidden beside the current ones until their own hold is placed', async () => {
  const { offer, payable } = expectOk(await edit(150_000), 'edit').data
  expect(offer).toMatchObject({ versionNo: 1, draft: { no: 2, payable: { amount: 150_000, status: 'due' } } })
  const before = await seenBy(talent)
  expect(before).toMatchObject({
    versionNo: 1,
    draft: null,
    funding: { status: 'authorised', amount: 120_000 },
  })
  expect(before.versions).toHaveLength(1)
  await pay(app, brand, payable)
  await app.settle()
  expect(await seenBy(talent)).toMatchObject({
    versionNo: 2,
    price: { payerPays: 150_000 },
    funding: { status: 'authorised', amount: 150_000 },
  })
  const [newer, older] = await objects()
  expect([newer.payments[0].status, older.payments[0].status]).toEqual(['authorised', 'voided'])
})

test('cheaper terms are current at once under the same hold, and only they are charged', async () => {
  expect(expectOk(await edit(90_000), 'edit').data.offer).toMatchObject({
    versionNo: 2,
    funding: { amount: 90_000 },
  })
  expectOk(await accept(2), 'acceptance')
  await app.settle()
  const [payable] = await objects()
  expect(payable).toMatchObject({
    status: 'paid',
    amount: 90_000,
    payments: [{ status: 'captured', amount: 120_000, captured: 90_000 }],
  })
})

test('if the talent accepts the current terms first, waiting terms are discarded unpaid', async () => {
  const { payable } = expectOk(await edit(150_000), 'edit').data
  expectOk(await accept(1), 'acceptance')
  await pay(app, brand, payable).catch(() => undefined)
  await app.settle()
  expect(await seenBy(brand)).toMatchObject({ status: 'accepted', versionNo: 1, draft: null })
  const [newer] = await objects()
  expect(newer.status).toBe('void')
  expect(newer.payments.map((row: { status: string }) => row.status)).toEqual([])
})

test('a withdrawn offer releases its hold without a charge', async () => {
  expectOk(await brand.call('/brand/cancel-offer', { offerId }), 'cancellation')
  await app.settle()
  expect(await objects()).toMatchObject([{ status: 'void', payments: [{ status: 'voided', captured: 0 }] }])
})

test('the brand cannot withdraw an accepted offer while its hold is being charged', async () => {
  expectOk(await accept(1), 'acceptance')
  expect(await brand.call('/brand/cancel-offer', { offerId })).toMatchObject({
    status: 409,
    code: 'wrong_state',
  })
  await app.settle()
  expect(await seenBy(brand)).toMatchObject({ status: 'accepted' })
})

test('a charge that arrives a day late opens no deal, is refunded and can be paid again', async () => {
  expectOk(await accept(1), 'acceptance')
  await later(25 * HOUR_MS)
  await app.settle()
  expect(await seenBy(talent)).toMatchObject({
    status: 'pending_talent',
    dealId: null,
    funding: { status: 'due' },
  })
  const [payable] = await objects()
  expect(payable.payments).toMatchObject([{ status: 'refunded', captured: 120_000, refunded: 120_000 }])
  expect(await emailSubjects(app, brand)).toContainEqual(
    expect.stringMatching(/^£1,200 of your payment .* is refunded to your card. Reason: The offer had ended/),
  )
  expect(await emailSubjects(app, talent)).toContainEqual(
    expect.stringMatching(/^The payment by .* did not succeed, so your deal has not started/),
  )
  await later(0)
  await pay(app, brand, payable)
  expectOk(await accept(1), 'acceptance')
  await app.settle()
  expect(await seenBy(talent)).toMatchObject({ status: 'accepted' })
})

test('an offer expires no later than its hold', async () => {
  expectOk(await talent.call('/talent/extend-offer', { offerId }), 'extension')
  const { expiresAt, funding } = await seenBy(talent)
  expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.parse(funding.holdEnds))
})

test('after the bank releases a hold, the talent can accept only once the brand has renewed it', async () => {
  const [payable] = await objects()
  await app.sandbox.clock.advance(8 * 24 * HOUR_MS)
  await app.settle()
  expect((await accept(1)).code).toBe('not_funded')
  expect(await emailSubjects(app, brand)).toContainEqual(
    expect.stringMatching(/^The hold of £1,200 on your card for your offer to .* has ended. Renew it/),
  )
  expect(await seenBy(talent)).toMatchObject({ status: 'pending_talent', funding: { status: 'due' } })
  await app.sandbox.clock.set(0)
  expect(await pay(app, brand, payable)).toMatchObject({ status: 'authorised' })
  expectOk(await accept(1), 'acceptance')
  await app.settle()
  expect(await seenBy(talent)).toMatchObject({ status: 'accepted' })
})

test('an unpaid accepted counter-offer is open again after a day and expires the second time', async () => {
  expectOk(
    await talent.call('/talent/counter-offer', {
      offerId,
      versionNo: 1,
      terms: someTerms({ price: 200_000 }),
    }),
    'counter',
  )
  expect(
    expectOk(
      await brand.call('/brand/manageCounterOffer', { offerId, versionNo: 2, action: 'accept' }),
      'acceptance',
    ).data,
  ).toMatchObject({
    status: 'awaiting_payment',
    payable: { status: 'due', amount: 200_000 },
  })
  await later(25 * HOUR_MS)
  expect(await seenBy(talent)).toMatchObject({
    status: 'pending_talent',
    versionNo: 2,
    funding: { status: 'due' },
  })
  expect((await accept(2)).code).toBe('not_funded')
  expectOk(
    await talent.call('/talent/counter-offer', {
      offerId,
      versionNo: 2,
      terms: someTerms({ price: 210_000 }),
    }),
    'counter',
  )
  expectOk(
    await brand.call('/brand/manageCounterOffer', { offerId, versionNo: 3, action: 'accept' }),
    'acceptance',
  )
  await later(50 * HOUR_MS)
  expect(await seenBy(talent)).toMatchObject({ status: 'expired', funding: { status: 'void' } })
  await later(0)
})

test('two tabs that pay for the same offer create one hold', async () => {
  const campaignId = await aCampaign(brand)
  const applicationId = await anApplication(talent, campaignId)
  const sent = expectOk(
    await brand.call('/brand/send-offer', {
      campaignId,
      talentId: talent.id,
      applicationId,
      terms: someTerms(),
    }),
    'offer',
  ).data
  offerId = sent.offer.id
  const payments = await Promise.all([pay(app, brand, sent.payable), pay(app, brand, sent.payable)])
  expect(new Set(payments.map((payment) => payment.id)).size).toBe(1)
  await app.settle()
  expect(await objects()).toMatchObject([{ status: 'authorised', payments: [{ status: 'authorised' }] }])
})
