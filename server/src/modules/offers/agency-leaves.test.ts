import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { pay } from '../../testing/money.ts'
import { newPerson, PASSWORD, type Person, sure } from '../../testing/person.ts'
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

/** An agency with a talent of their own for whom it has applied. */
async function anApplication() {
  count += 1
  const agent = await newAgent(app, `Left agent ${count}`)
  const talent = await newPerson(app, 'talent', `Left talent ${count}`)
  const mandateId = await aMandatedTalent(agent, talent)
  const campaignId = await aCampaign(brand)
  const applied = sure(
    await agent.ask('/talentagent/apply', { campaignId, ...aPitch(), talents: [{ talentId: talent.id }] }),
    'application',
  )
  return {
    agent,
    talent,
    mandateId,
    asked: { campaignId, talentId: talent.id, applicationId: applied.data.items[0].id },
  }
}

async function anOfferTo(asked: object): Promise<string> {
  const { offer, payable } = sure(
    await brand.ask('/brand/send-offer', { ...asked, terms: someTerms() }),
    'offer',
  ).data
  await pay(app, brand, payable)
  return offer.id
}

const leave = (person: Person) => person.ask('/user/delete-profile', { password: PASSWORD })
const seen = async (talent: Person, offerId: string) =>
  sure(await talent.ask('/talent/getOfferDetails', { offerId }), 'offer').data
const alone = { agency: null, price: { agent: 0, agentBps: 0, talent: 80_000 } }

test('An agency that leaves Marquee earns on nothing any more: neither on open offers nor on those that come of its applications', async () => {
  const [open, later] = [await anApplication(), await anApplication()]
  const offerId = await anOfferTo(open.asked)
  expect((await seen(open.talent, offerId)).price.agent).toBe(12_000)
  for (const { agent } of [open, later]) sure(await leave(agent), 'erasure')
  expect(await seen(open.talent, offerId)).toMatchObject(alone)
  sure(await open.talent.ask('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  expect(await seen(open.talent, offerId)).toMatchObject({ status: 'accepted', ...alone })
  expect(await seen(later.talent, await anOfferTo(later.asked))).toMatchObject(alone)
})

test('So it is in the sunset days of a mandate that had ended before', async () => {
  const { agent, talent, mandateId, asked } = await anApplication()
  const offerId = await anOfferTo(asked)
  sure(await talent.ask('/talent/end-mandate', { mandateId }), 'end')
  sure(await leave(agent), 'erasure')
  sure(await talent.ask('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  const { dealId } = await seen(talent, offerId)
  expect(sure(await talent.ask('/talent/getDealDetails', { dealId }), 'deal').data).toMatchObject(alone)
})

test('While terms with its commission are agreed and being paid, its owner stays', async () => {
  const { agent, talent, asked } = await anApplication()
  const offerId = await anOfferTo(asked)
  sure(await talent.ask('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  expect(await leave(agent)).toMatchObject({ status: 422, code: 'offers_open' })
  await app.settle()
  expect(await seen(talent, offerId)).toMatchObject({ status: 'accepted', price: { agent: 12_000 } })
  expect(await leave(agent)).toMatchObject({ status: 422, code: 'deals_open' })
})

test('A draft for a managed talent whom nobody represents any more is never sent', async () => {
  const agent = await newAgent(app, 'Removing agent')
  const { talentId, mandateId } = await aManagedTalent(agent, { isListed: true, takesDirectOffers: true })
  const asked = { campaignId: DIRECT_CAMPAIGN_ID, talentId, terms: someTerms() }
  const { offer, payable } = sure(await brand.ask('/brand/send-offer', asked), 'draft').data
  sure(await agent.ask('/talentagent/remove-added-talent', { mandateId }), 'removal')
  await pay(app, brand, payable)
  await app.settle()
  const shown = sure(await brand.ask('/brand/getOfferDetails', { offerId: offer.id }), 'offer').data
  expect(shown).toMatchObject({ status: 'withdrawn', funding: { status: 'void' } })
})

test('A yes of an agency whose mandate has ended stays void when the same terms stand again', async () => {
  const { agent, talent, mandateId, asked } = await anApplication()
  sure(await talent.ask('/talent/dual-consent', { mandateId, dualConsent: true }), 'consent')
  const offerId = await anOfferTo(asked)
  sure(await agent.ask('/talentagent/accept-offer', { offerId, versionNo: 1 }), 'yes')
  sure(
    await talent.ask('/talent/counter-offer', {
      offerId,
      versionNo: 1,
      terms: someTerms({ price: 130_000 }),
    }),
    'counter',
  )
  sure(await talent.ask('/talent/end-mandate', { mandateId }), 'end')
  sure(await brand.ask('/brand/manageCounterOffer', { offerId, versionNo: 2, action: 'reject' }), 'rejection')
  expect(await seen(talent, offerId)).toMatchObject({ status: 'pending_talent', versionNo: 1, consent: null })
})
