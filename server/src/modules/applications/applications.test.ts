import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aPitch } from '../../testing/terms.ts'
import { aCampaign, anApplication } from '../../testing/work.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Application brand')
  talent = await newPerson(app, 'talent', 'Application talent')
})
afterAll(() => app.stop())

/** Moves time forward and signs everyone in again, because a session ends after a day without use. */
async function later(ms: number): Promise<void> {
  await app.passTime(ms)
  brand = await signInAgain(app, brand)
  talent = await signInAgain(app, talent)
}

test('a talent applies once per campaign, edits while undecided, withdraws and applies again', async () => {
  const campaignId = await aCampaign(brand)
  const applicationId = await anApplication(talent, campaignId)
  expect(await talent.call('/talent/apply', { campaignId, ...aPitch() })).toMatchObject({
    status: 409,
    code: 'already_applied',
  })
  const edited = expectOk(
    await talent.call('/talent/edit-application', { applicationId, ...aPitch(), pitch: 'Better words' }),
    'edit',
  ).data
  expect(edited).toMatchObject({ pitch: 'Better words', version: 2 })
  expect(
    await talent.call('/talent/edit-application', { applicationId, version: 1, ...aPitch() }),
  ).toMatchObject({
    status: 409,
    code: 'stale_version',
  })
  expect(
    expectOk(await talent.call('/talent/withdraw-application', { applicationId }), 'withdrawal').data.status,
  ).toBe('withdrawn')
  const campaign = await brand.call('/campaign/campaignDetails', { campaignId })
  const listed = await brand.call('/campaign/get-applications', { campaignId })
  expect(campaign.data.counts.applications, 'as many as the list shows').toBe(listed.data.items.length)
  expect(
    expectOk(await talent.call('/talent/apply', { campaignId, ...aPitch() }), 'second try').data,
  ).toMatchObject({
    id: applicationId,
    status: 'submitted',
  })
})

test('a campaign says when an application was withdrawn, and one that is sent again has the new date', async () => {
  const campaignId = await aCampaign(brand)
  const applicationId = await anApplication(talent, campaignId)
  const campaign = async () =>
    expectOk(await talent.call('/talent/getCampaignDetails', { campaignId }), 'campaign').data
  const { createdAt: first } = expectOk(
    await talent.call('/talent/get-application-details', { applicationId }),
    'application',
  ).data
  expect((await campaign()).application).toMatchObject({ status: 'submitted', withdrawnAt: null })
  await later(24 * HOUR_MS)
  const withdrawn = expectOk(
    await talent.call('/talent/withdraw-application', { applicationId }),
    'withdrawal',
  ).data
  expect(withdrawn.createdAt).toBe(first)
  expect(await campaign()).toMatchObject({
    mayApply: true,
    application: { status: 'withdrawn', withdrawnAt: withdrawn.updatedAt },
  })
  await later(7 * 24 * HOUR_MS)
  const again = expectOk(await talent.call('/talent/apply', { campaignId, ...aPitch() }), 'second try').data
  expect(Date.parse(again.createdAt) - Date.parse(first)).toBeGreaterThan(6 * 24 * HOUR_MS)
  const read = await talent.call('/talent/get-application-details', { applicationId })
  expect(read.data.createdAt).toBe(again.createdAt)
  expect((await campaign()).application).toMatchObject({ status: 'submitted', withdrawnAt: null })
  await later(0)
})

test('a decline stays hidden and can be undone for a day, then the talent reads the reason', async () => {
  const applicationId = await anApplication(talent, await aCampaign(brand))
  expectOk(
    await brand.call('/campaign/manageApplicants', { applicationId, action: 'shortlist' }),
    'shortlist',
  )
  expectOk(
    await brand.call('/application/declineApplication', { applicationId, reason: 'timing' }),
    'decline',
  )
  const seen = () => talent.call('/talent/get-application-details', { applicationId })
  expect((await seen()).data).toMatchObject({ status: 'shortlisted', declineReason: null })
  expect(
    expectOk(
      await brand.call('/campaign/manageApplicants', { applicationId, action: 'undo_decline' }),
      'undo',
    ).data.status,
  ).toBe('shortlisted')
  expectOk(
    await brand.call('/application/declineApplication', {
      applicationId,
      reason: 'audience',
      note: 'Next time',
    }),
    'decline',
  )
  await later(25 * HOUR_MS)
  expect((await seen()).data).toMatchObject({
    status: 'declined',
    declineReason: 'audience',
    declineNote: 'Next time',
  })
  expect(
    (await brand.call('/campaign/manageApplicants', { applicationId, action: 'undo_decline' })).code,
  ).toBe('undo_window_passed')
  await app.passTime(0)
})

test('an application to an unpaid campaign needs the talent’s acknowledgement', async () => {
  const campaignId = await aCampaign(brand, { payModel: 'gifted' })
  expect((await talent.call('/talent/apply', { campaignId, ...aPitch() })).code).toBe(
    'unpaid_not_acknowledged',
  )
  expect(
    (await talent.call('/talent/apply', { campaignId, ...aPitch(), acknowledgesUnpaid: true })).status,
  ).toBe(200)
})

test('an invitation opens a campaign that other talents cannot find', async () => {
  const campaignId = await aCampaign(brand, { visibility: 'invite' })
  const guest = await newPerson(app, 'talent', 'Invited talent')
  expect((await guest.call('/talent/apply', { campaignId, ...aPitch() })).status).toBe(404)
  expectOk(await guest.call('/user/update-profile', { isListed: true }), 'listing')
  expectOk(await brand.call('/campaign/invite', { campaignId, talentId: guest.id }), 'invitation')
  expect((await guest.call('/talent/getCampaignDetails', { campaignId })).data).toMatchObject({
    mayApply: true,
    application: { status: 'invited' },
  })
  expect((await guest.call('/talent/apply', { campaignId, ...aPitch() })).data.status).toBe('submitted')
})
