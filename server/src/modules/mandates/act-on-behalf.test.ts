import { allCalls } from '@marquee/contract/calls/index'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { addDays } from '@marquee/contract/rules/dates'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db, inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { acceptInvitation, aManagedTalent, aMandatedTalent, aMember, newAgent } from '../../testing/agency.ts'
import { pay } from '../../testing/money.ts'
import { expectOk, newPerson, PASSWORD, type Person, signInAgain } from '../../testing/person.ts'
import { dayFromNow, someTerms } from '../../testing/terms.ts'
import { anOffer } from '../../testing/work.ts'
import { delegatedActionLabels } from './get-delegated-actions.ts'

let app: TestApp
let brand: Person
let talent: Person
let agent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Acting brand')
  talent = await newPerson(app, 'talent', 'Acting talent')
  agent = await newAgent(app, 'Acting agent')
  await aMandatedTalent(agent, talent)
})
afterAll(() => app.stop())

/** Sends an offer outside any campaign and authorises its hold; returns its id. */
async function aDirectOffer(talentId: string): Promise<string> {
  const sent = { campaignId: DIRECT_CAMPAIGN_ID, talentId, terms: someTerms() }
  const { offer, payable } = expectOk(await brand.call('/brand/send-offer', sent), 'direct offer').data
  await pay(app, brand, payable)
  return offer.id
}

const offerSeen = (offerId: string, by = agent) => by.call('/talentagent/getOfferDetails', { offerId })
const accept = (offerId: string, by = agent) =>
  by.call('/talentagent/accept-offer', { offerId, versionNo: 1 })

test('an agent accepts for a talent, and the talent sees who did it', async () => {
  const offerId = await anOffer(brand, talent)
  expect(expectOk(await offerSeen(offerId), 'offer').data.status).toBe('pending_talent')
  expect(expectOk(await accept(offerId), 'acceptance').data.status).toBe('awaiting_payment')
  const { items } = expectOk(await talent.call('/talent/agent-acts', {}), 'agent activity').data
  expect(items).toMatchObject([
    {
      call: 'agentAcceptOffer',
      summary: 'Accepted an offer',
      agency: 'Acting agent & Co',
      person: 'Acting agent',
      subject: { noun: 'offer', id: offerId, title: expect.stringMatching(/ · \S/) },
    },
  ])
})

test('a failed call records no agent activity, and recorded activity cannot be changed', async () => {
  const offerId = await anOffer(brand, talent)
  const countOf = async () =>
    expectOk(await talent.call('/talent/agent-acts', { limit: 100 }), 'agent activity').data.items.length
  const before = await countOf()
  expect((await agent.call('/talentagent/accept-offer', { offerId, versionNo: 7 })).code).toBe(
    'offer_changed',
  )
  expect(await countOf()).toBe(before)
  const change = inTransaction(
    systemActor,
    async () => void (await db().execute(sql`update delegated_actions set call = 'nothing'`)),
  )
  await expect(change).rejects.toThrow()
})

test('agent activity is paged, newest first', async () => {
  for (const offerId of [await anOffer(brand, talent), await anOffer(brand, talent)])
    expectOk(await accept(offerId), 'acceptance')
  const all = expectOk(await talent.call('/talent/agent-acts', { limit: 100 }), 'agent activity').data.items
  const first = expectOk(await talent.call('/talent/agent-acts', { limit: 1 }), 'first page').data
  const second = expectOk(
    await talent.call('/talent/agent-acts', { limit: 1, cursor: first.nextCursor }),
    'second page',
  ).data
  expect([...first.items, ...second.items]).toEqual(all.slice(0, 2))
})

test('a right outside the mandate fails with not_in_mandate; a talent outside the roster is not found', async () => {
  const careful = await newPerson(app, 'talent', 'Careful talent')
  await aMandatedTalent(agent, careful, { scopes: ['view', 'negotiate'] })
  const offerId = await anOffer(brand, careful)
  expect((await offerSeen(offerId)).status).toBe(200)
  expect(await accept(offerId)).toMatchObject({ status: 403, code: 'not_in_mandate' })
  const stranger = await newAgent(app, 'Stranger to offers')
  expect((await offerSeen(offerId, stranger)).status).toBe(404)
  expect((await accept(offerId, stranger)).status).toBe(404)
})

test('where the talent confirms acceptances, the agent’s acceptance waits for the talent', async () => {
  const strict = await newPerson(app, 'talent', 'Confirming talent')
  await aMandatedTalent(agent, strict, { dualConsent: true })
  const offerId = await anOffer(brand, strict)
  expect(expectOk(await accept(offerId), 'yes').data).toMatchObject({
    status: 'pending_talent',
    consent: { by: 'Acting agent & Co' },
  })
  expect(
    expectOk(await strict.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'confirmation').data
      .status,
  ).toBe('awaiting_payment')
})

