import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aMandatedTalent, aMember, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aPostSpec } from '../../testing/terms.ts'
import { aDeal, approveWork } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let agent: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Made brand')
  agent = await newAgent(app, 'Made agent')
  talent = await newPerson(app, 'talent', 'Made talent')
})
afterAll(() => app.stop())

const list = async (person: Person, input: object = {}) =>
  expectOk(await person.call('/talentagent/dealList', input), 'deals').data

test('an agent uploads, replaces and posts on behalf of the talent, and both see who did it', async () => {
  await aMandatedTalent(agent, talent)
  const { dealId, deliverableIds } = await aDeal(brand, talent, { deliverables: [aPostSpec()] })
  const [deliverableId = ''] = deliverableIds
  const foreign = { deliverableId, fileIds: [await talent.upload()] }
  expect(await agent.call('/talentagent/upload', foreign), 'the talent’s own file').toMatchObject({
    status: 404,
  })
  const first = { deliverableId, fileIds: [await agent.upload()] }
  expect((await agent.call('/talentagent/upload', first)).data).toMatchObject({ status: 'submitted' })
  expectOk(
    await talent.call('/talent/uploadDeliverables', { deliverableId, fileIds: [await talent.upload()] }),
    'the talent replaces it',
  )
  const caption = '#ad A week with the serum'
  const second = { deliverableId, fileIds: [await agent.upload()], caption }
  expect(
    expectOk(await agent.call('/talentagent/upload', second), 'and the agent that').data.submissions,
  ).toHaveLength(3)
  await approveWork(brand, deliverableId)
  const posted = { deliverableId, postUrl: 'https://instagram.com/p/1' }
  expect((await agent.call('/talentagent/markDeliverableAsComplete', posted)).data).toMatchObject({
    status: 'live',
  })
  const { timeline } = expectOk(await talent.call('/talent/getDealDetails', { dealId }), 'deal').data
  const steps = timeline.map((step: { event: string; by: string }) => `${step.event} ${step.by}`)
  expect(steps).toEqual(
    expect.arrayContaining([
      'deliverable.submit agent',
      'deliverable.replace talent',
      'deliverable.replace agent',
      'deliverable.post agent',
    ]),
  )
  const forBrand = expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
  expect(forBrand.timeline.map((step: { by: string }) => step.by)).not.toContain('agent')
})

test('foreign deals are not found, and an agent without the upload permission can only view', async () => {
  const careful = await newPerson(app, 'talent', 'Made carefully')
  const mandateId = await aMandatedTalent(agent, careful, { scopes: ['view'] })
  const { dealId, deliverableIds } = await aDeal(brand, careful)
  const work = { deliverableId: deliverableIds[0] ?? '', fileIds: [await agent.upload()] }
  expect(await agent.call('/talentagent/upload', work)).toMatchObject({ status: 403, code: 'not_in_mandate' })
  const other = await aManagedTalent(agent)
  const member = await aMember(agent, [other.talentId])
  const stranger = await newAgent(app, 'Made stranger')
  for (const person of [member, stranger]) {
    expect(await person.call('/talentagent/getDealDetails', { dealId })).toMatchObject({ status: 404 })
    expect(await person.call('/talentagent/upload', work)).toMatchObject({ status: 404 })
    expect((await list(person)).items).toEqual([])
  }
  expect((await list(agent, { talentId: careful.id })).items).toMatchObject([
    { id: dealId, talent: { id: careful.id } },
  ])
  expectOk(await careful.call('/talent/end-mandate', { mandateId }), 'end')
  expect(await agent.call('/talentagent/getDealDetails', { dealId })).toMatchObject({ status: 404 })
  expect((await list(agent)).items.map((item: { id: string }) => item.id)).not.toContain(dealId)
})

test('pages of a roster’s deals follow each other without gaps or repeats, active deals first', async () => {
  const second = await newPerson(app, 'talent', 'Made second')
  await aMandatedTalent(agent, second)
  for (const who of [talent, second, talent, second]) await aDeal(brand, who)
  const all = (await list(agent, { limit: 100 })).items.map((item: { id: string }) => item.id)
  expect(new Set(all).size).toBe(5)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await list(agent, { limit: 2, ...(cursor && { cursor }) })
    seen.push(...page.items.map((item: { id: string }) => item.id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(all)
})

test('an agency owner’s account cannot be erased while deals hold its commission', async () => {
  const founder = await newAgent(app, 'Made founder')
  const own = await newPerson(app, 'talent', 'Made own')
  await aMandatedTalent(founder, own, { exclusive: true })
  await aDeal(brand, own)
  expect(await founder.call('/user/delete-profile', { password: 'seven quiet lamps' })).toMatchObject({
    status: 422,
    code: 'deals_open',
  })
})
