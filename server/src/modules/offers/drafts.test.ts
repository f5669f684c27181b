import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { pay } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, PASSWORD, type Person, signInAgain } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { aCampaign, aDraftOffer, anApplication } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Drafting brand')
})
afterAll(() => app.stop())

const statusOf = async (offerId: string) =>
  expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer').data.status

test('a draft that nobody pays for ends after fourteen days, and its talent is not notified', async () => {
  const talent = await newPerson(app, 'talent', 'Unaware talent')
  const { offerId } = await aDraftOffer(brand, talent)
  await app.passTime(13 * DAY_MS)
  brand = await signInAgain(app, brand)
  expect(await statusOf(offerId)).toBe('draft')
  await app.passTime(14 * DAY_MS + 60_000)
  brand = await signInAgain(app, brand)
  expect(await statusOf(offerId)).toBe('withdrawn')
  expect(await notificationTexts(app, talent)).toEqual([])
  expect(await notificationTexts(app, brand)).toContain(
    'Your draft offer to Unaware talent has ended without being sent',
  )
  await app.passTime(0)
  brand = await signInAgain(app, brand)
})

test('a draft does not prevent its talent from deleting the account, and cannot be paid afterwards', async () => {
  const talent = await newPerson(app, 'talent', 'Leaving talent')
  const { offerId, payableId } = await aDraftOffer(brand, talent)
  expectOk(await talent.call('/user/delete-profile', { password: PASSWORD }), 'erasure')
  expect(await statusOf(offerId)).toBe('withdrawn')
  await expect(pay(app, brand, { id: payableId })).rejects.toThrow('nothing_to_pay')
})

test('an erased applicant has no open application, so that no offer can be held for them', async () => {
  const talent = await newPerson(app, 'talent', 'Erased applicant')
  const campaignId = await aCampaign(brand)
  const applicationId = await anApplication(talent, campaignId)
  expectOk(await talent.call('/user/delete-profile', { password: PASSWORD }), 'erasure')
  const input = { campaignId, talentId: talent.id, applicationId, terms: someTerms() }
  expect(await brand.call('/brand/send-offer', input)).toMatchObject({
    status: 422,
    code: 'talent_unavailable',
  })
})
