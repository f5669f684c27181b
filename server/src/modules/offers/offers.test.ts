import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { pay } from '../../testing/money.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { aCampaign, anOffer } from '../../testing/work.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Offer brand')
  talent = await newPerson(app, 'talent', 'Offer talent')
})
afterAll(() => app.stop())

/** Lets time pass and signs both in again, because a session ends after a day without use. */
async function later(ms: number): Promise<void> {
  await app.passTime(ms)
  brand = await signInAgain(app, brand)
  talent = await signInAgain(app, talent)
}

const counter = (offerId: string, versionNo: number, price: number) =>
  talent.call('/talent/counter-offer', { offerId, versionNo, terms: someTerms({ price }) })

test('an offer states in minor units what each side pays and receives', async () => {
  const offerId = await anOffer(brand, talent, { price: 120_000 })
  const { price } = expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
  expect(price).toMatchObject({
    payerPays: 120_000,
    tax: 20_000,
    net: 100_000,
    fee: 20_000,
    talent: 80_000,
    feeMode: 'deducted',
    feeBps: 2_000,
  })
})

test('an accepted counter-offer opens a deal with exactly its terms', async () => {
  const offerId = await anOffer(brand, talent)
  const countered = expectOk(await counter(offerId, 1, 150_000), 'counter').data
  expect(countered).toMatchObject({ status: 'pending_brand', versionNo: 2, nextActor: 'brand' })
  expect(countered.versions.map((version: { status: string }) => version.status)).toEqual([
    'superseded',
    'pending',
  ])
  const accepted = expectOk(
    await brand.call('/brand/manageCounterOffer', { offerId, versionNo: 2, action: 'accept' }),
    'acceptance',
  ).data
  expect(accepted).toMatchObject({
    status: 'awaiting_payment',
    dealId: null,
    payable: { status: 'due', amount: 150_000 },
  })
  await pay(app, brand, accepted.payable)
  await app.settle()
  const { dealId } = expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
  const deal = expectOk(await talent.call('/talent/getDealDetails', { dealId }), 'deal').data
  expect(deal).toMatchObject({ acceptedVersionNo: 2, terms: { price: 150_000 }, price: { talent: 100_000 } })
})

test('accepting an outdated version fails and names the current version', async () => {
  const offerId = await anOffer(brand, talent)
  expectOk(
    await brand.call('/brand/edit-offer', { offerId, versionNo: 1, terms: someTerms({ price: 90_000 }) }),
    'edit',
  )
  expect(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 })).toMatchObject({
    status: 409,
    code: 'offer_changed',
    data: { version: 2 },
  })
  expect((await talent.call('/talent/accept-offer', { offerId, versionNo: 2 })).data.status).toBe(
    'awaiting_payment',
  )
  await app.settle()
  expect((await brand.call('/brand/cancel-offer', { offerId })).code).toBe('wrong_state')
})

test('the brand’s last version is current again after a counter-offer is declined or withdrawn', async () => {
  const offerId = await anOffer(brand, talent)
  expectOk(await counter(offerId, 1, 150_000), 'counter')
  const rejected = expectOk(
    await brand.call('/brand/manageCounterOffer', { offerId, versionNo: 2, action: 'reject' }),
    'rejection',
  ).data
  expect(rejected).toMatchObject({ status: 'pending_talent', versionNo: 1, price: { payerPays: 120_000 } })
  expectOk(await counter(offerId, 1, 140_000), 'second counter')
  const withdrawn = expectOk(
    await talent.call('/talent/manageCounterOffer', { offerId, versionNo: 3, action: 'withdraw' }),
    'withdrawal',
  ).data
  expect(withdrawn.versions.map((version: { status: string }) => version.status)).toEqual([
    'pending',
    'rejected',
    'withdrawn',
  ])
})

