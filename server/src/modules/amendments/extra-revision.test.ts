import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { proposeChange } from '../../testing/change.ts'
import { onboard, pay } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aDeal, submit } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Exacting brand')
  talent = await newPerson(app, 'talent', 'Patient talent')
  await onboard(app, talent)
})
afterEach(async () => {
  await app.settle()
  await compareLedgers(app)
})
afterAll(() => app.stop())

/** Creates a deal whose only deliverable is submitted with no included revision left. */
async function aUsedUpDeal(terms: object = {}) {
  const deal = await aDeal(brand, talent, { revisions: 0, extraRevisionPrice: 6_000, ...terms })
  const deliverableId = deal.deliverableIds[0] ?? ''
  expectOk(await submit(talent, deliverableId), 'submission')
  return { ...deal, deliverableId }
}
const buy = (deliverableId: string, input: object = {}) =>
  brand.call('/brand/buyRevision', { deliverableId, ...input })
const bought = async (deliverableId: string, input: object = {}) =>
  expectOk(await buy(deliverableId, input), 'extra revision').data
const approve = (deliverableId: string) =>
  brand.call('/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
const requestChanges = (deliverableId: string) =>
  brand.call('/brand/brandMarkDeliverableReject', {
    deliverableId,
    comments: [{ text: 'Evening light, please.' }],
  })
const dealOf = async (dealId: string) =>
  expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
const newest = async (person: Person, dealId: string) =>
  expectOk(await person.call(`/${person.role}/getAmendments`, { dealId }), 'changes').data.items[0]
const sheetOf = async (person: Person, dealId: string) =>
  expectOk(await person.call(`/${person.role}/getDealSheet`, { dealId }), 'sheet').data.sheet

test('a revision at the agreed price is held, charged and added without an answer of the talent', async () => {
  const { dealId, deliverableId } = await aUsedUpDeal()
  expect(await requestChanges(deliverableId)).toMatchObject({ status: 422, code: 'revision_limit_reached' })
  const draft = await bought(deliverableId, { signature: 'Bea Buyer' })
  expect(draft).toMatchObject({ kind: 'extra_revision', deliverableId, status: 'draft' })
  expect(draft.funding.amount).toBe(6_000)
  await pay(app, brand, draft.funding)
  await app.settle()
  expect(await newest(talent, dealId)).toMatchObject({ id: draft.id, status: 'accepted' })
  const deal = await dealOf(dealId)
  expect(deal.price.payerPays).toBe(126_000)
  expect(deal.deliverables[0]).toMatchObject({ status: 'submitted', revisionsUsed: 0, revisionsIncluded: 1 })
  expectOk(await requestChanges(deliverableId), 'request for changes')
  expect(await notificationTexts(app, talent)).toContain(
    'Exacting brand bought an extra revision of your work at the agreed price: £40 more',
  )
  const sheet = await sheetOf(talent, dealId)
  expect(sheet.signed[1]).toMatchObject({ title: 'Change 1', signatures: [{ name: 'Bea Buyer' }] })
  expect(JSON.stringify(sheet.sections)).toContain('an extra revision of “Photo set”')
})

test('a bought revision survives the next change of the terms', async () => {
  const { dealId, deliverableId } = await aUsedUpDeal()
  await pay(app, brand, (await bought(deliverableId)).funding)
  await app.settle()
  const change = await proposeChange(talent, dealId, (terms) => ({ ...terms, revisions: 2 }))
  const named = { amendmentId: change.id, version: change.version }
  expectOk(await brand.call('/brand/acceptAmendment', named), 'acceptance')
  expect((await dealOf(dealId)).deliverables[0]).toMatchObject({ revisionsIncluded: 3 })
})

test('without an agreed price the brand names one, and the talent answers', async () => {
  const { dealId, deliverableId } = await aUsedUpDeal({ extraRevisionPrice: null })
  expect(await buy(deliverableId)).toMatchObject({
    status: 400,
    data: { fields: { price: expect.any(String) } },
  })
  await pay(app, brand, (await bought(deliverableId, { price: 5_000 })).funding)
  await app.settle()
  const change = await newest(talent, dealId)
  expect(change).toMatchObject({ kind: 'extra_revision', status: 'proposed', nextActor: 'talent' })
  expect((await dealOf(dealId)).deliverables[0].revisionsIncluded).toBe(0)
  const named = { amendmentId: change.id, version: change.version }
  expectOk(await talent.call('/talent/acceptUpdatedDeliverables', named), 'acceptance')
  await app.settle()
  expect((await dealOf(dealId)).deliverables[0].revisionsIncluded).toBe(1)
})

test('the talent offers one for a price, and the brand accepts and pays', async () => {
  const { dealId, deliverableId } = await aUsedUpDeal({ extraRevisionPrice: null })
  const offered = expectOk(
    await talent.call('/talent/offerRevision', { deliverableId, price: 4_800 }),
    'offered revision',
  ).data
  const named = { amendmentId: offered.id, version: offered.version }
  const agreed = expectOk(await brand.call('/brand/acceptAmendment', named), 'acceptance').data
  await pay(app, brand, agreed.funding)
  await app.settle()
  expect(await dealOf(dealId)).toMatchObject({
    price: { payerPays: 124_800 },
    deliverables: [{ revisionsIncluded: 1 }],
  })
})

test('nothing is bought while revisions are left, for other people’s work, or at another price', async () => {
  const { deliverableIds } = await aDeal(brand, talent, { extraRevisionPrice: 6_000 })
  expect(await buy(deliverableIds[0] ?? '')).toMatchObject({ status: 422, code: 'revisions_left' })
  const { deliverableId } = await aUsedUpDeal()
  expect(await buy(deliverableId, { price: 5_000 })).toMatchObject({
    status: 400,
    data: { fields: { price: 'The agreed price is £60.' } },
  })
  const stranger = await newPerson(app, 'brand', 'Curious brand')
  expect(await stranger.call('/brand/buyRevision', { deliverableId })).toMatchObject({ status: 404 })
  expectOk(await approve(deliverableId), 'approval')
  expect((await buy(deliverableId)).status).toBe(409)
})

test('an approval before the hold ends the purchase, and nothing is charged', async () => {
  const { dealId, deliverableId } = await aUsedUpDeal()
  const { id, funding } = await bought(deliverableId)
  expectOk(await approve(deliverableId), 'approval')
  await pay(app, brand, funding)
  await app.settle()
  expect((await newest(brand, dealId)).id).toBe(id)
  expect((await newest(brand, dealId)).status).toBe('withdrawn')
  expect(await dealOf(dealId)).toMatchObject({
    price: { payerPays: 120_000 },
    money: { payment: { captured: 120_000 } },
  })
})

test('an approval and a purchase at once leave the deal in one of the two orders', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { dealId, deliverableId } = await aUsedUpDeal()
    const { funding } = await bought(deliverableId)
    await Promise.all([pay(app, brand, funding), approve(deliverableId)])
    await app.settle()
    const deal = await dealOf(dealId)
    const change = await newest(brand, dealId)
    const isBought = change.status === 'accepted'
    expect(deal.deliverables[0].status, 'the approval holds in any order').toBe('approved')
    expect(deal.price.payerPays).toBe(isBought ? 126_000 : 120_000)
    const { captured, refunded } = deal.money.payment
    expect(captured - refunded).toBe(isBought ? 126_000 : 120_000)
  }
})

test('two purchases at once add at most one revision for one price', async () => {
  const { dealId, deliverableId } = await aUsedUpDeal()
  const [first, second] = await Promise.all([buy(deliverableId), buy(deliverableId)])
  for (const { data } of [first, second])
    if (data?.funding) await pay(app, brand, data.funding).catch(() => null)
  await app.settle()
  expect(await dealOf(dealId)).toMatchObject({
    price: { payerPays: 126_000 },
    deliverables: [{ revisionsIncluded: 1 }],
  })
})
