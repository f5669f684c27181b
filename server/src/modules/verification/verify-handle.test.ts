import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { aManagedTalent, aMandatedTalent, aRosterLink, newAgent } from '../../testing/agency.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'

const DAY_MS = 86_400_000

let app: TestApp
let service: Server
/** What the service that reads bios replies. */
let reply: { status: number; body: string; location?: string } = { status: 500, body: '' }
const asked: unknown[] = []
let first: Operator
let reader: Person
let second: Operator

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      // A redirect that is followed arrives without a body.
      asked.push(JSON.parse(Buffer.concat(parts).toString() || '{}'))
      response.writeHead(reply.status, reply.location ? { location: reply.location } : {})
      response.end(reply.body)
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : 0
  app = await startTestApp({ HANDLE_CHECK_URL: `http://127.0.0.1:${port}/check` })
  first = await newOperator(app, 'Olive First')
  second = await newOperator(app, 'Noah Second')
  reader = await newPerson(app, 'talent', 'Reading talent')
})
afterAll(async () => {
  await app?.stop()
  service.close()
})

const ofTalent = async (talent: Person) =>
  expectOk(await talent.call('/talent/getVerification'), 'talent').data
const itemsOf = async (kind: string) =>
  expectOk(await first.call('/superAdmin/getQueue'), 'queue').data.items.filter(
    (item: { kind: string }) => item.kind === kind,
  )
const saveProfile = async (person: Person, profile: object) =>
  expectOk(await person.call('/user/update-profile', profile), 'profile')
const verifiedTalent = async (talentId: string) =>
  expectOk(await reader.call('/user/getVerifiedTalents', { talentIds: [talentId] }), 'facts').data.items

const instagram = { platform: 'instagram', handle: '@Maya.Verified' }
const socials = (handle: string) => ({ socials: [{ ...instagram, handle, followers: 10 }] })
type Handle = { status: string; code: string; reason: string }
const handleOf = (data: { handles: Handle[] }): Handle => data.handles[0] ?? expect.fail('no handle')

async function submitted(name: string): Promise<{ talent: Person; verificationId: string; code: string }> {
  const talent = await newPerson(app, 'talent', name)
  await saveProfile(talent, socials(instagram.handle))
  const { code } = handleOf(
    expectOk(await talent.call('/talent/startHandleVerification', instagram), 'code').data,
  )
  const sent = expectOk(await talent.call('/talent/submitHandleVerification', instagram), 'submission').data
  expect(handleOf(sent).status).toBe('waiting')
  const items: { subjectId: string; user: { name: string } }[] = await itemsOf('handle_verification')
  const verificationId = items.find(({ user }) => user.name === name)?.subjectId ?? ''
  return { talent, verificationId, code }
}

