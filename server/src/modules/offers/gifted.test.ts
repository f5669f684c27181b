import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { pay } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { aCampaign, anApplication, approveWork, submit } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let talent: Person
let campaignId: string
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Gifting brand')
  talent = await newPerson(app, 'talent', 'Gifted talent')
})
afterAll(() => app.stop())
beforeEach(async () => {
  campaignId = await aCampaign(brand, { payModel: 'gifted', feeMin: 0, feeMax: 0, budget: 0 })
  await anApplication(talent, campaignId, { proposedFee: null, acknowledgesUnpaid: true })
})

const gift = someTerms({ price: 0 })
const send = (terms: object, to = campaignId) =>
  brand.call('/brand/send-offer', { campaignId: to, talentId: talent.id, terms })
const payments = async (offerId: string) =>
  expectOk(await brand.call('/brand/getPaymentObjects', { subjectId: offerId }), 'payments').data.items
const seenBy = async (who: Person, offerId: string) =>
  expectOk(await who.call(`/${who.role}/getOfferDetails`, { offerId }), 'offer').data
async function aGiftOffer(): Promise<string> {
  const { offer } = expectOk(await send(gift), 'offer').data
  return offer.id
}

test('an offer without a fee reaches the talent at once and nothing is to be paid', async () => {
  const { offer, payable } = expectOk(await send(gift), 'offer').data
  expect(payable).toBeNull()
  expect(offer).toMatchObject({
    status: 'pending_talent',
    funding: null,
    price: { payerPays: 0, tax: 0, fee: 0, agent: 0, talent: 0 },
  })
  expect((await notificationTexts(app, talent)).at(-1)).toBe(
    'Gifting brand sent you an offer of a gift without a fee',
  )
})

test('accepting a gift opens the deal at once, which ends without invoice, charge or payout', async () => {
  const offerId = await aGiftOffer()
  const accepted = expectOk(
    await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }),
    'accept',
  ).data
  expect(accepted.status).toBe('accepted')
  await app.settle()
  const { dealId } = await seenBy(talent, offerId)
  expect((await notificationTexts(app, brand)).at(-1)).toBe(
    'Your deal with Gifted talent is active: Spring glow',
  )
  const deal = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
  const deliverableId = deal.deliverables[0].id
  expectOk(await submit(talent, deliverableId), 'submission')
  await approveWork(brand, deliverableId)
  const done = expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion').data
  await app.settle()
  expect(done.status).toBe('completed')
  expect(await payments(offerId)).toEqual([])
  expect(expectOk(await brand.call('/brand/getInvoiceList'), 'invoices').data.items).toEqual([])
})

test('only a gifted campaign takes an offer without a fee', async () => {
  const paid = await aCampaign(brand)
  await anApplication(talent, paid)
  expect(await send(gift, paid)).toMatchObject({
    status: 400,
    data: { fields: { 'terms.price': expect.stringContaining('Please enter a fee') } },
  })
  const { offer } = expectOk(await send(someTerms({ price: 50_000 }), paid), 'paid offer').data
  expect(
    await brand.call('/brand/edit-offer', { offerId: offer.id, versionNo: 1, terms: gift }),
  ).toMatchObject({ status: 400, data: { fields: { 'terms.price': expect.any(String) } } })
  expect((await send(someTerms({ price: 50 }))).data.fields).toHaveProperty('terms.price')
})

test('a counter-offer with a fee needs a payment before its deal opens', async () => {
  const offerId = await aGiftOffer()
  const terms = someTerms({ price: 20_000 })
  expectOk(await talent.call('/talent/counter-offer', { offerId, versionNo: 1, terms }), 'counter')
  const agreed = expectOk(
    await brand.call('/brand/manageCounterOffer', { offerId, versionNo: 2, action: 'accept' }),
    'accept',
  ).data
  expect(agreed).toMatchObject({ status: 'awaiting_payment', payable: { amount: 20_000, status: 'due' } })
  await pay(app, brand, agreed.payable)
  await app.settle()
  expect(await seenBy(talent, offerId)).toMatchObject({ status: 'accepted', dealId: expect.any(String) })
})

test('a paid offer that becomes a gift releases its hold', async () => {
  const { offer, payable } = expectOk(await send(someTerms({ price: 50_000 })), 'paid offer').data
  await pay(app, brand, payable)
  expectOk(
    await brand.call('/brand/edit-offer', { offerId: offer.id, versionNo: 1, terms: gift }),
    'gift instead',
  )
  await app.settle()
  expect(await payments(offer.id)).toMatchObject([{ status: 'void', payments: [{ status: 'voided' }] }])
  expectOk(await talent.call('/talent/accept-offer', { offerId: offer.id, versionNo: 2 }), 'acceptance')
  await app.settle()
  expect(await seenBy(talent, offer.id)).toMatchObject({ status: 'accepted', dealId: expect.any(String) })
})

test('a draft whose fee is removed is sent at once', async () => {
  const { offer } = expectOk(await send(someTerms({ price: 50_000 })), 'draft').data
  expect(offer.status).toBe('draft')
  const edited = expectOk(
    await brand.call('/brand/edit-offer', { offerId: offer.id, versionNo: 1, terms: gift }),
    'edit',
  ).data
  expect(edited).toMatchObject({ payable: null, offer: { status: 'pending_talent', versionNo: 2 } })
})

test('a gift has no price of a renewal, because it is not renewed', async () => {
  const { offer } = expectOk(await send({ ...gift, renewalPrice: 5_000 }), 'offer').data
  expect((await seenBy(talent, offer.id)).versions.at(-1).terms.renewalPrice).toBeNull()
  const countered = await talent.call('/talent/counter-offer', {
    offerId: offer.id,
    versionNo: 1,
    terms: { ...gift, revisions: 1, renewalPrice: 5_000 },
  })
  expectOk(countered, 'counter-offer')
  expect((await seenBy(talent, offer.id)).versions.at(-1).terms).toMatchObject({
    revisions: 1,
    renewalPrice: null,
  })
})
