import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await startTestApp()
  agent = await newAgent(app, 'Declined agent')
})
afterAll(() => app.stop())

const rowsWith = async (text: string) =>
  expectOk(await agent.call('/talentagent/get-added-talents', { text }), 'roster').data.items
const decline = async (talent: Person, mandateId: string) =>
  expectOk(await talent.call('/talent/answer-mandate', { mandateId, action: 'refuse' }), 'decline')

test('a talent the agency never represented appears in a decline by email address only', async () => {
  const talent = await newPerson(app, 'talent', 'Secret Name')
  await app.call('/user/update-profile', { isListed: false }, { token: talent.token })
  const asked = expectOk(
    await agent.call('/talentagent/add-talent', { kind: 'mandate', email: talent.email }),
    'request',
  ).data
  await decline(talent, asked.id)
  expect(await rowsWith(talent.email)).toMatchObject([
    { status: 'refused', email: talent.email, talent: null },
  ])
  expect(await rowsWith('Secret Name')).toEqual([])
  const email = (await app.emails()).filter((mail) => mail.to === agent.email).at(-1)
  expect(email?.subject).toBe(`${talent.email} declined your representation request`)
  expect(email?.text).not.toMatch('Secret Name')
})

test('a represented talent appears by name when they decline new terms', async () => {
  const talent = await newPerson(app, 'talent', 'Known Name')
  const mandateId = await aMandatedTalent(agent, talent)
  const { proposal } = expectOk(
    await agent.call('/talentagent/propose-mandate', { talentId: talent.id, mandate: {} }),
    'proposal',
  ).data
  await decline(talent, proposal.id)
  expect((await app.emails()).filter((mail) => mail.to === agent.email).at(-1)?.subject).toBe(
    'Known Name declined your representation request',
  )
  expectOk(await talent.call('/talent/end-mandate', { mandateId }), 'end')
  expect(await rowsWith('Known Name')).toMatchObject([
    { status: 'refused', talent: { displayName: 'Known Name' } },
  ])
})
