import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { acceptInvitation, aManagedTalent, aMember, invitationToken, newAgent } from '../../testing/agency.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
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
const signIn = ({ email }: Person) => app.call('/user/signin', { email, password: PASSWORD })
const lastEmailTo = async ({ email }: Person) => (await app.emails()).filter(({ to }) => to === email).at(-1)
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
  const campaignId = await aCampaign(brand, { deliverables: [aPostSpec()] })
  expectOk(await brand.call('/brand/add-favorite', { talentId }), 'favourite')
  const everywhere = ['search', 'all', 'favourites', 'suggestions']
  expect(await listsWith(talentId, campaignId)).toEqual(everywhere)

  await suspend(agent)
  expect(await listsWith(talentId, campaignId)).toEqual([])
  const offer = { campaignId, talentId, terms: someTerms() }
  expect((await brand.call('/brand/send-offer', offer)).status, 'as for an unknown talent').toBe(404)

  await restore(agent)
  expect(await listsWith(talentId, campaignId)).toEqual(everywhere)
  expect(await listsWith(quiet, campaignId), 'was never listed').toEqual([])
})

test('the members of a suspended agency are signed out, notified and cannot sign in, until the suspension ends', async () => {
  const agent = await newAgent(app, 'Agent with a team')
  const { talentId } = await aManagedTalent(agent, listed)
  const member = await aMember(agent, [talentId])
  const stranger = await aMember(await newAgent(app, 'Other agent'), [])
  const address = expectOk(await member.call('/user/reset-calendar-feed'), 'calendar').data.url
  const feed = () => app.app.inject({ method: 'GET', url: new URL(address).pathname })
  await suspend(agent)
  expect((await member.call('/talentagent/get-added-talents', {})).status).toBe(401)
  expect(await signIn(member)).toMatchObject({ status: 403, code: 'account_suspended' })
  expect(await lastEmailTo(member)).toMatchObject({
    subject: 'Your Marquee account is suspended',
    text: expect.stringContaining('reply to this email'),
  })
  expect((await feed()).statusCode, 'calendar').toBe(404)
  const { data } = await operator.call('/superAdmin/getUser', { userId: member.id })
  expect(data).toMatchObject({ status: 'active', isAgencySuspended: true })
  expectOk(await stranger.call('/talentagent/get-added-talents', {}), 'another agency')

  await restore(agent)
  expect(await lastEmailTo(member)).toMatchObject({ subject: 'Your Marquee account is active again' })
  expectOk(await signIn(member), 'sign-in')
  expect((await feed()).statusCode, 'calendar').toBe(200)
})

test('a member who is suspended themselves stays so when the suspension of the agency ends, and the other way round', async () => {
  const agent = await newAgent(app, 'Agent of two suspensions')
  const member = await aMember(agent, [])
  await suspend(member)
  await suspend(agent)
  await restore(agent)
  expect(await signIn(member)).toMatchObject({ code: 'account_suspended' })
  await suspend(agent)
  await restore(member)
  expect(await signIn(member)).toMatchObject({ code: 'account_suspended' })
  await restore(agent)
  expectOk(await signIn(member), 'sign-in')
})

test('nobody joins the team of a suspended agency', async () => {
  const agent = await newAgent(app, 'Inviting agent')
  const email = 'joining@example.com'
  const invitation = { name: 'Joining colleague', email, talentIds: [] }
  expectOk(await agent.call('/talentagent/invite-member', invitation), 'invitation')
  const token = await invitationToken(app, email)
  await suspend(agent)
  const joining = { token, password: PASSWORD, termsAccepted: true, isAdult: true }
  expect((await app.call('/roster/invitation', { token })).code).toBe('invitation_expired')
  expect((await app.call('/roster/accept-invitation', joining)).code).toBe('invitation_expired')
  await restore(agent)
  expectOk(await app.call('/roster/accept-invitation', joining), 'joined')
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
