import { MAX_CAMPAIGN_TEMPLATES } from '@marquee/contract/calls/campaign-templates'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aBrief, dayFromNow } from '../../testing/terms.ts'
import { aCampaign, anApplication } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let stranger: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Template brand')
  stranger = await newPerson(app, 'brand', 'Other brand')
  talent = await newPerson(app, 'talent', 'Template talent')
})
afterAll(() => app.stop())

const details = async (campaignId: string) =>
  expectOk(await brand.call('/campaign/campaignDetails', { campaignId }), 'campaign').data

test('a duplicate is a draft with the brief and nothing that happened with the campaign', async () => {
  const campaignId = await aCampaign(brand)
  await anApplication(talent, campaignId)
  const source = await details(campaignId)
  const copy = expectOk(await brand.call('/brand/duplicate-campaign', { campaignId }), 'duplicate').data
  expect(copy).toMatchObject({
    status: 'draft',
    title: `${source.title} (copy)`,
    summary: source.summary,
    budget: source.budget,
    rights: source.rights,
    places: source.places,
    placesTaken: 0,
    briefVersion: 1,
    publishedAt: null,
    counts: { applications: 0, undecided: 0, offers: 0, deals: 0 },
    timeline: [{ event: 'create' }],
    lacking: {},
  })
  expect((await details(campaignId)).counts.applications).toBe(1)
})

test('dates of a duplicate start today and keep their distance', async () => {
  const campaignId = await aCampaign(brand)
  const { applyBy, deliverables } = await details(campaignId)
  const copy = expectOk(await brand.call('/brand/duplicate-campaign', { campaignId }), 'duplicate').data
  expect(copy.applyBy).toBe(dayFromNow(14))
  const distance = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
  expect(distance(copy.applyBy, copy.deliverables[0].draftDue)).toBe(
    distance(applyBy, deliverables[0].draftDue),
  )
})

test('a long title is shortened for the copy', async () => {
  const campaignId = expectOk(await brand.call('/campaign/add', { title: 'x'.repeat(120) }), 'draft').data.id
  const copy = expectOk(await brand.call('/brand/duplicate-campaign', { campaignId }), 'duplicate').data
  expect(copy.title).toBe(`${'x'.repeat(113)} (copy)`)
})

test('a template keeps the brief as it was, under a name of its own', async () => {
  const campaignId = await aCampaign(brand)
  const name = 'Autumn reels'
  const saved = expectOk(
    await brand.call('/brand/save-campaign-template', { campaignId, name }),
    'template',
  ).data
  expect(saved).toMatchObject({ name, title: aBrief().title })
  const again = await brand.call('/brand/save-campaign-template', { campaignId, name: 'autumn REELS' })
  expect(again).toMatchObject({ status: 400, data: { fields: { name: expect.any(String) } } })

  expectOk(await brand.call('/campaign/editCampaign', { campaignId, title: 'Edited' }), 'edit')
  const started = expectOk(
    await brand.call('/brand/start-from-template', { templateId: saved.id }),
    'start',
  ).data
  expect(started).toMatchObject({ status: 'draft', title: aBrief().title, lacking: {} })

  expectOk(await brand.call('/brand/delete-campaign-template', { templateId: saved.id }), 'deletion')
  expectOk(await brand.call('/brand/delete-campaign-template', { templateId: saved.id }), 'deletion again')
  expect(await brand.call('/brand/start-from-template', { templateId: saved.id })).toMatchObject({
    status: 404,
  })
  expect(await details(started.id)).toMatchObject({ title: aBrief().title })
})

test('another brand neither sees nor uses nor deletes a template', async () => {
  const campaignId = await aCampaign(brand)
  const { id: templateId } = expectOk(
    await brand.call('/brand/save-campaign-template', { campaignId, name: 'Ours' }),
    'template',
  ).data
  expect(expectOk(await stranger.call('/brand/campaign-templates'), 'templates').data.items).toEqual([])
  expect(await stranger.call('/brand/start-from-template', { templateId })).toMatchObject({ status: 404 })
  expectOk(await stranger.call('/brand/delete-campaign-template', { templateId }), 'deletion of nothing')
  const { items } = expectOk(await brand.call('/brand/campaign-templates'), 'templates').data
  expect(items.map((one: { id: string }) => one.id)).toContain(templateId)
})

test('requests at the same moment do not exceed the limit', async () => {
  const owner = await newPerson(app, 'brand', 'Collecting brand')
  const campaignId = await aCampaign(owner)
  for (let no = 1; no < MAX_CAMPAIGN_TEMPLATES; no += 1)
    expectOk(
      await owner.call('/brand/save-campaign-template', { campaignId, name: `Template ${no}` }),
      'template',
    )
  const last = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => owner.call('/brand/save-campaign-template', { campaignId, name })),
  )
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
})

test('a talent type that no longer exists is left out', async () => {
  const campaignId = await aCampaign(brand)
  await app.engine.root.execute(
    sql`update campaigns set type_ids = array[gen_random_uuid()] where id = ${campaignId}`,
  )
  const copy = expectOk(await brand.call('/brand/duplicate-campaign', { campaignId }), 'duplicate').data
  expect(copy.typeIds).toEqual([])
})
