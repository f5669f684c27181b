import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aMandatedTalent, aMember, newAgent } from '../../testing/agency.ts'
import { pay } from '../../testing/money.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aFileSpec, aPitch, aPostSpec, someTerms } from '../../testing/terms.ts'
import { aCampaign, anOffer } from '../../testing/work.ts'

const DAY_MS = 86_400_000
const commission = { posting: 2_000, live: 3_000, content: 1_000 }

let app: TestApp
let brand: Person
let agent: Person
let count = 0
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Parity brand')
  agent = await newAgent(app, 'Atlas')
})
afterAll(() => app.stop())

const aTalent = () => newPerson(app, 'talent', `Parity talent ${++count}`)
const seenBy = async (person: Person, offerId: string) => {
  const area = person.role === 'talentagent' ? 'talentagent' : person.role
  return expectOk(await person.call(`/${area}/getOfferDetails`, { offerId }), `offer for ${area}`).data
}
const agentCounters = (offerId: string, versionNo: number, terms: object) =>
  agent.call('/talentagent/counter-offer', { offerId, versionNo, terms: someTerms(terms) })

/** Creates a paid offer to a talent for whom the agent has applied. */
async function offerFor(talentId: string, terms: object = {}): Promise<string> {
  const campaignId = await aCampaign(brand)
  const applied = { campaignId, ...aPitch(), talents: [{ talentId }] }
  const { items } = expectOk(await agent.call('/talentagent/apply', applied), 'application').data
  const request = { campaignId, talentId, applicationId: items[0].id, terms: someTerms(terms) }
  const { offer, payable } = expectOk(await brand.call('/brand/send-offer', request), 'offer').data
  await pay(app, brand, payable)
  return offer.id
}

test('the agency that applied earns its rate for the work type, hidden from the brand', async () => {
  const { talentId } = await aManagedTalent(agent)
  const talent = await aTalent()
  await aMandatedTalent(agent, talent, { commission })
  const offerId = await offerFor(talent.id)
  // 120,000 with 20 % tax inside: net 100,000, fee 20,000, payees 80,000, of which a tenth is the agency's.
  const price = { payerPays: 120_000, net: 100_000, fee: 20_000 }
  const split = { ...price, agent: 8_000, agentBps: 1_000, talent: 72_000 }
  for (const person of [talent, agent])
    expect(await seenBy(person, offerId)).toMatchObject({ price: split, agency: { name: 'Atlas & Co' } })
  const shown = await seenBy(brand, offerId)
  expect(shown).toMatchObject({ agency: null, price: { ...price, agent: 0, agentBps: 0, talent: 80_000 } })
  expect(shown.versions[0].price).toMatchObject({ agent: 0, agentBps: 0, talent: 80_000 })
  expectOk(await agentCounters(offerId, 1, { deliverables: [aPostSpec()] }), 'counter')
  expect((await seenBy(talent, offerId)).price).toMatchObject({
    agent: 16_000,
    agentBps: 2_000,
    talent: 64_000,
  })
  const streamed = { deliverables: [aFileSpec(), aPostSpec({ platform: 'twitch', format: 'stream' })] }
  expectOk(
    await brand.call('/brand/manageCounterOffer', {
      offerId,
      versionNo: 2,
      action: 'counter',
      terms: someTerms(streamed),
    }),
    'counter',
  )
  expect((await seenBy(talent, offerId)).price).toMatchObject({
    agent: 24_000,
    agentBps: 3_000,
    talent: 56_000,
  })
  const managed = await offerFor(talentId)
  expect((await seenBy(agent, managed)).price).toMatchObject({
    agent: 12_000,
    agentBps: 1_500,
    talent: 68_000,
  })
})

test('an offer without an agency gets the first agency that acts on it', async () => {
  const talent = await aTalent()
  await aMandatedTalent(agent, talent, { commission })
  const offerId = await anOffer(brand, talent)
  expect(await seenBy(talent, offerId)).toMatchObject({ agency: null, price: { agent: 0, talent: 80_000 } })
  expectOk(await agent.call('/talentagent/extend-offer', { offerId }), 'extension')
  expectOk(await agentCounters(offerId, 1, { price: 150_000 }), 'counter')
  expect(await seenBy(talent, offerId)).toMatchObject({
    agency: { name: 'Atlas & Co' },
    price: { agent: 10_000, talent: 90_000 },
  })
  expectOk(
    await agent.call('/talentagent/manageCounterOffer', { offerId, versionNo: 2, action: 'withdraw' }),
    'withdrawal',
  )
  const again = await seenBy(talent, offerId)
  expect(again, 'the version that is current again is split too').toMatchObject({
    versionNo: 1,
    price: { agent: 8_000, talent: 72_000 },
  })
  expect(again.timeline.map((step: { event: string; by: string }) => `${step.event} ${step.by}`)).toEqual(
    expect.arrayContaining(['extend agent', 'counter agent', 'withdraw_counter agent']),
  )
  expect((await seenBy(brand, offerId)).timeline.map((step: { by: string }) => step.by)).not.toContain(
    'agent',
  )
  expectOk(await agent.call('/talentagent/reject-offer', { offerId, reason: 'dates' }), 'rejection')
  expect(await seenBy(brand, offerId)).toMatchObject({ status: 'declined', rejectReason: 'dates' })
})

