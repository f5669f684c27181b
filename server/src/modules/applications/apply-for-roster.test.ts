import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aMandatedTalent, aMember, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aPitch } from '../../testing/terms.ts'
import { aCampaign } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let agent: Person
let talent: Person
let managed: string
let mandateId: string
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Bulk brand')
  agent = await newAgent(app, 'Bulk agent')
  talent = await newPerson(app, 'talent', 'Bulk talent')
  managed = (await aManagedTalent(agent)).talentId
  mandateId = await aMandatedTalent(agent, talent)
})
afterAll(() => app.stop())

interface One {
  talentId: string
  pitch?: string
  proposedFee?: number | null
}
const applyFor = (person: Person, campaignId: string, talents: One[], changes: object = {}) =>
  person.call('/talentagent/apply', { campaignId, ...aPitch(changes), talents })
const received = async (campaignId: string) =>
  expectOk(await brand.call('/campaign/get-applications', { campaignId }), 'applications').data.items

test('an agent applies for several talents at once, each with their own pitch where it differs', async () => {
  const campaignId = await aCampaign(brand)
  const talents = [
    { talentId: talent.id, pitch: 'She knows the river.', proposedFee: 90_000 },
    { talentId: managed },
  ]
  const { items } = expectOk(await applyFor(agent, campaignId, talents), 'applications').data
  expect(items).toMatchObject([
    {
      talent: { id: talent.id },
      pitch: 'She knows the river.',
      proposedFee: 90_000,
      status: 'submitted',
      agency: { name: 'Bulk agent & Co' },
    },
    {
      talent: { id: managed },
      pitch: 'I shoot skin in morning light.',
      proposedFee: 110_000,
      status: 'submitted',
    },
  ])
  const seen = await received(campaignId)
  expect(seen).toHaveLength(2)
  expect(seen[0], 'the brand deals with the talent').not.toHaveProperty('agency')
  const own = expectOk(
    await talent.call('/talent/get-application-details', { applicationId: items[0].id }),
    'application',
  ).data
  expect(own).toMatchObject({ pitch: 'She knows the river.', agency: { name: 'Bulk agent & Co' } })
  const { items: actions } = expectOk(await talent.call('/talent/agent-acts', {}), 'actions').data
  expect(actions[0]).toMatchObject({ call: 'agentApply', subject: { noun: 'campaign', id: campaignId } })
})

test('applying for several talents succeeds for all or none, and the error names the talent', async () => {
  const campaignId = await aCampaign(brand)
  expectOk(await applyFor(agent, campaignId, [{ talentId: managed }]), 'first')
  const refused = await applyFor(agent, campaignId, [{ talentId: talent.id }, { talentId: managed }])
  expect(refused).toMatchObject({
    status: 409,
    code: 'already_applied',
    data: {
      state: 'submitted',
      fields: { 'talents.1': 'There is already an application for this campaign.' },
    },
  })
  expect(await received(campaignId)).toHaveLength(1)
  expect(await applyFor(agent, campaignId, [{ talentId: talent.id }, { talentId: talent.id }])).toMatchObject(
    {
      status: 400,
      data: { fields: { 'talents.1.talentId': 'This talent is in the list twice.' } },
    },
  )
  const asking = await aCampaign(brand, { questions: ['Do you have a dog?'] })
  expect(
    await applyFor(agent, asking, [{ talentId: talent.id }]),
    'what all share keeps its own field',
  ).toMatchObject({
    status: 400,
    data: { fields: { 'answers.0': 'Please answer this question.' } },
  })
  const hidden = await aCampaign(brand, { visibility: 'invite' })
  const [missing, unseen] = [randomUUID(), hidden].map((id) => applyFor(agent, id, [{ talentId: talent.id }]))
  expect(await missing).toEqual(expect.objectContaining({ status: 404, data: {} }))
  expect(await unseen, 'what nobody of them can see is as missing').toEqual(
    expect.objectContaining({ status: 404, data: {} }),
  )
})

test('an agent reads when the application for a talent was withdrawn', async () => {
  const campaignId = await aCampaign(brand)
  const { items } = expectOk(await applyFor(agent, campaignId, [{ talentId: managed }]), 'application').data
  const applicationId = items[0].id
  const withdrawn = expectOk(
    await agent.call('/talentagent/withdraw-application', { applicationId }),
    'withdrawal',
  ).data
  const lineOf = async (talentId: string) =>
    expectOk(await agent.call('/talentagent/roster-for-campaign', { campaignId }), 'roster').data.items.find(
      (line: { talent: { id: string } }) => line.talent.id === talentId,
    )
  expect(await lineOf(managed)).toMatchObject({
    blockedBy: null,
    application: { status: 'withdrawn', withdrawnAt: withdrawn.updatedAt },
  })
  expect((await lineOf(talent.id)).application).toBeNull()
  expectOk(await applyFor(agent, campaignId, [{ talentId: managed }]), 'second try')
  expect(await lineOf(managed)).toMatchObject({ blockedBy: 'applied', application: { withdrawnAt: null } })
})

