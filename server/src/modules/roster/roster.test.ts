import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aMandatedTalent, invitationToken, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { sendForm } from '../../testing/send-form.ts'

let app: TestApp
let agent: Person
let stranger: Person
beforeAll(async () => {
  app = await startTestApp()
  agent = await newAgent(app, 'Roster agent')
  stranger = await newAgent(app, 'Strange agent')
})
afterAll(() => app.stop())

const ask = (email: string, by = agent, mandate: object = {}) =>
  by.call('/talentagent/add-talent', { kind: 'mandate', email, mandate })
const rosterRow = async (talentId: string) =>
  expectOk(await agent.call('/talentagent/get-added-talent', { talentId }), 'roster row').data

test('signing up as an agent creates an agency with its owner', async () => {
  const { agency, name } = expectOk(await agent.call('/user/profile', {}, { method: 'GET' }), 'profile').data
  expect(name).toBe('Roster agent')
  expect(agency).toMatchObject({ id: agent.id, name: 'Roster agent & Co', isOwner: true })
})

test('a managed talent is represented at once, with a profile that the agency edits', async () => {
  const profile = {
    displayName: 'Maya Okafor',
    city: 'Leeds',
    minFee: 20_000,
    feeCurrency: 'USD',
    isListed: true,
  }
  const added = expectOk(
    await agent.call('/talentagent/add-talent', { profile, note: 'Loves early light' }),
    'managed talent',
  ).data
  expect(added).toMatchObject({
    status: 'active',
    isManaged: true,
    note: 'Loves early light',
    allowedActions: ['end'],
    openOffers: 0,
  })
  expect(added.profile).toMatchObject({
    displayName: 'Maya Okafor',
    city: 'Leeds',
    minFee: 20_000,
    feeCurrency: 'USD',
    isListed: true,
  })
  const talentId = added.talent.id
  const changed = { talentId, profile: { headline: 'Skin and light' }, doNotPitch: true, brandRate: 30_000 }
  expect(
    expectOk(await agent.call('/talentagent/update-added-talent', changed), 'change').data,
  ).toMatchObject({
    profile: { headline: 'Skin and light', city: 'Leeds' },
    doNotPitch: true,
    brandRate: 30_000,
    note: 'Loves early light',
  })
})

test('the agency sets the pictures of a managed talent and not those of an independent one', async () => {
  const { talentId } = await aManagedTalent(agent)
  const asked = { talentId, profile: JSON.stringify({ city: 'Hull', minFee: 15_000 }) }
  const sent = await sendForm(app, '/talentagent/update-added-talent', asked, ['avatar', 'cover'], agent)
  expect(expectOk(sent, 'pictures').data.profile).toMatchObject({
    city: 'Hull',
    minFee: 15_000,
    feeCurrency: 'GBP',
    avatarUrl: expect.stringContaining('/uploads/avatars/'),
  })
  const talent = await newPerson(app, 'talent', 'Pictured talent')
  await aMandatedTalent(agent, talent)
  const refused = await sendForm(
    app,
    '/talentagent/update-added-talent',
    { talentId: talent.id },
    ['avatar'],
    agent,
  )
  expect(refused).toMatchObject({ status: 422, code: 'talent_keeps_profile' })
})

test('terms that cannot work without an account fail by field', async () => {
  const profile = { displayName: 'Someone' }
  const fieldErrorsOf = async (body: object) =>
    (await agent.call('/talentagent/add-talent', body)).data.fields
  expect(await fieldErrorsOf({})).toHaveProperty(['profile.displayName'])
  expect(await fieldErrorsOf({ profile, mandate: { dualConsent: true } })).toHaveProperty([
    'mandate.dualConsent',
  ])
  expect(await fieldErrorsOf({ profile, mandate: { endsAt: '2030-01-01' } })).toHaveProperty([
    'mandate.endsAt',
  ])
  expect(await fieldErrorsOf({ profile: { ...profile, typeId: agent.id } })).toHaveProperty([
    'profile.typeId',
  ])
  expect(await fieldErrorsOf({ kind: 'mandate' })).toHaveProperty(['email'])
  expect(await fieldErrorsOf({ kind: 'mandate', email: 'a@example.com', profile })).toHaveProperty([
    'profile',
  ])
})