test('an exclusively represented talent has that agency in every offer, direct ones included', async () => {
  const talent = await aTalent()
  expectOk(await talent.call('/user/update-profile', { isListed: true, takesDirectOffers: true }), 'profile')
  await aMandatedTalent(agent, talent, { commission, exclusive: true })
  const request = { campaignId: DIRECT_CAMPAIGN_ID, talentId: talent.id, terms: someTerms() }
  const { offer, payable } = expectOk(await brand.call('/brand/send-offer', request), 'offer').data
  expect(
    await agent.call('/talentagent/getOfferDetails', { offerId: offer.id }),
    'only the brand sees a draft',
  ).toMatchObject({
    status: 404,
  })
  await pay(app, brand, payable)
  expect(await seenBy(talent, offer.id)).toMatchObject({
    agency: { name: 'Atlas & Co' },
    price: { agent: 8_000 },
  })
})

test('an agent’s acceptance opens a deal with the agreed split and is shown as the agent’s', async () => {
  const talent = await aTalent()
  await aMandatedTalent(agent, talent, { commission })
  const offerId = await offerFor(talent.id)
  expect(await agent.call('/talentagent/accept-offer', { offerId, versionNo: 2 })).toMatchObject({
    status: 409,
    code: 'offer_changed',
  })
  expect((await agent.call('/talentagent/accept-offer', { offerId, versionNo: 1 })).data).toMatchObject({
    status: 'awaiting_payment',
  })
  await app.settle()
  const { dealId, timeline } = await seenBy(talent, offerId)
  expect(timeline).toEqual(
    expect.arrayContaining([expect.objectContaining({ event: 'accept', by: 'agent' })]),
  )
  for (const person of [talent, agent]) {
    const deal = expectOk(await person.call(`/${person.role}/getDealDetails`, { dealId }), 'deal').data
    expect(deal).toMatchObject({ price: { agent: 8_000, talent: 72_000 }, agency: { name: 'Atlas & Co' } })
  }
  const forBrand = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
  expect(forBrand).toMatchObject({ price: { agent: 0, talent: 80_000 }, agency: null })
  const { items } = expectOk(await talent.call('/talent/agent-acts', {}), 'delegated actions').data
  expect(items[0]).toMatchObject({ call: 'agentAcceptOffer', subject: { noun: 'offer', id: offerId } })
})

test('an agent who may not accept alone cannot make a counter-offer', async () => {
  for (const terms of [{ dualConsent: true }, { scopes: ['view', 'apply', 'negotiate'] }]) {
    const talent = await aTalent()
    await aMandatedTalent(agent, talent, { commission, ...terms })
    const offerId = await offerFor(talent.id)
    const counter = { offerId, versionNo: 1, terms: someTerms({ price: 130_000 }) }
    expect(await agent.call('/talentagent/counter-offer', counter)).toMatchObject({
      status: 422,
      code: 'counter_needs_talent',
    })
    const managed = await agent.call('/talentagent/manageCounterOffer', { ...counter, action: 'counter' })
    expect(managed).toMatchObject({ status: 422, code: 'counter_needs_talent' })
    expect((await talent.call('/talent/counter-offer', counter)).status).toBe(200)
  }
})

test('with dual consent an agent’s acceptance needs the talent’s approval, again for new terms', async () => {
  const talent = await aTalent()
  await aMandatedTalent(agent, talent, { commission, dualConsent: true })
  const offerId = await offerFor(talent.id)
  const requested = expectOk(
    await agent.call('/talentagent/accept-offer', { offerId, versionNo: 1 }),
    'acceptance',
  ).data
  expect(requested).toMatchObject({ status: 'pending_talent', consent: { by: 'Atlas & Co' } })
  const forBrand = await seenBy(brand, offerId)
  expect(forBrand).toMatchObject({ status: 'pending_talent', consent: null })
  expect(forBrand.timeline.map((step: { event: string }) => step.event)).not.toContain('ask_consent')
  const home = expectOk(await talent.call('/talent/dashboard-stats'), 'home').data
  expect(home.yours[0]).toMatchObject({
    id: offerId,
    title: 'Atlas & Co has accepted on your behalf',
    action: 'Confirm',
  })
  const desk = expectOk(await agent.call('/talentagent/dashboard-stats'), 'home').data
  expect(desk.theirs.map((task: { id: string }) => task.id)).toContain(offerId)
  expect((await app.emails()).filter((mail) => mail.to === talent.email).at(-1)?.subject).toBe(
    'Atlas & Co has accepted on your behalf',
  )
  expectOk(
    await brand.call('/brand/edit-offer', { offerId, versionNo: 1, terms: someTerms({ price: 110_000 }) }),
    'edit',
  )
  expect(await seenBy(talent, offerId)).toMatchObject({ versionNo: 2, consent: null })
  const managed = { offerId, versionNo: 2, action: 'accept' }
  expect(
    expectOk(await agent.call('/talentagent/manageCounterOffer', managed), 'acceptance').data.consent,
  ).not.toBeNull()
  expect((await talent.call('/talent/accept-offer', { offerId, versionNo: 2 })).data).toMatchObject({
    status: 'awaiting_payment',
    consent: null,
  })
  await app.settle()
  expect((await seenBy(talent, offerId)).status).toBe('accepted')
})

