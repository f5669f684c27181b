import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { proposeChange } from '../testing/change.ts'
import { expectOk, newPerson, type Person } from '../testing/person.ts'
import { aCampaign, aDeal, anOffer, submit } from '../testing/work.ts'

let app: TestApp
let brand: Person
let talent: Person
let offerId: string
let dealId: string
let reviewToken: string
const box = { x: 0.25, y: 0.1, width: 0.5, height: 0.2 }
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Stored Brand')
  talent = await newPerson(app, 'talent', 'Stored Talent')
  offerId = await anOffer(brand, talent)
  dealId = (await aDeal(brand, talent)).dealId
  await proposeChange(talent, dealId, (terms) => ({ ...terms, revisions: 3 }))
  const search = { q: 'ceramics', sort: 'relevance' }
  expectOk(await brand.call('/brand/save-search', { name: 'Potters', search }), 'saved search')
  const campaignId = await aCampaign(brand)
  expectOk(await brand.call('/brand/save-campaign-template', { campaignId, name: 'Kept' }), 'template')
  reviewToken = await commentOnBoxes()
  await app.settle()
  for (const statement of oldestShapes) await app.engine.root.execute(statement)
})
afterAll(() => app?.stop())

/** Has the brand and an outside reviewer comment on a box of the work; returns the token of the reviewer’s link. */
async function commentOnBoxes(): Promise<string> {
  const { deliverables } = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'the deal').data
  const deliverableId: string = deliverables[0].id
  const { data } = expectOk(await submit(talent, deliverableId), 'version')
  const place = { fileId: data.submissions[0].files[0].id, box }
  const { url } = expectOk(await brand.call('/brand/share-work', { dealId }), 'link').data
  const token = url.split('/work/')[1]
  await app.call('/outside-review/request-code', { token, name: 'Guest', email: 'guest@example.com' })
  const sent = (await app.emails()).filter(({ to }) => to === 'guest@example.com').at(-1)
  const code = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? ''
  const confirmation = await app.call('/outside-review/confirm', { token, email: 'guest@example.com', code })
  const { guestToken } = expectOk(confirmation, 'guest').data
  const comment = { token, guestToken, deliverableId, no: 1, text: 'Brighter?', ...place }
  expectOk(await app.call('/outside-review/comment', comment), 'comment of the guest')
  const comments = [{ text: 'Brighter, please.', ...place }]
  expectOk(await brand.call('/brand/brandMarkDeliverableReject', { deliverableId, comments }), 'changes')
  return token
}

/** Rewrites each stored value into the oldest shape that a database may contain. */
const oldestShapes = [
  `update offers set price = price - 'v' - 'agentBps'`,
  `update offer_versions set price = price - 'v' - 'agentBps', terms = terms - 'v' - 'brandTerms'`,
  `update deals set price = price - 'v' - 'agentBps', terms = terms - 'v' - 'brandTerms'`,
  `update deliverables set spec = spec - 'v'`,
  `update amendments set price = price - 'v' - 'agentBps', price_before = price_before - 'v' - 'agentBps',
     terms = terms - 'v', terms_before = terms_before - 'v'`,
  `update payables set price = price - 'v' - 'agentBps'`,
  `update saved_searches set search = search - 'v' - 'sort' where search is not null`,
  `update campaign_templates set brief = brief - 'v'`,
  `update submission_comments set box = box - 'v' where box is not null`,
  `update work_link_comments set box = box - 'v' where box is not null`,
  `update messages set card = (card - 'v' - 'targetType' - 'targetId')
     || jsonb_build_object('place', card -> 'targetType', 'placeId', card -> 'targetId') where card is not null`,
]

