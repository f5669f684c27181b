import type { Task } from '@marquee/contract/calls/home'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setBroadcaster } from '../../platform/realtime/broadcast.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aMandatedTalent, aMember, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aPitch, dayFromNow } from '../../testing/terms.ts'
import { aCampaign, aDeal, anOffer } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let agent: Person
let member: Person
let talent: Person
let managed: string
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Desk brand')
  agent = await newAgent(app, 'Desk agent')
  talent = await newPerson(app, 'talent', 'Desk talent')
  await aMandatedTalent(agent, talent)
  managed = (await aManagedTalent(agent, { displayName: 'Desk managed' })).talentId
  member = await aMember(agent, [managed])
})
afterEach(() => setBroadcaster(null))
afterAll(() => app.stop())

const homeOf = async (person: Person, asked: object = {}) =>
  expectOk(await person.call(`/${person.role}/dashboard-stats`, asked), 'home').data
const find = (tasks: Task[], id: string) => tasks.find((task) => task.id === id)

/**
 * Returns the accounts whose offers are refreshed by `work`. Refreshes are sent after the commit, so it waits until
 * the `expected` accounts have received theirs.
 */
async function offersRefreshedBy(work: () => Promise<unknown>, expected: string[]): Promise<Set<string>> {
  const ids = new Set<string>()
  const broadcast = (accountIds: string[], _name: string, payload: object) => {
    if (!JSON.stringify(payload).includes('"offers"')) return
    for (const id of accountIds) ids.add(id)
  }
  setBroadcaster({ broadcast, disconnectSessions: () => {} })
  await work()
  await expect.poll(() => [...ids]).toEqual(expect.arrayContaining(expected))
  setBroadcaster(null)
  return ids
}

test('an agent’s home shows the roster’s tasks with their talent, all counts and the commission', async () => {
  const campaignId = await aCampaign(brand)
  const { items } = expectOk(
    await agent.call('/talentagent/apply', {
      campaignId,
      ...aPitch(),
      talents: [{ talentId: managed }, { talentId: talent.id }],
    }),
    'applications',
  ).data
  const offerId = await anOffer(brand, talent)
  const { yours, theirs, counts } = await homeOf(agent)
  expect(find(yours, offerId)).toMatchObject({
    title: 'Desk brand offers Desk talent £800',
    talentName: 'Desk talent',
  })
  expect(find(theirs, items[0].id)).toMatchObject({
    title: 'Application to Desk brand',
    talentName: 'Desk managed',
  })
  expect(counts).toMatchObject({ campaigns: 0, applications: 2, offers: 1 })
  expect(
    find((await homeOf(agent, { talentId: managed })).yours, offerId),
    'one talent alone',
  ).toBeUndefined()
  expect(find((await homeOf(member)).yours, offerId), 'not theirs to answer for').toBeUndefined()
  expect(find((await homeOf(talent)).yours, offerId)).toMatchObject({
    title: 'Desk brand offers you £800',
    talentName: null,
  })
  expectOk(await agent.call('/talentagent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  // 15 % of 80,000, also for a single talent.
  for (const asked of [{}, { talentId: talent.id }])
    expect((await homeOf(agent, asked)).money).toMatchObject([
      { currency: 'GBP', agreed: 12_000, completed: 0 },
    ])
  expect((await homeOf(talent)).money).toMatchObject([{ currency: 'GBP', agreed: 68_000 }])
  const { dealId } = expectOk(await agent.call('/talentagent/getOfferDetails', { offerId }), 'offer').data
  expect(find((await homeOf(agent)).yours, dealId)).toMatchObject({
    kind: 'deliverable',
    talentName: 'Desk talent',
  })
})

test('a representation request is a task on the talent’s home', async () => {
  const asked = await newPerson(app, 'talent', 'Asked talent')
  expectOk(await agent.call('/talentagent/add-talent', { kind: 'mandate', email: asked.email }), 'request')
  const [task] = (await homeOf(asked)).yours
  const rival = await newAgent(app, 'Desk rival')
  await aMandatedTalent(rival, asked)
  const seen = (await homeOf(rival, { talentId: asked.id })).yours
  expect(seen, 'who else asks is none of another agency’s business').toEqual([])
  expect(task).toMatchObject({
    kind: 'mandate',
    title: 'Desk agent & Co wants to represent you',
    action: 'Review and respond',
  })
  expectOk(await asked.call('/talent/answer-mandate', { mandateId: task.id, action: 'refuse' }), 'decline')
  expect((await homeOf(asked)).yours).toEqual([])
})

test('quick search finds deals, offers and talents of the roster only', async () => {
  const found = expectOk(await agent.call('/talentagent/jump', { text: 'desk' }), 'jump').data.items
  const labels = found.map((item: { kind: string; label: string }) => `${item.kind} ${item.label}`)
  expect(labels).toEqual(
    expect.arrayContaining(['deal Desk brand', 'talent Desk managed', 'talent Desk talent']),
  )
  const less = expectOk(await member.call('/talentagent/jump', { text: 'desk' }), 'jump').data.items
  expect(less.map((item: { label: string }) => item.label)).toEqual(['Desk managed'])
})

test('the roster’s calendar has all talents’ days, and an offer shows its conflicts', async () => {
  await aDeal(brand, talent)
  const range = { from: dayFromNow(0), until: dayFromNow(60) }
  const { items } = expectOk(await agent.call('/talentagent/calendar', range), 'calendar').data
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'draft', from: dayFromNow(10), brandName: 'Desk brand' }),
    ]),
  )
  expect(expectOk(await member.call('/talentagent/calendar', range), 'calendar').data.items).toEqual([])
  expect(await agent.call('/talentagent/calendar', { ...range, until: dayFromNow(400) })).toMatchObject({
    status: 400,
  })
  const rival = await newPerson(app, 'brand', 'Rival brand')
  const offerId = await anOffer(rival, talent)
  const clashes = expectOk(await agent.call('/talentagent/clashes', { offerId }), 'clashes').data.items
  expect(clashes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'dates', sentence: 'A draft for Desk brand is due on the same day.' }),
    ]),
  )
  expect(expectOk(await talent.call('/talent/clashes', { offerId }), 'clashes').data.items).toEqual(clashes)
  expect(await member.call('/talentagent/clashes', { offerId })).toMatchObject({ status: 404 })
})

