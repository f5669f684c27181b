import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { pay } from '../../testing/money.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aPitch, someTerms } from '../../testing/terms.ts'
import { aCampaign, approveWork } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let talent: Person
let earning: Person
let other: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Shared brand')
  talent = await newPerson(app, 'talent', 'Shared talent')
  earning = await newAgent(app, 'Earning agent')
  other = await newAgent(app, 'Other agent')
  for (const agent of [earning, other]) await aMandatedTalent(agent, talent)
})
afterAll(() => app.stop())

const area = (person: Person) => `/${person.role}`
const split = {
  agency: { name: 'Earning agent & Co' },
  price: { agent: 12_000, agentBps: 1_500, talent: 68_000 },
}
const oneSum = { agency: null, price: { agent: 0, agentBps: 0, talent: 80_000 } }

test('two agencies of one talent do not see each other’s earnings or payouts', async () => {
  const campaignId = await aCampaign(brand)
  const pitch = { campaignId, ...aPitch(), talents: [{ talentId: talent.id }] }
  const [application] = expectOk(await earning.call('/talentagent/apply', pitch), 'application').data.items
  const offerInput = { campaignId, talentId: talent.id, applicationId: application.id, terms: someTerms() }
  const { offer, payable } = expectOk(await brand.call('/brand/send-offer', offerInput), 'offer').data
  await pay(app, brand, payable)
  const offerId = offer.id

  for (const [reader, seen] of [
    [talent, split],
    [earning, split],
    [other, oneSum],
  ] as const) {
    const shown = expectOk(await reader.call(`${area(reader)}/getOfferDetails`, { offerId }), 'offer').data
    expect(shown, reader.email).toMatchObject(seen)
    expect(shown.versions[0].price, reader.email).toMatchObject(seen.price)
    const list = reader.role === 'talent' ? '/talent/list-offers' : '/talentagent/offer-list'
    expect(expectOk(await reader.call(list, {}), 'offers').data.items, reader.email).toMatchObject([seen])
    const details = { applicationId: application.id }
    const { agency } = expectOk(
      await reader.call(`${area(reader)}/get-application-details`, details),
      'application',
    ).data
    expect(agency?.name, reader.email).toBe(seen.agency?.name)
  }
  const { yours } = expectOk(await other.call('/talentagent/dashboard-stats'), 'home').data
  expect(yours.find((task: { id: string }) => task.id === offerId).title).toMatch('£800')

  const accepted = expectOk(
    await other.call('/talentagent/accept-offer', { offerId, versionNo: 1 }),
    'acceptance',
  ).data
  expect(accepted).toMatchObject(oneSum)
  await app.settle()
  const { dealId } = expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
  const { deliverables } = expectOk(await talent.call('/talent/getDealDetails', { dealId }), 'deal').data
  for (const { id: deliverableId } of deliverables) {
    expectOk(
      await talent.call('/talent/uploadDeliverables', { deliverableId, fileIds: [await talent.upload()] }),
      'submission',
    )
    await approveWork(brand, deliverableId)
  }
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
  await app.settle()
  const waits = { status: 'on_hold', reason: 'We need your bank details first.' }
  for (const [reader, seen, money] of [
    [talent, split, { payout: { ...waits, amount: 68_000 }, commission: { ...waits, amount: 12_000 } }],
    [earning, split, { payout: { amount: 68_000 }, commission: { amount: 12_000 } }],
    [other, oneSum, { payout: { amount: 80_000 }, commission: null }],
    [brand, oneSum, { payout: { amount: 80_000, reason: null }, commission: null }],
  ] as const) {
    const shown = expectOk(await reader.call(`${area(reader)}/getDealDetails`, { dealId }), 'deal').data
    expect(shown, reader.email).toMatchObject({ ...seen, money })
    if (reader === brand) continue
    expect(
      expectOk(await reader.call(`${area(reader)}/dealList`, {}), 'deals').data.items,
      reader.email,
    ).toMatchObject([seen])
  }
})