test('an operator confirms the code in a bio, and the verification ends when the handle changes', async () => {
  reply = { status: 500, body: '' }
  const { talent, verificationId, code } = await submitted('Maya Handle')
  expect(asked.at(-1), 'the service that does not work was asked').toMatchObject({ code })
  const file = expectOk(
    await first.call('/superAdmin/getHandleVerification', { verificationId }),
    'file',
  ).data
  expect(file).toMatchObject({ code, profileUrl: 'https://www.instagram.com/maya.verified' })
  const decision = { verificationId, version: file.version, decision: 'confirm', reason: 'Code seen' }
  const both = await Promise.all([
    first.call('/superAdmin/decideHandleVerification', decision),
    second.call('/superAdmin/decideHandleVerification', decision),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await verifiedTalent(talent.id)).toMatchObject([
    { facts: [{ kind: 'handle', detail: '@maya.verified on Instagram' }] },
  ])
  expect(await notificationTexts(app, talent)).toContain(
    'One of your social accounts is verified. Brands see it on the profile',
  )
  expect(await talent.call('/talent/startHandleVerification', instagram)).toMatchObject({
    code: 'wrong_state',
  })
  await saveProfile(talent, socials('maya.verified'))
  expect(await verifiedTalent(talent.id), 'the same handle, spelt otherwise').toHaveLength(1)
  await saveProfile(talent, socials('maya.moved'))
  expect(await verifiedTalent(talent.id)).toEqual([])
  await saveProfile(talent, socials(instagram.handle))
  expect(handleOf(await ofTalent(talent)).status, 'the old handle again').toBe('none')
})

test('a social account is verified for the talent who showed its code last, also when two are confirmed at once', async () => {
  const earlier = await submitted('Earlier holder')
  const later = await submitted('Later holder')
  const confirm = async (verificationId: string) => {
    const { version } = expectOk(
      await first.call('/superAdmin/getHandleVerification', { verificationId }),
      'file',
    ).data
    const decision = { verificationId, version, decision: 'confirm', reason: 'Code seen' }
    return first.call('/superAdmin/decideHandleVerification', decision)
  }
  expectOk(await confirm(earlier.verificationId), 'the first')
  expectOk(await confirm(later.verificationId), 'the second')
  expect(await verifiedTalent(earlier.talent.id)).toEqual([])
  expect(await verifiedTalent(later.talent.id)).toHaveLength(1)
  expect(handleOf(await ofTalent(earlier.talent))).toMatchObject({
    status: 'declined',
    reason: 'Another talent has verified this account since then. If it is yours, verify it again.',
  })
  const both = [await submitted('One of two'), await submitted('Other of two')]
  const answers = await Promise.all(both.map(({ verificationId }) => confirm(verificationId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const held = await Promise.all([...both, later].map(({ talent }) => verifiedTalent(talent.id)))
  expect(held.map((facts) => facts.length).toSorted()).toEqual([0, 0, 1])
})

test('a declined code is read with the reason, and a handle that changes meanwhile cannot be decided', async () => {
  const { talent, verificationId } = await submitted('Nadia Handle')
  const { version } = expectOk(
    await first.call('/superAdmin/getHandleVerification', { verificationId }),
    'file',
  ).data
  const decision = { verificationId, version, decision: 'decline', reason: 'The bio has no code.' }
  expectOk(await first.call('/superAdmin/decideHandleVerification', decision), 'decision')
  expect(handleOf(await ofTalent(talent))).toMatchObject({
    status: 'declined',
    reason: 'The bio has no code.',
  })
  expect(await notificationTexts(app, talent)).toContain(
    'We could not verify one of your social accounts. Open the profile to read why',
  )

  const other = await submitted('Omar Handle')
  await saveProfile(other.talent, socials('omar.moved'))
  const late = { ...decision, verificationId: other.verificationId, decision: 'confirm' }
  expect((await first.call('/superAdmin/decideHandleVerification', late)).status).toBe(404)
  expect(await verifiedTalent(other.talent.id)).toEqual([])
})

test('a code expires after 7 days, and only saved social accounts get one', async () => {
  let talent = await newPerson(app, 'talent', 'Late talent')
  expect((await talent.call('/talent/startHandleVerification', instagram)).data.fields).toHaveProperty(
    'handle',
  )
  await saveProfile(talent, socials(instagram.handle))
  expectOk(await talent.call('/talent/startHandleVerification', instagram), 'code')
  clock.offset(7 * DAY_MS + 1_000)
  try {
    talent = await signInAgain(app, talent)
    const late = await talent.call('/talent/submitHandleVerification', instagram)
    expect(late).toMatchObject({ status: 409, code: 'handle_code_expired' })
    expect(handleOf(await ofTalent(talent))).toMatchObject({ status: 'expired', code: null })
    const renewed = expectOk(await talent.call('/talent/startHandleVerification', instagram), 'new code').data
    expect(handleOf(renewed).status).toBe('open')
  } finally {
    clock.offset(0)
  }
})

test('the service that reads bios confirms at once, and anything but its answer goes to an operator', async () => {
  const answers: [typeof reply, string][] = [
    [{ status: 200, body: '{"found":false}' }, 'waiting'],
    [{ status: 200, body: `{"found":true,"more":"${'x'.repeat(2_000)}"}` }, 'waiting'],
    [{ status: 200, body: 'no JSON' }, 'waiting'],
    [{ status: 302, body: '', location: '/check' }, 'waiting'],
    [{ status: 200, body: '{"found":true}' }, 'verified'],
  ]
  for (const [index, [answer, status]] of answers.entries()) {
    reply = answer
    const talent = await newPerson(app, 'talent', `Adapted talent ${index}`)
    await saveProfile(talent, socials(instagram.handle))
    expectOk(await talent.call('/talent/startHandleVerification', instagram), 'code')
    const before = asked.length
    const { data } = expectOk(await talent.call('/talent/submitHandleVerification', instagram), 'submission')
    expect(handleOf(data).status, answer.body.slice(0, 20) || answer.location).toBe(status)
    expect(asked.length - before, 'no redirect is followed').toBe(1)
    expect(await verifiedTalent(talent.id)).toHaveLength(status === 'verified' ? 1 : 0)
  }
  reply = { status: 500, body: '' }
})

test('an agent verifies a managed talent, and no talent who has an account', async () => {
  const agent = await newAgent(app, 'Verifying agent')
  const { talentId } = await aManagedTalent(agent, {
    ...socials(instagram.handle),
    displayName: 'Verified Managed',
  })
  const body = { ...instagram, talentId }
  expectOk(await agent.call('/talentagent/startHandleVerification', body), 'code')
  const { data } = expectOk(await agent.call('/talentagent/submitHandleVerification', body), 'submission')
  expect(handleOf(data).status).toBe('waiting')
  const [item] = (await itemsOf('handle_verification')).filter(
    ({ user }: { user: { id: string } }) => user.id === talentId,
  )
  const decision = { verificationId: item.subjectId, version: 2, decision: 'confirm', reason: 'Code seen' }
  expectOk(await first.call('/superAdmin/decideHandleVerification', decision), 'decision')
  expect(await notificationTexts(app, agent)).toContain(
    'One of Verified Managed’s social accounts is verified. Brands see it on the profile',
  )
  const { slug } = await aRosterLink(agent, { title: 'Our talents', talentIds: [talentId] })
  const page = expectOk(await app.call('/roster/getVerified', { slug }), 'roster page').data
  expect(page.items).toMatchObject([{ id: talentId, facts: [{ kind: 'handle' }] }])
  expect((await app.call('/roster/getVerified', { slug: 'unknown' })).status).toBe(404)

  const talent = await newPerson(app, 'talent', 'Represented talent')
  await saveProfile(talent, socials(instagram.handle))
  await aMandatedTalent(agent, talent)
  const foreign = { ...instagram, talentId: talent.id }
  expect(await agent.call('/talentagent/startHandleVerification', foreign)).toMatchObject({
    code: 'talent_keeps_profile',
  })
  const stranger = await newAgent(app, 'Strange agent')
  expect((await stranger.call('/talentagent/getVerification', { talentId })).status).toBe(404)
})

test('a talent whom the payment provider accepts has a verified identity while that lasts', async () => {
  const talent = await newPerson(app, 'talent', 'Paid talent')
  const setStatus = async (status: string) => {
    await app.engine.root.execute(
      `insert into payees (id, status) values ('${talent.id}', '${status}') on conflict (id) do update set status = '${status}'`,
    )
    await inTransaction(systemActor, () => emit('payee.changed', { payeeId: talent.id }))
    await app.settle()
  }
  await setStatus('pending')
  expect(await verifiedTalent(talent.id)).toEqual([])
  await setStatus('active')
  expect(await verifiedTalent(talent.id)).toMatchObject([{ facts: [{ kind: 'identity', detail: '' }] }])
  expect(await ofTalent(talent)).toMatchObject({ identityOn: expect.any(String) })
  await setStatus('restricted')
  expect(await verifiedTalent(talent.id)).toEqual([])
})

test('an erased talent keeps no code and no verification', async () => {
  const { talent } = await submitted('Erased handle')
  await inTransaction(systemActor, () => emit('account.erased', { accountId: talent.id }))
  const { rows } = await app.engine.root.execute<{ count: number }>(
    `select (select count(*) from handle_verifications where talent_id = '${talent.id}')
       + (select count(*) from verified_facts where talent_id = '${talent.id}') as count`,
  )
  expect(Number(rows[0]?.count)).toBe(0)
})

test('followers that a service reads or an operator sees replace those that the talent stated, until the talent changes them', async () => {
  const numbersOf = async (talent: Person) =>
    expectOk(await reader.call('/talent/getTalent', { talentId: talent.id }), 'talent').data
  const sumOf = async ({ id }: Person) =>
    (await app.engine.root.execute(`select followers::int from talents where id = '${id}'`)).rows[0]
  const today = clock.now().toISOString().slice(0, 10)

  reply = { status: 200, body: JSON.stringify({ found: true, followers: 12_400 }) }
  const read = await newPerson(app, 'talent', 'Read numbers')
  const account = { platform: 'instagram', handle: '@Read.Numbers', followers: 99_000, engagementBps: 310 }
  const other = { platform: 'tiktok', handle: 'other', followers: 7 }
  await saveProfile(read, { socials: [account, other] })
  const named = { platform: 'instagram', handle: 'read.numbers' }
  expectOk(await read.call('/talent/startHandleVerification', named), 'code')
  expectOk(await read.call('/talent/submitHandleVerification', named), 'submission')
  expect((await numbersOf(read)).socials).toEqual([
    { ...account, followers: 12_400, source: 'connected', measuredOn: today },
    { ...other, source: 'stated', measuredOn: today },
  ])
  expect(await sumOf(read)).toEqual({ followers: 12_407 })

  await saveProfile(read, {
    socials: [
      { ...account, followers: 12_400, engagementBps: 500 },
      { ...other, followers: 8 },
    ],
  })
  expect((await numbersOf(read)).socials, 'unchanged followers keep their source').toMatchObject([
    { engagementBps: 500, source: 'connected' },
    { followers: 8, source: 'stated' },
  ])
  await saveProfile(read, { socials: [{ ...account, followers: 13_000 }] })
  expect((await numbersOf(read)).socials).toMatchObject([{ followers: 13_000, source: 'stated' }])

  reply = { status: 500, body: '' }
  const { talent: seen, verificationId } = await submitted('Seen numbers')
  const decision = { verificationId, version: 1, decision: 'confirm', reason: 'The code is there.' }
  const version = expectOk(await first.call('/superAdmin/getHandleVerification', { verificationId }), 'file')
    .data.version
  expectOk(
    await first.call('/superAdmin/decideHandleVerification', { ...decision, version, followers: 450 }),
    'confirmed',
  )
  expect((await numbersOf(seen)).socials).toMatchObject([
    { followers: 450, source: 'verified', measuredOn: today },
  ])
  expect(await sumOf(seen)).toEqual({ followers: 450 })
})

test('a service that sends an impossible number of followers confirms nothing', async () => {
  reply = { status: 200, body: JSON.stringify({ found: true, followers: -1 }) }
  const { talent } = await submitted('Impossible numbers')
  expect((await ofTalent(talent)).handles).toMatchObject([{ status: 'waiting' }])
})
