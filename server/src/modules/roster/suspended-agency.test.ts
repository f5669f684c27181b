import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { acceptInvitation, aManagedTalent, aMember, newAgent } from '../../testing/agency.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aPostSpec, someTerms } from '../../testing/terms.ts'
import { aCampaign } from '../../testing/work.ts'

let app: TestApp
let operator: Operator
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
  brand = await newPerson(app, 'brand', 'Looking brand')
})
afterAll(() => app.stop())

const suspend = async (person: Person) => {
  const act = {
    userId: person.id,
    reasonCode: 'abuse',
    explanation: 'You sent insults.',
    reason: 'Two reports',
  }
  expectOk(await operator.call('/superAdmin/suspendUser', act), 'suspension')
}
const restore = async (person: Person) =>
  expectOk(
    await operator.call('/superAdmin/restoreUser', { userId: person.id, reason: 'A mistake' }),
    'restored',
  )
interface Item {
  id: string
}
/** In which of the lists that a brand reads this talent is. */
async function listsWith(talentId: string, campaignId: string): Promise<string[]> {
  const lists = {
    search: await brand.call('/brand/searchTalent', { limit: 50 }),
    all: await brand.call('/talent/getAll', { limit: 50 }),
    favourites: await brand.call('/brand/listFavorite', {}),
    suggestions: await brand.call('/brand/suggested-talents', { campaignId }),
  }
  return Object.entries(lists).flatMap(([name, list]) =>
    expectOk(list, name).data.items.some(
      (item: Item & { talent?: Item }) => (item.talent ?? item).id === talentId,
    )
      ? [name]
      : [],
  )
}
const listed = {
  isListed: true,
  takesDirectOffers: true,
  socials: [{ platform: 'instagram', handle: 'managed', followers: 9_000 }],
  minFee: 50_000,
}

test('nobody finds the managed profiles of a suspended agency, until the suspension ends', async () => {
  const agent = await newAgent(app, 'Suspended agent')
  const { talentId } = await aManagedTalent(agent, listed)
  const { talentId: quiet } = await aManagedTalent(agent)
  const member = await aMember(agent, [talentId])
  const campaignId = await aCampaign(brand, { deliverables: [aPostSpec()] })
  expectOk(await brand.call('/brand/add-favorite', { talentId }), 'favourite')
  const everywhere = ['search', 'all', 'favourites', 'suggestions']
  expect(await listsWith(talentId, campaignId)).toEqual(everywhere)

  await suspend(agent)
  expect(await listsWith(talentId, campaignId)).toEqual([])
  const offer = { campaignId, talentId, terms: someTerms() }
  expect((await brand.call('/brand/send-offer', offer)).code).toBe('talent_unavailable')
  const change = { talentId, profile: { headline: 'Still here', isListed: true } }
  const changed = expectOk(await member.call('/talentagent/update-added-talent', change), 'change').data
  expect(changed.profile.isListed, 'what the agency chose').toBe(true)
  const { talentId: added } = await aManagedTalent(member, listed)
  expect(await listsWith(talentId, campaignId)).toEqual([])
  expect(await listsWith(added, campaignId)).toEqual([])

  await restore(agent)
  expect(await listsWith(talentId, campaignId)).toEqual(everywhere)
  expect(await listsWith(added, campaignId)).toContain('search')
  expect(await listsWith(quiet, campaignId), 'was never listed').toEqual([])
})

test('a profile that is unlisted during the suspension stays unlisted', async () => {
  const agent = await newAgent(app, 'Quiet agent')
  const { talentId } = await aManagedTalent(agent, listed)
  const member = await aMember(agent, [talentId])
  const campaignId = await aCampaign(brand)
  await suspend(agent)
  const change = { talentId, profile: { isListed: false } }
  expectOk(await member.call('/talentagent/update-added-talent', change), 'unlisted')
  await restore(agent)
  expect(await listsWith(talentId, campaignId)).toEqual([])
})

test('a talent who claims the profile of a suspended agency is found again', async () => {
  const agent = await newAgent(app, 'Left agent')
  const { talentId } = await aManagedTalent(agent, listed)
  const email = 'leaving@example.com'
  expectOk(await agent.call('/talentagent/invite-to-claim', { talentId, email }), 'claim')
  const campaignId = await aCampaign(brand)
  await suspend(agent)
  const talent = await acceptInvitation(app, email)
  expect(await listsWith(talentId, campaignId)).toContain('search')
  expectOk(await talent.call('/talent/savePublicPage', { isPublic: true, slug: 'claimed-page' }), 'page')
  expect((await app.call('/talent/getPublicProfile', { slug: 'claimed-page' })).status).toBe(200)
  await suspend(talent)
  await restore(agent)
  expect(await listsWith(talentId, campaignId), 'suspended themselves').toEqual([])
})
