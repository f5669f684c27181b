import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { acceptInvitation, aManagedTalent, invitationToken, newAgent } from '../../testing/agency.ts'
import { expectOk, PASSWORD, type Person } from '../../testing/person.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await startTestApp()
  agent = await newAgent(app, 'Roster agent')
})
afterAll(() => app.stop())

test('claiming gives a managed talent an account, the agency’s mandate and the right to end it', async () => {
  const { talentId, mandateId } = await aManagedTalent(agent, { displayName: 'Claiming talent' })
  const email = 'claiming@example.com'
  const invited = expectOk(
    await agent.call('/talentagent/invite-to-claim', { talentId, email }),
    'claim',
  ).data
  expect(invited).toMatchObject({ isInvitedToClaim: true, email })
  const old = await invitationToken(app, email)
  expectOk(await agent.call('/talentagent/invite-to-claim', { talentId, email }), 'second claim')
  expect((await app.call('/roster/invitation', { token: old })).code).toBe('invitation_expired')
  const about = expectOk(
    await app.call('/roster/invitation', { token: await invitationToken(app, email) }),
    'invitation',
  ).data
  expect(about).toMatchObject({
    kind: 'claim',
    email,
    name: 'Claiming talent',
    agency: 'Roster agent & Co',
    mandate: { id: mandateId },
  })
  const talent = await acceptInvitation(app, email)
  expect(talent).toMatchObject({ id: talentId, role: 'talent' })
  expect(expectOk(await talent.call('/talent/mandates'), 'mandates').data.items).toMatchObject([
    { id: mandateId, status: 'active', isManaged: false },
  ])
  const change = { talentId, profile: { headline: 'Not mine to say' } }
  expect(await agent.call('/talentagent/update-added-talent', change)).toMatchObject({
    status: 422,
    code: 'talent_keeps_profile',
  })
  expect((await agent.call('/talentagent/invite-to-claim', { talentId, email })).code).toBe('not_managed')
  expectOk(await app.call('/talent/signin', { email, password: PASSWORD }), 'sign-in')
  expect(expectOk(await talent.call('/talent/end-mandate', { mandateId }), 'end').data.status).toBe('ended')
})

test('a claim link creates one account, however often it is used at once; a known address fails', async () => {
  const { talentId } = await aManagedTalent(agent)
  expectOk(await agent.call('/talentagent/invite-to-claim', { talentId, email: 'once@example.com' }), 'claim')
  const accepted = {
    token: await invitationToken(app, 'once@example.com'),
    password: PASSWORD,
    termsAccepted: true,
    isAdult: true,
  }
  const answers = await Promise.all([1, 2, 3].map(() => app.call('/roster/accept-invitation', accepted)))
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422, 422])
  const known = await newAgent(app, 'Known agent')
  const { talentId: second } = await aManagedTalent(agent)
  expectOk(
    await agent.call('/talentagent/invite-to-claim', { talentId: second, email: known.email }),
    'claim',
  )
  const taken = { ...accepted, token: await invitationToken(app, known.email) }
  expect((await app.call('/roster/accept-invitation', taken)).data.fields).toHaveProperty('token')
  expect((await app.call('/roster/invitation', { token: taken.token })).status).toBe(200)
})