test('a foreign talent is not found, a missing permission is named, a member sees only their own talents', async () => {
  const campaignId = await aCampaign(brand)
  const stranger = await newAgent(app, 'Bulk stranger')
  expect(await applyFor(stranger, campaignId, [{ talentId: talent.id }])).toMatchObject({ status: 404 })
  expect(await applyFor(stranger, campaignId, [{ talentId: randomUUID() }])).toMatchObject({ status: 404 })
  const careful = await newPerson(app, 'talent', 'Careful talent')
  await aMandatedTalent(agent, careful, { scopes: ['view', 'negotiate'] })
  expect(await applyFor(agent, campaignId, [{ talentId: managed }, { talentId: careful.id }])).toMatchObject({
    status: 403,
    code: 'not_in_mandate',
    data: { fields: { 'talents.1': 'Your representation agreement with this talent doesn’t cover this.' } },
  })
  const member = await aMember(agent, [managed])
  expect(await applyFor(member, campaignId, [{ talentId: talent.id }])).toMatchObject({ status: 404 })
  expect((await applyFor(member, campaignId, [{ talentId: managed }])).status).toBe(200)
  const { items } = expectOk(
    await agent.call('/talentagent/roster-for-campaign', { campaignId }),
    'roster',
  ).data
  const shown = new Map(
    items.map((item: { talent: { id: string }; blockedBy: string | null }) => [
      item.talent.id,
      item.blockedBy,
    ]),
  )
  expect(Object.fromEntries(shown)).toEqual({
    [managed]: 'applied',
    [careful.id]: 'not_in_mandate',
    [talent.id]: null,
  })
  expect(
    expectOk(await member.call('/talentagent/roster-for-campaign', { campaignId }), 'roster').data.items,
  ).toHaveLength(1)
})

test('agents edit, withdraw and read on behalf of a talent, and list the roster or one talent', async () => {
  const campaignId = await aCampaign(brand)
  const { items } = expectOk(
    await applyFor(agent, campaignId, [{ talentId: talent.id }, { talentId: managed }]),
    'applications',
  ).data
  const applicationId: string = items[0].id
  const edited = await agent.call('/talentagent/edit-application', {
    applicationId,
    ...aPitch({ pitch: 'Better words.' }),
  })
  expect(edited).toMatchObject({ status: 200, data: { pitch: 'Better words.' } })
  const all = expectOk(await agent.call('/talentagent/get-all-application', { limit: 2 }), 'list').data
  expect(all.items.map((item: { id: string }) => item.id).toSorted()).toEqual(
    items.map((item: { id: string }) => item.id).toSorted(),
  )
  const next = expectOk(
    await agent.call('/talentagent/get-all-application', { limit: 100, cursor: all.nextCursor }),
    'next page',
  ).data
  expect(next.items.every((item: { createdAt: string }) => item.createdAt <= all.items[1].createdAt)).toBe(
    true,
  )
  const one = expectOk(
    await agent.call('/talentagent/get-all-application', { talentId: talent.id, limit: 100 }),
    'one',
  ).data
  expect(new Set(one.items.map((item: { talent: { id: string } }) => item.talent.id))).toEqual(
    new Set([talent.id]),
  )
  expect(await agent.call('/talentagent/get-all-application', { talentId: brand.id })).toMatchObject({
    status: 404,
  })
  expect((await agent.call('/talentagent/withdraw-application', { applicationId })).data).toMatchObject({
    status: 'withdrawn',
  })
  const open = expectOk(await agent.call('/talentagent/getCampaignDetails', { campaignId }), 'campaign').data
  expect(open, 'one of two can still apply').toMatchObject({ application: null, mayApply: true })
  const listed = expectOk(await agent.call('/talentagent/getCampaign', {}), 'campaigns').data.items
  expect(listed.find((item: { id: string }) => item.id === campaignId)).toMatchObject({ applied: true })
  const active = expectOk(await agent.call('/talentagent/active-campaign', { talentId: managed }), 'active')
    .data.items
  expect(active.some((item: { id: string }) => item.id === campaignId)).toBe(true)
})

test('an ended mandate removes the agent’s access and withdraws a managed talent’s applications', async () => {
  const campaignId = await aCampaign(brand)
  const leaving = await aManagedTalent(agent)
  const wanted = [{ talentId: talent.id }, { talentId: leaving.talentId }]
  const { items } = expectOk(await applyFor(agent, campaignId, wanted), 'applications').data
  expectOk(await talent.call('/talent/end-mandate', { mandateId }), 'end')
  expectOk(await agent.call('/talentagent/remove-added-talent', { mandateId: leaving.mandateId }), 'removal')
  for (const { id: applicationId } of items) {
    expect(await agent.call('/talentagent/get-application-details', { applicationId })).toMatchObject({
      status: 404,
    })
    expect(await agent.call('/talentagent/withdraw-application', { applicationId })).toMatchObject({
      status: 404,
    })
  }
  const states = (await received(campaignId)).map((item: { talent: { id: string }; status: string }) => [
    item.talent.id,
    item.status,
  ])
  expect(Object.fromEntries(states)).toEqual({ [talent.id]: 'submitted', [leaving.talentId]: 'withdrawn' })
})
