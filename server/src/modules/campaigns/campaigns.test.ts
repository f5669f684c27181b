import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aBrief, dayFromNow } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication, anOffer, submit } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Campaign brand')
  talent = await newPerson(app, 'talent', 'Campaign talent')
})
afterAll(() => app.stop())

/** Moves time forward and signs everyone in again, because a session ends after a day without use. */
async function later(ms: number): Promise<void> {
  await app.passTime(ms)
  brand = await signInAgain(app, brand)
  talent = await signInAgain(app, talent)
}

test('a draft names its missing fields and is published once it is complete', async () => {
  const draft = expectOk(await brand.call('/campaign/add', { title: 'Half a thought' }), 'draft').data
  expect(draft).toMatchObject({
    status: 'draft',
    lacking: { summary: expect.any(String), deliverables: expect.any(String), applyBy: expect.any(String) },
  })
  expect(await brand.call('/campaign/updateStatus', { campaignId: draft.id, event: 'submit' })).toMatchObject(
    {
      status: 422,
      code: 'brief_incomplete',
    },
  )
  const live = expectOk(
    await brand.call('/campaign/editCampaign', { ...aBrief(), campaignId: draft.id, publish: true }),
    'publishing',
  ).data
  expect(live).toMatchObject({ status: 'live', lacking: {} })
})

test('rich text is sanitised on write', async () => {
  const summary = '<p>Good</p><img src=x onerror=alert(1)><a href="javascript:alert(1)">bad</a><p></p>'
  const { data } = expectOk(await brand.call('/campaign/add', { title: 'Clean', summary }), 'draft')
  expect(data.summary).not.toMatch(/onerror|javascript:|<p><\/p>/)
  expect(data.summary).toContain('<p>Good</p>')
})

test('links of the text of a campaign lead to a web address only', async () => {
  const kept = ['https://glow.example/a', 'HTTP://glow.example']
  const removed = [
    '//evil.example',
    '/\\\\evil.example',
    '\\\\\\\\evil.example',
    '/brand/home',
    'https:evil.example',
    'https:///evil.example',
    'ftp://evil.example',
    'data:text/html,x',
    ' &#47;/evil.example',
    '&#9;//evil.example',
  ]
  const summary = [...kept, ...removed].map((href) => `<p><a href="${href}">text</a></p>`).join('')
  const { data } = expectOk(await brand.call('/campaign/add', { title: 'Links', summary }), 'draft')
  expect([...data.summary.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(kept)
  expect(data.summary.match(/text/g)).toHaveLength(kept.length + removed.length)
})

test('talents find a live campaign, but not a draft or an invite-only one', async () => {
  const live = await aCampaign(brand)
  const hidden = await aCampaign(brand, { visibility: 'invite' })
  const found = expectOk(await talent.call('/talent/getCampaign', { limit: 100 }), 'list').data.items.map(
    (item: { id: string }) => item.id,
  )
  expect(found).toContain(live)
  expect(found).not.toContain(hidden)
  expect((await talent.call('/talent/getCampaignDetails', { campaignId: hidden })).status).toBe(404)
})

test('a campaign closes after its last day and its undecided applicants are notified', async () => {
  const campaignId = await aCampaign(brand, { applyBy: dayFromNow(2) })
  const applicationId = await anApplication(talent, campaignId)
  await later(4 * DAY_MS)
  expect((await brand.call('/campaign/campaignDetails', { campaignId })).data.status).toBe('closed')
  expect((await talent.call('/talent/get-application-details', { applicationId })).data.status).toBe('closed')
  const reopened = await brand.call('/campaign/updateStatus', {
    campaignId,
    event: 'reopen',
    applyBy: dayFromNow(30),
  })
  expect(reopened.data.status).toBe('live')
  await app.passTime(0)
})

test('pay and rights are locked after an acceptance, and taken places stay taken', async () => {
  const { offerId } = await aDeal(brand, talent)
  const campaignId = expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer').data.campaign
    .id
  expect(await brand.call('/campaign/editCampaign', { campaignId, currency: 'EUR' })).toMatchObject({
    status: 422,
    code: 'terms_locked',
  })
  expect(
    (await brand.call('/campaign/editCampaign', { campaignId, title: 'Another title' })).data.briefVersion,
  ).toBe(2)
})

test('completing needs ended deals and offers; cancelling withdraws open offers', async () => {
  const { offerId } = await aDeal(brand, talent)
  const running = expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer').data.campaign.id
  expect(await brand.call('/brand/completeCampaign', { campaignId: running })).toMatchObject({
    status: 422,
    code: 'deals_open',
  })
  expect(await brand.call('/campaign/updateStatus', { campaignId: running, event: 'cancel' })).toMatchObject({
    status: 422,
    code: 'deals_open',
  })

  const open = await anOffer(brand, talent)
  const { campaign, applicationId } = expectOk(
    await brand.call('/brand/getOfferDetails', { offerId: open }),
    'offer',
  ).data
  expect((await brand.call('/brand/completeCampaign', { campaignId: campaign.id })).code).toBe('offers_open')
  expectOk(
    await brand.call('/campaign/updateStatus', { campaignId: campaign.id, event: 'cancel' }),
    'cancellation',
  )
  expect((await talent.call('/talent/getOfferDetails', { offerId: open })).data.status).toBe('withdrawn')
  expect((await talent.call('/talent/get-application-details', { applicationId })).data.status).toBe('closed')
})

test('a campaign is active for a talent only while an application, offer or deal is open', async () => {
  const { dealId, offerId, deliverableIds } = await aDeal(brand, talent)
  const campaignId = expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer').data.campaign
    .id
  const active = async () =>
    expectOk(await talent.call('/campaign/talent-active-campaign', { limit: 100 }), 'list').data.items.map(
      (item: { id: string }) => item.id,
    )
  expect(await active()).toContain(campaignId)
  expectOk(await submit(talent, deliverableIds[0] ?? ''), 'version')
  expectOk(
    await brand.call('/brand/brandMarkDeliverableAsCompleted', { deliverableId: deliverableIds[0] }),
    'approval',
  )
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
  expect(await active()).not.toContain(campaignId)
})

test('pages of campaigns follow each other without gaps or repeats', async () => {
  const fresh = await newPerson(app, 'brand', 'Paging brand')
  for (let index = 0; index < 5; index++)
    expectOk(await fresh.call('/campaign/add', { title: `Number ${index}` }), 'draft')
  const titles: string[] = []
  let cursor: string | null = null
  do {
    const page: { data: { items: { title: string }[]; nextCursor: string | null } } = await fresh.call(
      '/campaign/getCampaign',
      {
        limit: 2,
        ...(cursor && { cursor }),
      },
    )
    titles.push(...page.data.items.map((item) => item.title))
    cursor = page.data.nextCursor
  } while (cursor)
  expect(titles).toEqual(['Number 4', 'Number 3', 'Number 2', 'Number 1', 'Number 0'])
})