test('every reply about offers serves versions of the oldest shape', async () => {
  for (const person of [brand, talent]) {
    const role = person === brand ? 'brand' : 'talent'
    const { data } = expectOk(await person.call(`/${role}/getOfferDetails`, { offerId }), 'the offer')
    expect(data.versions[0]).toMatchObject({
      price: { agentBps: 0 },
      terms: { currency: 'GBP', brandTerms: null },
    })
  }
  const sent = expectOk(await brand.call('/brand/get-sent-offers', {}), 'sent offers').data
  expect(sent.items.map((item: { price: { agentBps: number } }) => item.price.agentBps)).toEqual([0, 0])
  expectOk(await talent.call('/talent/list-offers', {}), 'received offers')
  expectOk(await brand.call('/brand/getPaymentObjects', {}), 'payables')
})

test('every response about deals serves terms of the oldest shape', async () => {
  const deal = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'the deal').data
  expect(deal.deliverables[0].spec).toMatchObject({ quantity: 1 })
  expectOk(await talent.call('/talent/getDealDetails', { dealId }), 'the talent’s deal')
  const changes = expectOk(await brand.call('/brand/getAmendments', { dealId }), 'changes').data
  expect(changes.items[0]).toMatchObject({ after: { price: { agentBps: 0 }, terms: { revisions: 3 } } })
  expectOk(await brand.call('/brand/live-collaboration', {}), 'deals of the brand')
  expectOk(await talent.call('/talent/dealList', {}), 'deals of the talent')
  expectOk(await brand.call('/brand/getbudgetList', {}), 'budgets')
  expectOk(await talent.call('/talent/earnings', {}), 'earnings')
  for (const person of [brand, talent])
    expectOk(await person.call(`/${person === brand ? 'brand' : 'talent'}/dashboard-stats`, {}), 'home')
})

test('boxes of comments of the oldest shape are shown where they were drawn', async () => {
  const stored = await app.engine.root.execute(
    'select box from submission_comments where box is not null union all select box from work_link_comments',
  )
  expect(stored.rows).toEqual([{ box }, { box }])
  for (const person of [brand, talent]) {
    const path = `/${person.role}/getDealDetails`
    const { deliverables } = expectOk(await person.call(path, { dealId }), 'the deal').data
    expect(deliverables[0].submissions[0].comments).toMatchObject([{ box }])
  }
  const page = expectOk(await app.call('/outside-review/page', { token: reviewToken }), 'page').data
  expect(page.works[0].version.comments).toMatchObject([{ box }])
  const outside = expectOk(await brand.call('/brand/outside-comments', { dealId }), 'comments').data
  expect(outside.items).toMatchObject([{ box }])
})

test('a saved search of the oldest shape has an order, and finds talents', async () => {
  const { items } = expectOk(await brand.call('/brand/saved-searches', {}), 'saved searches').data
  expect(items[0].search).toEqual({ q: 'ceramics', sort: 'relevance' })
  expectOk(await brand.call('/brand/searchTalent', items[0].search), 'search')
})

test('a template of the oldest shape starts a campaign', async () => {
  const { items } = expectOk(await brand.call('/brand/campaign-templates', {}), 'templates').data
  const templateId = items[0].id
  expect(
    expectOk(await brand.call('/brand/start-from-template', { templateId }), 'draft').data,
  ).toMatchObject({ status: 'draft', deliverables: [expect.objectContaining({ quantity: 1 })] })
})

test('an activity card of the oldest shape keeps its link', async () => {
  const listed = expectOk(await talent.call('/messages/talentMessageList', {}), 'conversations').data
  const conversationId = listed.items[0].id
  const { items } = expectOk(await talent.call('/messages/getHistory', { conversationId }), 'history').data
  const cards = items.flatMap((item: { card: object | null }) => (item.card ? [item.card] : []))
  expect(cards).toContainEqual(expect.objectContaining({ targetType: 'deal', targetId: dealId }))
})

test('an event stored before its payload changed reaches its handlers in the current shape', async () => {
  const rows = await app.engine.root.execute(`select payload from events where name = 'offer.sent' limit 1`)
  expect(rows.rows[0]?.payload).toMatchObject({ v: 1 })
})
