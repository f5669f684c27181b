import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aCampaign } from '../../testing/work.ts'

let app: TestApp
let operator: Operator
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
  brand = await newPerson(app, 'brand', 'Reviewed brand')
  await setReview('all')
})
afterAll(() => app.stop())

async function setReview(value: string): Promise<void> {
  const body = { key: 'campaignReview', value, reason: 'Test of the review' }
  expectOk(await operator.call('/superAdmin/changeSetting', body), 'setting')
}
const read = async (campaignId: string) =>
  expectOk(await brand.call('/campaign/campaignDetails', { campaignId }), 'campaign').data
const review = async (campaignId: string, body: object) => {
  const { version } = await read(campaignId)
  return operator.call('/superAdmin/reviewCampaign', { campaignId, version, ...body })
}

test('a campaign waits for its review, is returned with the reason, corrected and approved', async () => {
  const campaignId = await aCampaign(brand, { title: 'Careful campaign' })
  expect(await read(campaignId)).toMatchObject({ status: 'in_review', allowedActions: ['cancel'] })
  expect(
    expectOk(await operator.call('/superAdmin/getCampaign', { campaignId }), 'under review').data,
  ).toMatchObject({ title: 'Careful campaign', publishedBefore: 0, submittedAt: expect.any(String) })

  const reason = 'Please say which product it is about.'
  expectOk(await review(campaignId, { decision: 'return', reason }), 'return')
  expect(await read(campaignId)).toMatchObject({ status: 'draft', returnReason: reason })
  expect(await notificationTexts(app, brand)).toContain(
    'Your campaign Careful campaign needs changes before it can go live. Open it to read why',
  )

  expectOk(await brand.call('/campaign/updateStatus', { campaignId, event: 'submit' }), 'second try')
  expect(await read(campaignId)).toMatchObject({ status: 'in_review', returnReason: null })
  expectOk(await review(campaignId, { decision: 'approve', reason: 'It is clear now.' }), 'approval')
  expect(await read(campaignId)).toMatchObject({ status: 'live', returnReason: null })
  expect(await review(campaignId, { decision: 'return', reason: 'Too late' })).toMatchObject({
    status: 409,
    code: 'wrong_state',
  })
})

test('with review of new brands only the first campaign of a brand is reviewed', async () => {
  await setReview('new brands')
  const newcomer = await newPerson(app, 'brand', 'New brand')
  const statusOf = async (campaignId: string) =>
    expectOk(await newcomer.call('/campaign/campaignDetails', { campaignId }), 'campaign').data.status
  const first = await aCampaign(newcomer)
  const second = await aCampaign(newcomer)
  expect([await statusOf(first), await statusOf(second)]).toEqual(['in_review', 'in_review'])
  const { version } = expectOk(
    await operator.call('/superAdmin/getCampaign', { campaignId: first }),
    'under review',
  ).data
  const approval = { campaignId: first, version, decision: 'approve', reason: 'Checked the company' }
  expectOk(await operator.call('/superAdmin/reviewCampaign', approval), 'approval')
  expect(await statusOf(await aCampaign(newcomer))).toBe('live')
})

test('a decision on another version is refused, and the brand cannot decide', async () => {
  await setReview('all')
  const campaignId = await aCampaign(brand)
  const { version } = await read(campaignId)
  const body = { campaignId, version: version + 1, decision: 'approve', reason: 'Looks good' }
  expect(await operator.call('/superAdmin/reviewCampaign', body)).toMatchObject({
    status: 409,
    code: 'stale_version',
  })
  expect((await brand.call('/superAdmin/reviewCampaign', { ...body, version })).status).toBe(403)
})
