import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { aManagedTalent, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { invitationLimits, setInvitationSettings } from './invitation-emails.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await startTestApp()
  // The limits count although the limits of requests, which would end these tests before, are off.
  setInvitationSettings('a secret of this test', true)
  owner = await newAgent(app, 'Inviting owner')
})
afterAll(() => app.stop())

const inviteMember = (by: Person, email: string, name = 'A colleague') =>
  by.call('/talentagent/invite-member', { name, email })
const emailsTo = async (email: string) => (await app.emails()).filter(({ to }) => to === email)

test('an agency invites one address three times a day, also at the same moment', async () => {
  const email = 'stranger@example.com'
  const answers = await Promise.all(Array.from({ length: 12 }, () => inviteMember(owner, email)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(invitationLimits.agencyToAddress)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    code: 'invitation_limit_reached',
    data: { fields: { email: expect.any(String) } },
  })
  expect(await emailsTo(email)).toHaveLength(invitationLimits.agencyToAddress)
})

test('two invitations in the same millisecond are two emails, each with the link of its own', async () => {
  const now = new Date()
  const clocks = [vi.spyOn(clock, 'now'), vi.spyOn(clock, 'fromDatabase')]
  for (const spied of clocks) spied.mockReturnValue(now)
  try {
    expectOk(await inviteMember(owner, 'twice@example.com'), 'first')
    expectOk(await inviteMember(owner, 'twice@example.com'), 'second')
  } finally {
    for (const spied of clocks) spied.mockRestore()
  }
  const links = (await emailsTo('twice@example.com')).map(({ text }) => /\/invitation#\S+/.exec(text)?.[0])
  expect(new Set(links).size).toBe(2)
})

test('every kind of invitation counts, and all agencies together email an address only so often', async () => {
  const email = 'wanted@example.com'
  for (let agency = 0; agency < 3; agency++) {
    const agent = await newAgent(app, `Wanting agency ${agency}`)
    const { talentId } = await aManagedTalent(agent)
    expectOk(await inviteMember(agent, email), 'a member')
    expectOk(await agent.call('/talentagent/invite-to-claim', { talentId, email }), 'a claim')
    const request = { kind: 'mandate', email: `other.${agency}@example.com` }
    expectOk(await agent.call('/talentagent/add-talent', request), 'a request')
    expect(await emailsTo(request.email)).toHaveLength(1)
  }
  expect(await emailsTo(email)).toHaveLength(invitationLimits.address)
})

test('an agency sends a maximum of invitations a day to all addresses together', async () => {
  const agent = await newAgent(app, 'Eager agency')
  const send = (no: number) => inviteMember(agent, `colleague.no.${no}@example.com`)
  for (let no = 0; no < invitationLimits.agency; no++) expectOk(await send(no), `invitation ${no}`)
  expect(await send(invitationLimits.agency)).toMatchObject({ status: 429, code: 'invitation_limit_reached' })
})

test('an invitation says whose address it is from', async () => {
  const email = 'reader@example.com'
  expectOk(await inviteMember(owner, email), 'invitation')
  const [sent] = await emailsTo(email)
  expect(sent?.text).toContain(`\n\nYou were invited by ${owner.email}.`)
})

test('names in invitations contain no web or email address', async () => {
  for (const name of ['Win at evil.example', 'https://evil.example', 'support@evil.example'])
    expect(await inviteMember(owner, 'reader.of.names@example.com', name)).toMatchObject({
      status: 400,
      data: { fields: { name: expect.any(String) } },
    })
  const renamed = await owner.call('/talentagent/update-agency', { name: 'Prizes: www.evil' })
  expect(renamed).toMatchObject({ status: 400, data: { fields: { name: expect.any(String) } } })
  const profile = { displayName: 'evil.example/win' }
  expect(await owner.call('/talentagent/add-talent', { kind: 'managed', profile })).toMatchObject({
    status: 400,
    data: { fields: { 'profile.displayName': expect.any(String) } },
  })
  expect(await emailsTo('reader.of.names@example.com')).toEqual([])
})

test('the owner of an address stops invitations with one click, with or without an account', async () => {
  const { email: known } = await newPerson(app, 'talent', 'Known reader')
  for (const [index, email] of ['unknown.reader@example.com', known].entries()) {
    expectOk(await inviteMember(owner, email), 'invitation')
    const text = (await emailsTo(email)).at(-1)?.text ?? ''
    const [url = ''] = /\/unsubscribe\/invitations\?t=[\w.-]+/.exec(text) ?? []
    const ask = (method: 'GET' | 'POST', target: string) =>
      app.app.inject({ method, url: target, headers: { origin: 'https://mail.example' } })
    const before = (await emailsTo(email)).length
    expect((await ask('GET', url)).statusCode).toBe(200)
    expectOk(await inviteMember(owner, email), 'a program followed the link')
    expect(await emailsTo(email)).toHaveLength(before + 1)

    expect((await ask('POST', url)).statusCode).toBe(200)
    expect((await ask('POST', url)).statusCode, 'again').toBe(200)
    expectOk(await inviteMember(await newAgent(app, `Later agency ${index}`), email), 'the same answer')
    expect(await emailsTo(email)).toHaveLength(before + 1)

    expect((await ask('POST', url.replace('?', '/undo?'))).statusCode).toBe(200)
    expectOk(await inviteMember(await newAgent(app, `Last agency ${index}`), email), 'after the undo')
    expect(await emailsTo(email)).toHaveLength(before + 2)
    expect((await ask('POST', `${url}x`)).statusCode, 'a changed link').toBe(404)
  }
})
