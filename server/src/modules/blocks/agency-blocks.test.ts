import { randomUUID } from 'node:crypto'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestResponse } from '../../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aMandatedTalent, aMember, aRosterLink, newAgent } from '../../testing/agency.ts'
import { aConversation } from '../../testing/conversation.ts'
import { pay } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aPitch, someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication, anOffer, approveWork, submit } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let otherBrand: Person
let owner: Person
let member: Person
let otherAgent: Person
/** Has an account, and gave both agencies the right to act. */
let talent: Person
let managedId: string
let otherManagedId: string
let agencyId: string
let campaignId: string
let conversationId: string
let offerId: string
let managedOfferId: string
let managedApplicationId: string
let deliverableId: string

const hello = (): object => ({ conversationId, clientId: randomUUID(), text: 'Hello?' })
const shown = { isListed: true, takesDirectOffers: true }

async function directOffer(from: Person, talentId: string): Promise<TestResponse> {
  return from.call('/brand/send-offer', { campaignId: DIRECT_CAMPAIGN_ID, talentId, terms: someTerms() })
}

/** Applies for a managed talent, who gets no email of their own, and returns the id of the application. */
async function applicationFor(agent: Person, talentId: string, campaign: string): Promise<string> {
  const input = { campaignId: campaign, ...aPitch(), talents: [{ talentId }] }
  return expectOk(await agent.call('/talentagent/apply', input), 'application').data.items[0].id
}

beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Quiet Harbour')
  otherBrand = await newPerson(app, 'brand', 'Loud Harbour')
  talent = await newPerson(app, 'talent', 'Claimed Clara')
  owner = await newAgent(app, 'Pushy Agency')
  otherAgent = await newAgent(app, 'Calm Agency')
  await aMandatedTalent(owner, talent)
  await aMandatedTalent(otherAgent, talent)
  managedId = (await aManagedTalent(owner, { displayName: 'Managed Mona', ...shown })).talentId
  otherManagedId = (await aManagedTalent(otherAgent, { displayName: 'Managed Olga', ...shown })).talentId
  member = await aMember(owner, [talent.id, managedId])
  campaignId = await aCampaign(brand)
  conversationId = await aConversation({ brand, talent, campaignId }, { isFresh: true })
  expectOk(await member.call('/messages/send', hello()), 'message before the block')
  offerId = await anOffer(brand, talent)
  deliverableId = (await aDeal(brand, talent)).deliverableIds[0] ?? ''
  const sent = expectOk(await directOffer(brand, managedId), 'offer to a managed talent').data
  await pay(app, brand, sent.payable)
  managedOfferId = sent.offer.id
  managedApplicationId = await applicationFor(owner, managedId, await aCampaign(brand))
  const { items } = expectOk(await brand.call('/messages/getAgencies', { conversationId }), 'agencies').data
  expect(items).toEqual([expect.objectContaining({ name: 'Pushy Agency & Co' })])
  agencyId = items[0].id
  expectOk(await brand.call('/user/block', { blockedId: agencyId }), 'block')
  await app.settle()
})
afterAll(() => app.stop())

/** Each way in which an agent could reach the brand for a talent, by name. */
const ways: Record<string, (agent: Person) => Promise<TestResponse>> = {
  'a message': (agent) => agent.call('/messages/send', hello()),
  'a reaction': (agent) => agent.call('/messages/react', { conversationId, no: 1, emoji: '👍' }),
  'an application for a talent with an account': (agent) =>
    agent.call('/talentagent/apply', { campaignId, ...aPitch(), talents: [{ talentId: talent.id }] }),
  'an application for a managed talent': (agent) =>
    agent.call('/talentagent/apply', { campaignId, ...aPitch(), talents: [{ talentId: managedId }] }),
  'a counter-offer': (agent) =>
    agent.call('/talentagent/counter-offer', {
      offerId,
      versionNo: 1,
      terms: someTerms({ price: 150_000 }),
    }),
  'an acceptance': (agent) => agent.call('/talentagent/accept-offer', { offerId, versionNo: 1 }),
}

test.each(Object.keys(ways))('%s by an agent of a blocked agency is refused', async (name) => {
  for (const agent of [owner, member]) {
    const reply = await ways[name]?.(agent)
    expect(reply, name).toMatchObject({ status: 422, code: 'blocked' })
  }
})

test('an agent of a blocked agency opens no conversation with the brand', async () => {
  const input = { campaignId: await aCampaign(brand), brandId: brand.id, talentId: talent.id }
  expect((await owner.call('/messages/agentOpenConversation', input)).code).toBe('blocked')
  expect((await otherAgent.call('/messages/agentOpenConversation', input)).code).toBe('no_shared_work')
})

test('a brand and a profile that a blocked agency manages do not reach each other', async () => {
  expect(await directOffer(brand, managedId)).toMatchObject({ status: 422, code: 'blocked' })
  const invited = await brand.call('/campaign/invite', { campaignId, talentId: managedId })
  expect(invited).toMatchObject({ status: 422, code: 'blocked' })
  const opened = await brand.call('/messages/openConversation', {
    campaignId: await aCampaign(brand),
    talentId: managedId,
  })
  expect(opened.code).toBe('blocked')
})

test('open offers and undecided applications of managed profiles end with the block', async () => {
  const offer = await brand.call('/brand/getOfferDetails', { offerId: managedOfferId })
  expect(expectOk(offer, 'offer').data).toMatchObject({ status: 'withdrawn' })
  const input = { applicationId: managedApplicationId }
  const application = await owner.call('/talentagent/get-application-details', input)
  expect(expectOk(application, 'application').data.status).toBe('closed')
})