test('the agent’s rights end with the mandate, and the talent continues alone', async () => {
  const leaving = await newPerson(app, 'talent', 'Going talent')
  const mandateId = await aMandatedTalent(agent, leaving)
  const offerId = await anOffer(brand, leaving)
  expectOk(await leaving.call('/talent/end-mandate', { mandateId }), 'end')
  expect((await offerSeen(offerId)).status).toBe(404)
  expect((await accept(offerId)).status).toBe(404)
  const { items } = expectOk(await agent.call('/talentagent/offer-list', { limit: 100 }), 'offers').data
  expect(items.map((item: { id: string }) => item.id)).not.toContain(offerId)
  expect((await leaving.call('/talent/accept-offer', { offerId, versionNo: 1 })).status).toBe(200)
})

test('a mandate takes effect on its first day', async () => {
  const soon = await newPerson(app, 'talent', 'Coming talent')
  const offerId = await anOffer(brand, soon)
  await aMandatedTalent(agent, soon, { startsAt: addDays(dayFromNow(0), 1) })
  const rosterRow = async () =>
    expectOk(await agent.call('/talentagent/get-added-talent', { talentId: soon.id }), 'roster row').data
  expect((await offerSeen(offerId)).status).toBe(404)
  expect(await rosterRow(), 'nor does anything else of theirs').toMatchObject({
    status: 'active',
    profile: null,
    openOffers: 0,
  })
  await app.passTime(25 * 3_600_000)
  agent = await signInAgain(app, agent)
  expect((await offerSeen(offerId)).status).toBe(200)
  expect(await rosterRow()).toMatchObject({ profile: { displayName: 'Coming talent' }, openOffers: 1 })
  await app.passTime(0)
  agent = await signInAgain(app, agent)
})

test('new terms and a mandate for a managed talent cannot start in the future', async () => {
  const startsAt = addDays(dayFromNow(0), 3)
  const fieldsOf = async (path: string, body: object) => (await agent.call(path, body)).data.fields ?? {}
  const proposed = { talentId: talent.id, mandate: { startsAt } }
  expect(await fieldsOf('/talentagent/propose-mandate', proposed)).toHaveProperty(['mandate.startsAt'])
  const managed = { profile: { displayName: 'Someone' }, mandate: { startsAt } }
  expect(await fieldsOf('/talentagent/add-talent', managed)).toHaveProperty(['mandate.startsAt'])
})

test('a member acts only for their assigned talents', async () => {
  const offerId = await anOffer(brand, talent)
  const [own, other] = [await aMember(agent, [talent.id]), await aMember(agent, [])]
  expect((await offerSeen(offerId, other)).status).toBe(404)
  expect((await accept(offerId, other)).status).toBe(404)
  expect((await accept(offerId, own)).status).toBe(200)
  expectOk(await agent.call('/talentagent/remove-member', { memberId: own.id }), 'removal')
  expect((await offerSeen(offerId, own)).status).toBe(401)
})

test('a managed talent with open work keeps their agent until they have their own sign-in', async () => {
  const { talentId, mandateId } = await aManagedTalent(agent, { isListed: true })
  const offerId = await aDirectOffer(talentId)
  const remove = () => agent.call('/talentagent/remove-added-talent', { mandateId })
  expect(await remove()).toMatchObject({ status: 422, code: 'offers_open' })
  expectOk(await accept(offerId), 'acceptance')
  await app.settle()
  expect(await remove()).toMatchObject({ status: 422, code: 'deals_open' })
  expect((await agent.call('/user/delete-profile', { password: PASSWORD })).code).toBe('deals_open')
  expectOk(
    await agent.call('/talentagent/invite-to-claim', { talentId, email: 'grown@example.com' }),
    'claim',
  )
  const grown = await acceptInvitation(app, 'grown@example.com')
  expect(expectOk(await remove(), 'removal').data.status).toBe('ended')
  const { items } = expectOk(await grown.call('/talent/dealList', {}), 'deals').data
  expect(items).toHaveLength(1)
})

test('closing an account ends its mandates', async () => {
  const [gone, owner] = [await newPerson(app, 'talent', 'Erased talent'), await newAgent(app, 'Erased agent')]
  const colleague = await aMember(owner, [])
  await aMandatedTalent(owner, gone)
  const stays = await newPerson(app, 'talent', 'Staying talent')
  const mandateId = await aMandatedTalent(owner, stays)
  expectOk(await gone.call('/user/delete-profile', { password: PASSWORD }), 'talent leaves')
  expect((await owner.call('/talentagent/get-added-talent', { talentId: gone.id })).status).toBe(404)
  expectOk(await owner.call('/user/delete-profile', { password: PASSWORD }), 'agency leaves')
  expect(expectOk(await stays.call('/talent/mandates'), 'mandates').data.items).toMatchObject([
    { id: mandateId, status: 'ended', agency: { name: 'Deleted agency' } },
  ])
  expect((await colleague.call('/talentagent/agency', {})).status).toBe(401)
})

test('every call an agent can make on behalf of a talent has a label', () => {
  const delegated = Object.entries(allCalls).filter(
    ([, call]) =>
      call.kind === 'write' && call.onBehalf && call.onBehalf.target !== 'agency' && !call.onBehalf.isOwn,
  )
  const unlabelled = delegated.map(([name]) => name).filter((name) => !delegatedActionLabels[name])
  expect(unlabelled).toEqual([])
})