test('a request for representation gets the same response whether or not the address has an account', async () => {
  const known = await newPerson(app, 'talent', 'Known talent')
  const [one, other] = [
    expectOk(await ask(known.email), 'known').data,
    expectOk(await ask('nobody.yet@example.com'), 'unknown').data,
  ]
  const plain = (reply: object) => ({ ...reply, id: '', email: '', proposedAt: '' })
  expect(plain(one)).toEqual(plain(other))
  expect(one).toMatchObject({ status: 'invited', talent: null, profile: null, allowedActions: ['withdraw'] })
  const emails = (await app.emails())
    .filter((mail) => mail.subject.endsWith('would like to represent you'))
    .slice(-2)
  // Only the link that refuses further invitations belongs to its address.
  const withoutToken = (text = '') => text.replace(/\?t=[\w.-]+/, '')
  expect(withoutToken(emails[0]?.text)).toBe(withoutToken(emails[1]?.text))
  expect(await ask(known.email)).toMatchObject({ status: 409, code: 'already_on_roster' })
})

test('the talent reads the terms and accepts them, and may require their own approval', async () => {
  const talent = await newPerson(app, 'talent', 'Granting talent')
  const { id: mandateId } = expectOk(await ask(talent.email), 'request').data
  const open = expectOk(await talent.call('/talent/mandates'), 'requests').data.items
  expect(open).toMatchObject([
    {
      id: mandateId,
      status: 'invited',
      agency: { name: 'Roster agent & Co' },
      allowedActions: ['grant', 'refuse'],
    },
  ])
  const granted = expectOk(
    await talent.call('/talent/answer-mandate', { mandateId, action: 'grant', dualConsent: true }),
    'grant',
  ).data
  expect(granted).toMatchObject({ status: 'active', dualConsent: true, allowedActions: ['end'] })
  expect(await rosterRow(talent.id)).toMatchObject({
    status: 'active',
    dualConsent: true,
    talent: { id: talent.id },
  })
  const eased = expectOk(
    await talent.call('/talent/dual-consent', { mandateId, dualConsent: false, version: granted.version }),
    'consent',
  ).data
  expect(eased).toMatchObject({ dualConsent: false, version: granted.version + 1 })
  expect(
    await talent.call('/talent/dual-consent', { mandateId, dualConsent: true, version: 1 }),
  ).toMatchObject({ code: 'stale_version' })
  expect((await app.emails()).at(-1)).toMatchObject({
    to: agent.email,
    subject: 'You now represent Granting talent',
  })
})

test('a person who signs up later finds the request for their address', async () => {
  const { id: mandateId } = expectOk(await ask('later.talent@example.com'), 'request').data
  const talent = await newPerson(app, 'talent', 'Later talent')
  expect(expectOk(await talent.call('/talent/mandates'), 'requests').data.items).toMatchObject([
    { id: mandateId },
  ])
  expect(
    expectOk(await talent.call('/talent/answer-mandate', { mandateId, action: 'refuse' }), 'decline').data
      .status,
  ).toBe('refused')
  expect(await talent.call('/talent/answer-mandate', { mandateId, action: 'grant' })).toMatchObject({
    status: 409,
    code: 'wrong_state',
  })
  expect((await agent.call('/talentagent/get-added-talent', { talentId: talent.id })).status).toBe(404)
})

test('a talent cannot respond to a request for another talent', async () => {
  const [talent, other] = [
    await newPerson(app, 'talent', 'Asked talent'),
    await newPerson(app, 'talent', 'Other talent'),
  ]
  const { id: mandateId } = expectOk(await ask(talent.email), 'request').data
  expect((await other.call('/talent/answer-mandate', { mandateId, action: 'grant' })).status).toBe(404)
  expect((await other.call('/talent/end-mandate', { mandateId })).status).toBe(404)
  expect(expectOk(await other.call('/talent/mandates'), 'requests').data.items).toEqual([])
})