test('a brand does not find profiles that a blocked agency manages, and finds all others', async () => {
  expect((await brand.call('/talent/getTalent', { talentId: managedId })).status).toBe(404)
  const { items } = expectOk(await brand.call('/talent/getAll', { limit: 50 }), 'talents').data
  const ids = items.map(({ id }: { id: string }) => id)
  expect(ids).not.toContain(managedId)
  expect(ids).toContain(otherManagedId)
  const search = async (person: Person, text: string) =>
    expectOk(await person.call('/user/jump', { text }), 'search').data.items.filter(
      ({ kind }: { kind: string }) => kind === 'talent',
    )
  expect(await search(brand, 'Managed Mona')).toEqual([])
  expect(await search(brand, 'Managed Olga')).toHaveLength(1)
  expect(await search(otherBrand, 'Managed Mona')).toHaveLength(1)
})

test('agents of a blocked agency do not find open campaigns of the brand, others do', async () => {
  const open = await aCampaign(brand, { title: 'Campaign behind a block' })
  const finds = async (agent: Person): Promise<boolean[]> => {
    const list = expectOk(await agent.call('/talentagent/getCampaign', { limit: 50 }), 'campaigns').data.items
    const details = await agent.call('/talentagent/getCampaignDetails', { campaignId: open })
    const { items } = expectOk(
      await agent.call('/talentagent/jump', { text: 'behind a block' }),
      'search',
    ).data
    return [list.some(({ id }: { id: string }) => id === open), details.status === 200, items.length > 0]
  }
  for (const agent of [owner, member]) expect(await finds(agent)).toEqual([false, false, false])
  expect(await finds(otherAgent)).toEqual([true, true, true])
})

test('a shared roster link shows nothing to the brand, and stays open for others', async () => {
  const { slug } = await aRosterLink(owner, { title: 'Our talents' })
  const read = { slug }
  expect((await brand.call('/roster/page', read)).status).toBe(404)
  expectOk(await otherBrand.call('/roster/page', read), 'page for another brand')
})

test('a shared roster link leaves out whom the brand has blocked', async () => {
  const { slug } = await aRosterLink(otherAgent, { title: 'Calm talents' })
  const read = { slug }
  const names = async () =>
    expectOk(await brand.call('/roster/page', read), 'page').data.talents.map(
      ({ displayName }: { displayName: string }) => displayName,
    )
  expect(await names()).toEqual(['Claimed Clara', 'Managed Olga'])
  expectOk(await brand.call('/user/block', { blockedId: otherManagedId }), 'block')
  expect(await names()).toEqual(['Claimed Clara'])
  expectOk(await brand.call('/user/unblock', { blockedId: otherManagedId }), 'unblock')
})

test('the talent themself and another agency of theirs still reach the brand', async () => {
  for (const person of [talent, otherAgent])
    expectOk(await person.call('/messages/send', hello()), `message of ${person.email}`)
  expectOk(await brand.call('/messages/send', hello()), 'message of the brand')
  await anApplication(talent, await aCampaign(brand))
  await applicationFor(otherAgent, talent.id, await aCampaign(brand))
  expectOk(
    await talent.call('/talent/counter-offer', {
      offerId,
      versionNo: 1,
      terms: someTerms({ price: 150_000 }),
    }),
    'counter-offer of the talent',
  )
  const withdrawal = { offerId, versionNo: 2, action: 'withdraw' }
  expectOk(await owner.call('/talentagent/manageCounterOffer', withdrawal), 'withdrawal by the agency')
  expectOk(await directOffer(brand, otherManagedId), 'offer to a profile of another agency')
})

test('the agency still works with other brands', async () => {
  const campaign = await aCampaign(otherBrand)
  await applicationFor(owner, managedId, campaign)
  await applicationFor(member, talent.id, campaign)
  expectOk(await directOffer(otherBrand, managedId), 'offer of another brand')
})

test('an agent of a blocked agency still submits the work of a running deal', async () => {
  const input = { deliverableId, fileIds: [await owner.upload()] }
  expectOk(await owner.call('/talentagent/upload', input), 'submission')
  await approveWork(brand, deliverableId)
})

test('the agency and its talents are not notified of the block', async () => {
  for (const person of [owner, member, talent])
    expect((await notificationTexts(app, person)).join('\n')).not.toMatch(/block/i)
})

test('the brand lists the agency, and after the block ends its agents reach the brand again', async () => {
  const { items } = expectOk(await brand.call('/user/getBlocked', {}), 'list').data
  expect(items).toEqual([
    expect.objectContaining({ id: agencyId, kind: 'agency', name: 'Pushy Agency & Co' }),
  ])
  expectOk(await brand.call('/user/unblock', { blockedId: agencyId }), 'unblock')
  for (const agent of [owner, member]) expectOk(await agent.call('/messages/send', hello()), 'message')
  await applicationFor(owner, managedId, campaignId)
  expectOk(await brand.call('/talent/getTalent', { talentId: managedId }), 'profile')
  expect(await submit(talent, deliverableId)).not.toMatchObject({ code: 'blocked' })
})

test('an application that an agent sends while the brand blocks the agency ends or is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const campaign = await aCampaign(brand)
    const sent = applicationFor(owner, managedId, campaign).then(
      (id) => id,
      () => null,
    )
    expectOk(await brand.call('/user/block', { blockedId: agencyId }), 'block')
    const applicationId = await sent
    await app.settle()
    if (applicationId) {
      const read = await owner.call('/talentagent/get-application-details', { applicationId })
      expect(expectOk(read, 'application').data.status).toBe('closed')
    }
    expectOk(await brand.call('/user/unblock', { blockedId: agencyId }), 'unblock')
  }
})
