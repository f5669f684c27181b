import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { aCampaign, anApplication } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let other: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Glow Harbour')
  other = await newPerson(app, 'brand', 'Other Harbour')
  talent = await newPerson(app, 'talent', 'Saving Sam')
})
afterAll(() => app.stop())

const path = '/campaign/add-to-fav'
interface OpenCampaign {
  id: string
  isSaved: boolean
}
const openTo = async (by: Person, input: object = {}): Promise<OpenCampaign[]> => {
  const role = by.role === 'talent' ? 'talent' : 'talentagent'
  const { items } = expectOk(await by.call(`/${role}/getCampaign`, { limit: 50, ...input }), 'open').data
  return items
}
const savedBy = async (by: Person, input: object = {}): Promise<string[]> =>
  (await openTo(by, { only: 'saved', ...input })).map(({ id }) => id)

test('a brand shortlists an applicant with it, and takes them off the list again', async () => {
  const campaignId = await aCampaign(brand)
  const applicationId = await anApplication(talent, campaignId)
  const put = (isFavourite: boolean) => brand.call(path, { campaignId, talentId: talent.id, isFavourite })
  const statusOf = async () =>
    expectOk(await brand.call('/campaign/get-application-details', { applicationId }), 'application').data
  for (const [isFavourite, status] of [
    [true, 'shortlisted'],
    [true, 'shortlisted'],
    [false, 'submitted'],
    [false, 'submitted'],
  ] as const) {
    expectOk(await put(isFavourite), status)
    expect(await statusOf()).toMatchObject({ status })
  }
  const two = await Promise.all([put(true), put(true)])
  for (const reply of two) expectOk(reply, 'at once')
  expect(await statusOf()).toMatchObject({ status: 'shortlisted', version: 4 })
  expectOk(await talent.call('/talent/withdraw-application', { applicationId }), 'withdrawn')
  expect(await put(true)).toMatchObject({ status: 409 })
  expectOk(await put(false), 'nothing to remove')
})

test('only the brand of the campaign shortlists, and only who has applied', async () => {
  const campaignId = await aCampaign(brand)
  const stranger = await newPerson(app, 'talent', 'Never Applied')
  await anApplication(talent, campaignId)
  const input = { campaignId, talentId: talent.id }
  expect((await other.call(path, input)).status).toBe(404)
  expect((await brand.call(path, { campaignId, talentId: stranger.id })).status).toBe(404)
  expect(await brand.call(path, { campaignId })).toMatchObject({
    status: 400,
    data: { fields: { talentId: expect.any(String) } },
  })
  expect((await stranger.call(path, input)).status).toBe(404)
})

test('a talent saves an open campaign, finds it among the saved ones, and removes it', async () => {
  const reader = await newPerson(app, 'talent', 'Reading Rita')
  const [campaignId, second] = [await aCampaign(brand, { title: 'Kept' }), await aCampaign(brand)]
  const put = (isFavourite: boolean) => reader.call(path, { campaignId, isFavourite })
  for (const reply of await Promise.all([put(true), put(true)])) expectOk(reply, 'saved')
  expect(await savedBy(reader)).toEqual([campaignId])
  expect(await savedBy(reader, { q: 'kept' })).toEqual([campaignId])
  expect(await savedBy(reader, { q: 'other words' })).toEqual([])
  const marks = new Map((await openTo(reader)).map(({ id, isSaved }) => [id, isSaved]))
  expect([marks.get(campaignId), marks.get(second)]).toEqual([true, false])
  const details = await reader.call('/talent/getCampaignDetails', { campaignId })
  expect(expectOk(details, 'details').data.isSaved).toBe(true)
  expect(await savedBy(talent)).toEqual([])
  for (let again = 0; again < 2; again++) expectOk(await put(false), 'removed')
  expect(await savedBy(reader)).toEqual([])
})

test('a talent saves no draft, no closed and no unknown campaign, and nothing across a block', async () => {
  const reader = await newPerson(app, 'talent', 'Blocked Bo')
  const blocking = await newPerson(app, 'brand', 'Blocking brand')
  const [closed, blocked] = [await aCampaign(blocking), await aCampaign(blocking)]
  const draft = expectOk(await blocking.call('/campaign/add', { title: 'A draft' }), 'draft').data.id
  expectOk(await reader.call(path, { campaignId: blocked }), 'saved before')
  expectOk(await blocking.call('/campaign/updateStatus', { campaignId: closed, event: 'close' }), 'closed')
  for (const campaignId of [draft, closed, reader.id])
    expect((await reader.call(path, { campaignId })).status).toBe(404)
  expectOk(await blocking.call('/user/block', { blockedId: reader.id }), 'block')
  expect((await reader.call(path, { campaignId: blocked })).status).toBe(404)
  expect(await savedBy(reader)).toEqual([])
  expectOk(await reader.call(path, { campaignId: blocked, isFavourite: false }), 'removed')
})

test('a talent who applied to a campaign that is closed now is told that it is', async () => {
  const campaignId = await aCampaign(brand)
  await anApplication(talent, campaignId)
  expectOk(await brand.call('/campaign/updateStatus', { campaignId, event: 'close' }), 'closed')
  expect(await talent.call(path, { campaignId })).toMatchObject({ status: 422, code: 'campaign_not_open' })
})

test('an agent saves for a talent of the roster, and both see it', async () => {
  const [mine, foreign] = [
    await newPerson(app, 'talent', 'Mandated Mia'),
    await newPerson(app, 'talent', 'Foreign Finn'),
  ]
  const agent = await newAgent(app, 'Saving Agency')
  await aMandatedTalent(agent, mine)
  const campaignId = await aCampaign(brand)
  const put = (of: Person) => agent.call('/talentagent/add-to-fav', { campaignId, talentId: of.id })
  expectOk(await put(mine), 'saved')
  expect((await put(foreign)).status).toBe(404)
  expect(await savedBy(mine)).toEqual([campaignId])
  expect(await savedBy(agent)).toEqual([campaignId])
  expect(await savedBy(agent, { talentId: mine.id })).toEqual([campaignId])
  const { items } = expectOk(
    await agent.call('/talentagent/roster-for-campaign', { campaignId }),
    'roster',
  ).data
  expect(items).toEqual([expect.objectContaining({ isSaved: true, maySave: true })])
})

test('what an erased talent had saved is deleted', async () => {
  const leaving = await newPerson(app, 'talent', 'Leaving Lou')
  expectOk(await leaving.call(path, { campaignId: await aCampaign(brand) }), 'saved')
  expectOk(await leaving.call('/user/delete-profile', { password: PASSWORD }), 'erased')
  const { rows } = await db().execute(sql`select from saved_campaigns where talent_id = ${leaving.id}`)
  expect(rows).toHaveLength(0)
})