test('an acceptance that awaits the talent’s approval is void when the mandate ends', async () => {
  const talent = await aTalent()
  const mandateId = await aMandatedTalent(agent, talent, { dualConsent: true })
  const offerId = await offerFor(talent.id)
  expectOk(await agent.call('/talentagent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  expectOk(await talent.call('/talent/end-mandate', { mandateId }), 'end')
  expect(await seenBy(talent, offerId)).toMatchObject({
    status: 'pending_talent',
    consent: null,
    agency: { name: 'Atlas & Co' },
  })
})

test('commission ends with the mandate, or with its sunset days if it has any', async () => {
  const [short, long] = [await aTalent(), await aTalent()]
  const ends = [
    await aMandatedTalent(agent, short, { commission, sunsetDays: 0 }),
    await aMandatedTalent(agent, long, { commission, sunsetDays: 2 }),
  ]
  const [atOnce, kept, lapsing] = [await offerFor(short.id), await offerFor(long.id), await offerFor(long.id)]
  expectOk(await short.call('/talent/end-mandate', { mandateId: ends[0] }), 'end')
  expectOk(await long.call('/talent/end-mandate', { mandateId: ends[1] }), 'end')
  expect(await seenBy(short, atOnce)).toMatchObject({
    agency: null,
    price: { agent: 0, agentBps: 0, talent: 80_000, payerPays: 120_000 },
  })
  expect((await seenBy(long, kept)).price.agent).toBe(8_000)
  expectOk(await long.call('/talent/accept-offer', { offerId: kept, versionNo: 1 }), 'acceptance')
  await app.settle()
  await app.passTime(2 * DAY_MS + 60_000)
  await app.settle()
  const talent = await signInAgain(app, long)
  expect(await seenBy(talent, lapsing)).toMatchObject({ agency: null, price: { agent: 0, talent: 80_000 } })
  expect(await seenBy(talent, kept), 'what was agreed in time is kept').toMatchObject({
    status: 'accepted',
    price: { agent: 8_000 },
  })
  brand = await signInAgain(app, brand)
  agent = await signInAgain(app, agent)
})

test('agents reach only offers of their own talents and only with the rights granted', async () => {
  const talent = await aTalent()
  const mandateId = await aMandatedTalent(agent, talent, { scopes: ['view', 'negotiate'] })
  const offerId = await anOffer(brand, talent)
  const stranger = await newAgent(app, `Stranger ${count}`)
  const other = await aManagedTalent(agent)
  const member = await aMember(agent, [other.talentId])
  for (const person of [stranger, member]) {
    expect(await person.call('/talentagent/getOfferDetails', { offerId })).toMatchObject({ status: 404 })
    expect(await person.call('/talentagent/accept-offer', { offerId, versionNo: 1 })).toMatchObject({
      status: 404,
    })
    const { items } = expectOk(await person.call('/talentagent/offer-list', {}), 'list').data
    expect(items.map((item: { id: string }) => item.id)).not.toContain(offerId)
  }
  for (const attempt of [{ path: 'accept-offer' }, { path: 'manageCounterOffer', action: 'accept' }]) {
    const { path, ...action } = attempt
    expect(await agent.call(`/talentagent/${path}`, { offerId, versionNo: 1, ...action })).toMatchObject({
      status: 403,
      code: 'not_in_mandate',
    })
  }
  expect(await agent.call('/talentagent/reject-offer', { offerId, reason: 'price' })).toMatchObject({
    status: 403,
    code: 'not_in_mandate',
  })
  expectOk(await agent.call('/talentagent/extend-offer', { offerId }), 'more time')
  expectOk(await talent.call('/talent/end-mandate', { mandateId }), 'end')
  expect(await agent.call('/talentagent/getOfferDetails', { offerId })).toMatchObject({ status: 404 })
  expect(await agentCounters(offerId, 1, { price: 140_000 })).toMatchObject({ status: 404 })
})
