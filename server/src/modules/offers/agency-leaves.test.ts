import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { pay } from '../../testing/money.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { aPitch, someTerms } from '../../testing/terms.ts'
import { aCampaign } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let count = 0
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Left brand')
})
afterAll(() => app.stop())

/** Creates an agency with a new talent it represents and an application on their behalf. */
async function anApplication() {
  count += 1
  const agent = await newAgent(app, `Left agent ${count}`)
  const talent = await newPerson(app, 'talent', `Left talent ${count}`)
  const mandateId = await aMandatedTalent(agent, talent)
  const campaignId = await aCampaign(brand)
  const applied = expectOk(
    await agent.call('/talentagent/apply', { campaignId, ...aPitch(), talents: [{ talentId: talent.id }] }),
    'application',
  )
  return {
    agent,
    talent,
    mandateId,
    request: { campaignId, talentId: talent.id, applicationId: applied.data.items[0].id },
  }
}

async function anOfferTo(request: object): Promise<string> {
  const { offer, payable } = expectOk(
    await brand.call('/brand/send-offer', { ...request, terms: someTerms() }),
    'offer',
  ).data
  await pay(app, brand, payable)
  return offer.id
}

const leave = (person: Person) => person.call('/user/delete-profile', { password: PASSWORD })
const seen = async (talent: Person, offerId: string) =>
  expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
const alone = { agency: null, price: { agent: 0, agentBps: 0, talent: 80_000 } }

test('an agency that closes its account earns no commission on open offers or later ones', async () => {
  const [open, later] = [await anApplication(), await anApplication()]
  const offerId = await anOfferTo(open.request)
  expect((await seen(open.talent, offerId)).price.agent).toBe(12_000)
  for (const { agent } of [open, later]) expectOk(await leave(agent), 'erasure')
  expect(await seen(open.talent, offerId)).toMatchObject(alone)
  expectOk(await open.talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  expect(await seen(open.talent, offerId)).toMatchObject({ status: 'accepted', ...alone })
  expect(await seen(later.talent, await anOfferTo(later.request))).toMatchObject(alone)
})

test('an agency that closes its account loses the commission of its sunset days', async () => {
  const { agent, talent, mandateId, request } = await anApplication()
  const offerId = await anOfferTo(request)
  expectOk(await talent.call('/talent/end-mandate', { mandateId }), 'end')
  expectOk(await leave(agent), 'erasure')
  expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  const { dealId } = await seen(talent, offerId)
  expect(expectOk(await talent.call('/talent/getDealDetails', { dealId }), 'deal').data).toMatchObject(alone)
})

test('an owner cannot leave while terms with the agency’s commission are being paid or worked on', async () => {
  const { agent, talent, request } = await anApplication()
  const offerId = await anOfferTo(request)
  expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  expect(await leave(agent)).toMatchObject({ status: 422, code: 'offers_open' })
  await app.settle()
  expect(await seen(talent, offerId)).toMatchObject({ status: 'accepted', price: { agent: 12_000 } })
  expect(await leave(agent)).toMatchObject({ status: 422, code: 'deals_open' })
})

test('a draft for a managed talent without representation is withdrawn when it is paid', async () => {
  const agent = await newAgent(app, 'Removing agent')
  const { talentId, mandateId } = await aManagedTalent(agent, { isListed: true, takesDirectOffers: true })
  const request = { campaignId: DIRECT_CAMPAIGN_ID, talentId, terms: someTerms() }
  const { offer, payable } = expectOk(await brand.call('/brand/send-offer', request), 'draft').data
  expectOk(await agent.call('/talentagent/remove-added-talent', { mandateId }), 'removal')
  await pay(app, brand, payable)
  await app.settle()
  const shown = expectOk(await brand.call('/brand/getOfferDetails', { offerId: offer.id }), 'offer').data
  expect(shown).toMatchObject({ status: 'withdrawn', funding: { status: 'void' } })
})

test('an agency’s acceptance stays void after its mandate, even if the same terms return', async () => {
  const { agent, talent, mandateId, request } = await anApplication()
  expectOk(await talent.call('/talent/dual-consent', { mandateId, dualConsent: true }), 'consent')
  const offerId = await anOfferTo(request)
  expectOk(await agent.call('/talentagent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  expectOk(
    await talent.call('/talent/counter-offer', {
      offerId,
      versionNo: 1,
      terms: someTerms({ price: 130_000 }),
    }),
    'counter',
  )
  expectOk(await talent.call('/talent/end-mandate', { mandateId }), 'end')
  expectOk(
    await brand.call('/brand/manageCounterOffer', { offerId, versionNo: 2, action: 'reject' }),
    'rejection',
  )
  expect(await seen(talent, offerId)).toMatchObject({ status: 'pending_talent', versionNo: 1, consent: null })
})