test('an exclusive agency excludes others and is excluded by any other', async () => {
  const talent = await newPerson(app, 'talent', 'Wanted talent')
  const first = await aMandatedTalent(agent, talent)
  const { id: mandateId } = expectOk(
    await ask(talent.email, stranger, { exclusive: true }),
    'exclusive request',
  ).data
  expect(await talent.call('/talent/answer-mandate', { mandateId, action: 'grant' })).toMatchObject({
    status: 422,
    code: 'exclusive_elsewhere',
  })
  expectOk(await talent.call('/talent/end-mandate', { mandateId: first }), 'end')
  expectOk(await talent.call('/talent/answer-mandate', { mandateId, action: 'grant' }), 'exclusive grant')
  const { id: again } = expectOk(await ask(talent.email), 'request').data
  expect(await talent.call('/talent/answer-mandate', { mandateId: again, action: 'grant' })).toMatchObject({
    code: 'exclusive_elsewhere',
  })
})

test('of two exclusive agencies accepted at the same moment one represents the talent', async () => {
  const talent = await newPerson(app, 'talent', 'Torn talent')
  const asked = [
    await ask(talent.email, agent, { exclusive: true }),
    await ask(talent.email, stranger, { exclusive: true }),
  ]
  const answers = await Promise.all(
    asked.map(({ data }) => talent.call('/talent/answer-mandate', { mandateId: data.id, action: 'grant' })),
  )
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422])
})

test('new terms wait beside the current ones and replace them once accepted; notes are kept', async () => {
  const talent = await newPerson(app, 'talent', 'Renewed talent')
  const mandateId = await aMandatedTalent(agent, talent)
  expectOk(
    await agent.call('/talentagent/update-added-talent', { talentId: talent.id, note: 'Prefers trains' }),
    'note',
  )
  const mandate = { commission: { posting: 1_000, live: 2_000, content: 500 }, scopes: ['view', 'apply'] }
  const asked = expectOk(
    await agent.call('/talentagent/propose-mandate', { talentId: talent.id, mandate }),
    'proposal',
  ).data
  expect(asked).toMatchObject({
    id: mandateId,
    status: 'active',
    commission: { posting: 1_500 },
    proposal: { status: 'invited' },
  })
  expect((await app.emails()).at(-1)).toMatchObject({
    to: talent.email,
    subject: 'Roster agent & Co proposed new representation terms',
  })
  expectOk(
    await talent.call('/talent/answer-mandate', { mandateId: asked.proposal.id, action: 'grant' }),
    'grant',
  )
  expect(await rosterRow(talent.id)).toMatchObject({
    id: asked.proposal.id,
    ...mandate,
    note: 'Prefers trains',
    proposal: null,
  })
  const own = expectOk(await talent.call('/talent/mandates'), 'mandates').data.items
  expect(own.map((item: { status: string }) => item.status).toSorted()).toEqual(['active', 'ended'])
  const lines = expectOk(await agent.call('/talentagent/get-added-talents', { text: 'Renewed' }), 'roster')
    .data.items
  expect(lines).toHaveLength(1)
})

test('a managed talent’s terms change at once', async () => {
  const { talentId, mandateId } = await aManagedTalent(agent)
  const mandate = { commission: { posting: 2_500, live: 2_500, content: 2_500 } }
  const changed = expectOk(
    await agent.call('/talentagent/propose-mandate', { talentId, mandate }),
    'terms',
  ).data
  expect(changed).toMatchObject({ status: 'active', ...mandate, proposal: null })
  expect(changed.id).not.toBe(mandateId)
})

test('a removed talent disappears from the roster at once and stays in its history', async () => {
  const talent = await newPerson(app, 'talent', 'Leaving talent')
  const mandateId = await aMandatedTalent(agent, talent)
  expect((await stranger.call('/talentagent/remove-added-talent', { mandateId })).status).toBe(404)
  expect(
    expectOk(await agent.call('/talentagent/remove-added-talent', { mandateId }), 'removal').data.status,
  ).toBe('ended')
  expect((await agent.call('/talentagent/get-added-talent', { talentId: talent.id })).status).toBe(404)
  const past = expectOk(
    await agent.call('/talentagent/get-added-talents', { status: 'ended', text: 'leaving' }),
    'past',
  ).data.items
  expect(past).toMatchObject([{ id: mandateId, endedBy: 'agent', allowedActions: [] }])
  expectOk(await ask(talent.email), 'second request')
  const lines = expectOk(await agent.call('/talentagent/get-added-talents', { text: 'leaving' }), 'roster')
    .data.items
  expect(lines).toMatchObject([{ status: 'invited', talent: null }])
  const expected = { to: talent.email, subject: 'Roster agent & Co no longer represents you' }
  expect(await app.emails()).toContainEqual(expect.objectContaining(expected))
})