test('a talent’s events refresh their agents’ screens until the mandate ends', async () => {
  const watched = await newPerson(app, 'talent', 'Watched talent')
  const mandateId = await aMandatedTalent(agent, watched)
  const { items } = expectOk(await agent.call('/talentagent/team'), 'team').data
  const memberId = items.find((one: { role: string }) => one.role === 'member').id
  const before = await offersRefreshedBy(() => anOffer(brand, watched), [agent.id, watched.id, brand.id])
  expect(before, 'a colleague who does not answer for them').not.toContain(memberId)
  expectOk(
    await agent.call('/talentagent/update-member', {
      memberId,
      talentIds: [managed, watched.id],
      receivesMail: false,
    }),
    'member',
  )
  await offersRefreshedBy(() => anOffer(brand, watched), [memberId])
  expectOk(await watched.call('/talent/end-mandate', { mandateId }), 'end')
  const after = await offersRefreshedBy(() => anOffer(brand, watched), [watched.id])
  expect([after.has(agent.id), after.has(memberId)]).toEqual([false, false])
})

test('an agency without talents has an empty home and still sees the open campaigns', async () => {
  const fresh = await newAgent(app, 'Desk beginner')
  expect(await homeOf(fresh)).toEqual({
    yours: [],
    theirs: [],
    counts: { campaigns: 0, applications: 0, offers: 0, deals: 0 },
    money: [],
  })
  for (const path of [
    'dealList',
    'offer-list',
    'get-all-application',
    'active-campaign',
    'get-added-talents',
  ])
    expect(expectOk(await fresh.call(`/talentagent/${path}`, {}), path).data.items, path).toEqual([])
  const range = { from: dayFromNow(0), until: dayFromNow(60) }
  expect(expectOk(await fresh.call('/talentagent/calendar', range), 'calendar').data.items).toEqual([])
  const open = expectOk(await fresh.call('/talentagent/getCampaign', {}), 'campaigns').data.items
  expect(open[0]).toMatchObject({ applied: false })
  const campaign = expectOk(
    await fresh.call('/talentagent/getCampaignDetails', { campaignId: open[0].id }),
    'campaign',
  ).data
  expect(campaign).toMatchObject({ application: null, mayApply: false })
  expect(expectOk(await fresh.call('/talentagent/jump', { text: 'desk' }), 'jump').data.items).toEqual([])
})
