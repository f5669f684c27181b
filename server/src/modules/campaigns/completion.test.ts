import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { pay } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { dayFromNow, someTerms } from '../../testing/terms.ts'
import { aCampaign, anApplication } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Closing brand')
  talent = await newPerson(app, 'talent', 'Closing talent')
})
afterAll(() => app.stop())

async function passDays(days: number): Promise<void> {
  await app.passTime(days * DAY_MS)
  brand = await signInAgain(app, brand)
  talent = await signInAgain(app, talent)
}

const statusOf = async (campaignId: string) =>
  expectOk(await brand.call('/campaign/campaignDetails', { campaignId }), 'campaign').data.status
const close = async (campaignId: string) =>
  expectOk(await brand.call('/campaign/updateStatus', { campaignId, event: 'close' }), 'closing')

test('a brand is reminded 48 hours before applications close', async () => {
  await aCampaign(brand, { title: 'Reminded campaign', applyBy: dayFromNow(5) })
  await passDays(4)
  expect(await notificationTexts(app, brand)).toContain(
    'Applications for Reminded campaign close in 48 hours',
  )
  await passDays(0)
})

test('a closed campaign without any deal completes after thirty days', async () => {
  const campaignId = await aCampaign(brand)
  await close(campaignId)
  await passDays(29)
  expect(await statusOf(campaignId)).toBe('closed')
  await passDays(31)
  expect(await statusOf(campaignId)).toBe('completed')
  await passDays(0)
})

test('an applicant whose offer ends after the campaign closed is notified, and the campaign completes later', async () => {
  const campaignId = await aCampaign(brand, { title: 'Closed campaign' })
  const applicationId = await anApplication(talent, campaignId)
  const input = { campaignId, talentId: talent.id, applicationId, terms: someTerms() }
  const { offer, payable } = expectOk(await brand.call('/brand/send-offer', input), 'offer').data
  await pay(app, brand, payable)
  await close(campaignId)
  expectOk(await brand.call('/brand/cancel-offer', { offerId: offer.id }), 'withdrawal')
  const { rows } = await app.engine.root.execute(
    `select status from applications where id = '${applicationId}'`,
  )
  expect(rows).toEqual([{ status: 'closed' }])
  expect(await notificationTexts(app, talent)).toContain(
    'There’s an update on your application for Closed campaign',
  )
  await passDays(31)
  expect(await statusOf(campaignId)).toBe('completed')
  await passDays(0)
})

test('an applicant whose offer ends in a live campaign learns that they are on the shortlist again', async () => {
  const campaignId = await aCampaign(brand, { title: 'Live campaign' })
  const applicationId = await anApplication(talent, campaignId)
  const input = { campaignId, talentId: talent.id, applicationId, terms: someTerms() }
  const { offer, payable } = expectOk(await brand.call('/brand/send-offer', input), 'offer').data
  await pay(app, brand, payable)
  expectOk(await brand.call('/brand/cancel-offer', { offerId: offer.id }), 'withdrawal')
  expect(await notificationTexts(app, talent)).toContain(
    'Closing brand has your application for Live campaign on the shortlist again, because the offer has ended',
  )
})