test('a counter-offer needs other terms, and each side may make five', async () => {
  const offerId = await anOffer(brand, talent)
  expect(
    (
      await talent.call('/talent/counter-offer', {
        offerId,
        versionNo: 1,
        terms: someTerms({ message: 'Another message' }),
      })
    ).code,
  ).toBe('same_terms')
  let versionNo = 1
  for (let round = 0; round < 5; round++) {
    versionNo = expectOk(await counter(offerId, versionNo, 130_000 + round), 'counter').data.versionNo
    versionNo = expectOk(
      await brand.call('/brand/manageCounterOffer', { offerId, versionNo, action: 'reject' }),
      'rejection',
    ).data.versionNo
  }
  expect((await counter(offerId, versionNo, 200_000)).code).toBe('counter_offer_limit_reached')
})

test('an unanswered offer expires after 72 hours, or 144 if extended, and frees its applicant', async () => {
  const offerId = await anOffer(brand, talent)
  const longer = await anOffer(brand, talent)
  expectOk(await talent.call('/talent/extend-offer', { offerId: longer }), 'extension')
  expect((await brand.call('/brand/extend-offer', { offerId: longer })).code).toBe('already_extended')
  await later(73 * HOUR_MS)
  const expired = (await talent.call('/talent/getOfferDetails', { offerId })).data
  expect(expired.status).toBe('expired')
  expect(
    (await talent.call('/talent/get-application-details', { applicationId: expired.applicationId })).data
      .status,
  ).toBe('shortlisted')
  expect((await talent.call('/talent/getOfferDetails', { offerId: longer })).data.status).toBe(
    'pending_talent',
  )
  await app.passTime(0)
})

test('a direct offer needs no campaign but a talent who accepts direct offers', async () => {
  const direct = { campaignId: DIRECT_CAMPAIGN_ID, talentId: talent.id, terms: someTerms() }
  expect((await brand.call('/brand/send-offer', direct)).code).toBe('talent_unavailable')
  expectOk(await talent.call('/user/update-profile', { isListed: true, takesDirectOffers: true }), 'listing')
  const { offer, payable } = expectOk(await brand.call('/brand/send-offer', direct), 'offer').data
  expect(offer).toMatchObject({ status: 'draft', campaign: { id: DIRECT_CAMPAIGN_ID, isDirect: true } })
  expect(payable).toMatchObject({ status: 'due', amount: 120_000 })
  expect((await brand.call('/brand/send-offer', direct)).code).toBe('open_offer_exists')
})

test('an offer to a talent who takes direct offers can be part of a campaign without an application', async () => {
  const guest = await newPerson(app, 'talent', 'Part talent')
  const campaignId = await aCampaign(brand, { title: 'Part campaign' })
  const part = { campaignId, talentId: guest.id, terms: someTerms() }
  expect((await brand.call('/brand/send-offer', part)).code).toBe('talent_unavailable')
  expectOk(await guest.call('/user/update-profile', { isListed: true, takesDirectOffers: true }), 'listing')
  const { offer } = expectOk(await brand.call('/brand/send-offer', part), 'offer').data
  expect(offer).toMatchObject({ campaign: { id: campaignId, isDirect: false }, applicationId: null })
  const inEuros = { ...part, terms: someTerms({ currency: 'EUR' }) }
  expect((await brand.call('/brand/send-offer', inEuros)).data.fields).toHaveProperty('terms.currency')
})

test('the brand reads the reason for declining, and a repeated request declines only once', async () => {
  const offerId = await anOffer(brand, talent)
  const body = { offerId, reason: 'dates', note: 'I am away' }
  const first = await talent.call('/talent/reject-offer', body, { key: 'one-key' })
  const again = await talent.call('/talent/reject-offer', body, { key: 'one-key' })
  expect(again.data).toEqual(first.data)
  expect(
    (await talent.call('/talent/reject-offer', { ...body, note: 'else' }, { key: 'one-key' })).code,
  ).toBe('key_reused')
  expect((await brand.call('/brand/getOfferDetails', { offerId })).data).toMatchObject({
    status: 'declined',
    rejectReason: 'dates',
    rejectNote: 'I am away',
  })
})