test('a removed managed talent can no longer be found', async () => {
  const { talentId, mandateId } = await aManagedTalent(agent, { isListed: true })
  expectOk(await agent.call('/talentagent/remove-added-talent', { mandateId }), 'removal')
  expect(expectOk(await agent.call('/talent/getTalent', { talentId }), 'profile').data).toMatchObject({
    isListed: false,
    takesDirectOffers: false,
  })
})

test('mandates end with their last day, and links expire after a week', async () => {
  const talent = await newPerson(app, 'talent', 'Lapsing talent')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const mandateId = await aMandatedTalent(agent, talent, { endsAt: tomorrow })
  const { talentId } = await aManagedTalent(agent)
  expectOk(await agent.call('/talentagent/invite-to-claim', { talentId, email: 'slow@example.com' }), 'claim')
  await app.passTime(8 * 86_400_000)
  const { data } = expectOk(
    await app.call('/talent/signin', { email: talent.email, password: PASSWORD }),
    'sign-in',
  )
  const mandates = expectOk(await app.call('/talent/mandates', {}, { token: data.token }), 'mandates').data
    .items
  expect(mandates).toMatchObject([{ id: mandateId, status: 'ended', endedBy: 'system' }])
  expect(
    (await app.call('/roster/invitation', { token: await invitationToken(app, 'slow@example.com') })).code,
  ).toBe('invitation_expired')
  await app.passTime(0)
})

test('another agency’s roster is closed: no row, no list, no change', async () => {
  const { talentId, mandateId } = await aManagedTalent(agent)
  const paths = ['/talentagent/get-added-talent', '/talentagent/update-added-talent']
  for (const path of paths) expect((await stranger.call(path, { talentId })).status, path).toBe(404)
  expect((await stranger.call('/talentagent/propose-mandate', { talentId, mandate: {} })).status).toBe(404)
  expect(
    (await stranger.call('/talentagent/invite-to-claim', { talentId, email: 'x@example.com' })).status,
  ).toBe(404)
  expect((await stranger.call('/talentagent/remove-added-talent', { mandateId })).status).toBe(404)
  const { items } = expectOk(await stranger.call('/talentagent/get-added-talents', {}), 'roster').data
  expect(items.map((item: { id: string }) => item.id)).not.toContain(mandateId)
})

test('a talent’s mandates are paged, open requests first', async () => {
  const talent = await newPerson(app, 'talent', 'Sought talent')
  const refused = expectOk(await ask(talent.email, await newAgent(app, 'First agent')), 'request').data.id
  const open = expectOk(await ask(talent.email, await newAgent(app, 'Second agent')), 'request').data.id
  const active = await aMandatedTalent(await newAgent(app, 'Third agent'), talent)
  expectOk(await talent.call('/talent/answer-mandate', { mandateId: refused, action: 'refuse' }), 'decline')
  const pageAfter = async (cursor: string | null): Promise<string[]> => {
    const page = expectOk(
      await talent.call('/talent/mandates', { limit: 1, ...(cursor && { cursor }) }),
      'page',
    ).data
    const ids = page.items.map((item: { id: string }) => item.id)
    return page.nextCursor ? [...ids, ...(await pageAfter(page.nextCursor))] : ids
  }
  expect(await pageAfter(null)).toEqual([open, active, refused])
  expect((await talent.call('/talent/mandates', { cursor: 'WzFd' })).data.fields).toHaveProperty('cursor')
})

test('the roster is paged, with each row once', async () => {
  const owner = await newAgent(app, 'Paging agent')
  for (const name of ['Ada', 'Bea', 'Cleo']) await aManagedTalent(owner, { displayName: name })
  expectOk(await ask('d@example.com', owner), 'request')
  const pageAfter = async (cursor: string | null): Promise<string[]> => {
    const page = expectOk(
      await owner.call('/talentagent/get-added-talents', { limit: 2, ...(cursor && { cursor }) }),
      'page',
    ).data
    const ids = page.items.map((item: { id: string }) => item.id)
    return page.nextCursor ? [...ids, ...(await pageAfter(page.nextCursor))] : ids
  }
  const seen = await pageAfter(null)
  expect(new Set(seen).size).toBe(4)
  expect(seen).toHaveLength(4)
})
