import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { aManagedTalent, aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aCampaign } from '../../testing/work.ts'

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

async function setMode(value: string): Promise<void> {
  const body = { key: 'brandVerification', value, reason: 'Test of the verification' }
  expectOk(await first.call('/superAdmin/changeSetting', body), 'setting')
  await app.settle()
}
const statusOf = async (brand: Person, campaignId: string) =>
  expectOk(await brand.call('/campaign/campaignDetails', { campaignId }), 'campaign').data
const ofBrand = async (brand: Person) => expectOk(await brand.call('/brand/getVerification'), 'brand').data
const ofTalent = async (talent: Person) =>
  expectOk(await talent.call('/talent/getVerification'), 'talent').data
const itemsOf = async (kind: string) =>
  expectOk(await first.call('/superAdmin/getQueue'), 'queue').data.items.filter(
    (item: { kind: string }) => item.kind === kind,
  )
const brandFile = async (brandId: string) =>
  expectOk(await first.call('/superAdmin/getBrandVerification', { brandId }), 'file').data
const saveProfile = async (person: Person, profile: object) =>
  expectOk(await person.call('/user/update-profile', profile), 'profile')
const verifiedBrand = async (brandId: string) =>
  expectOk(await reader.call('/user/getVerifiedBrands', { brandIds: [brandId] }), 'facts').data.items
const verifiedTalent = async (talentId: string) =>
  expectOk(await reader.call('/user/getVerifiedTalents', { talentIds: [talentId] }), 'facts').data.items

const details = { website: 'https://www.company.test', companyNumber: '01234567' }
const looked = {
  companyNumber: { source: 'Companies House register', on: '2026-01-05' },
  website: { source: 'Website opened, names the company', on: '2026-01-05' },
}

test('while the market asks for no verification, campaigns go live and nothing is requested', async () => {
  const brand = await newPerson(app, 'brand', 'Unasked brand')
  expect(await statusOf(brand, await aCampaign(brand))).toMatchObject({ status: 'live' })
  expect(await ofBrand(brand)).toMatchObject({ isOn: false, status: 'none', mayRequest: false })
  expect(await brand.call('/brand/requestVerification')).toMatchObject({ status: 409, code: 'wrong_state' })
})

test('by hand, the first campaigns of a brand wait, go live with the decision, and talents read the sources', async () => {
  await setMode('by hand')
  const brand = await newPerson(app, 'brand', 'Handmade brand')
  await saveProfile(brand, details)
  const campaignId = await aCampaign(brand, { title: 'First campaign' })
  const other = await aCampaign(brand, { title: 'Second campaign' })
  expect(await statusOf(brand, campaignId)).toMatchObject({ status: 'in_review', awaitsVerification: true })
  expect(await itemsOf('campaign_review')).toEqual([])
  expect(await itemsOf('brand_verification')).toMatchObject([
    { subjectId: brand.id, subject: 'Handmade brand' },
  ])
  expect(await verifiedBrand(brand.id)).toEqual([])

  const file = await brandFile(brand.id)
  expect(file).toMatchObject({
    companyNumber: '01234567',
    campaigns: expect.arrayContaining(['First campaign']),
  })
  const { version } = await statusOf(brand, campaignId)
  const approval = { campaignId, version, decision: 'approve', reason: 'Looks good' }
  expect(await first.call('/superAdmin/reviewCampaign', approval)).toMatchObject({
    code: 'brand_not_verified',
  })

  const decision = { brandId: brand.id, version: file.version, decision: 'verify', reason: 'All looked up' }
  expect((await first.call('/superAdmin/decideBrandVerification', decision)).data.fields).toHaveProperty(
    'companyNumber',
  )
  const future = { ...looked, website: { source: 'Website opened', on: '2199-01-01' } }
  expect(
    (await first.call('/superAdmin/decideBrandVerification', { ...decision, ...future })).data.fields,
  ).toHaveProperty(['website.on'])
  expectOk(await first.call('/superAdmin/decideBrandVerification', { ...decision, ...looked }), 'decision')
  await app.settle()
  expect(await statusOf(brand, campaignId)).toMatchObject({ status: 'live', awaitsVerification: false })
  expect(await statusOf(brand, other)).toMatchObject({ status: 'live' })
  expect(await statusOf(brand, await aCampaign(brand))).toMatchObject({ status: 'live' })
  const [verified] = await verifiedBrand(brand.id)
  expect(verified.facts).toEqual([
    { kind: 'company_number', detail: '', source: 'Companies House register', on: '2026-01-05' },
    { kind: 'website', detail: details.website, source: looked.website.source, on: '2026-01-05' },
  ])
  expect(await notificationTexts(app, brand)).toContain(
    'Handmade brand is verified. Talents see what was verified',
  )
  expect(await itemsOf('brand_verification')).toEqual([])
  const audit = expectOk(await first.call('/superAdmin/getAuditLog', {}), 'audit').data.items
  expect(audit[0]).toMatchObject({ action: 'decideBrandVerification', reason: 'All looked up' })
})

test('an operator asks for more, and the brand reads why and requests it again', async () => {
  await setMode('by hand')
  const brand = await newPerson(app, 'brand', 'Sparse brand')
  const campaignId = await aCampaign(brand)
  const { version } = await brandFile(brand.id)
  const reason = 'Please enter your company number.'
  const ask = { brandId: brand.id, version, decision: 'ask', reason }
  expectOk(await first.call('/superAdmin/decideBrandVerification', ask), 'question')
  expect(await ofBrand(brand)).toMatchObject({ status: 'more_needed', reason, mayRequest: true })
  expect(await notificationTexts(app, brand)).toContain(
    'We need more to verify your company. Open your company profile to read what',
  )
  expect(await itemsOf('brand_verification')).toEqual([])
  // Another campaign does not send the same request again.
  await aCampaign(brand)
  expect(await ofBrand(brand)).toMatchObject({ status: 'more_needed' })

  await saveProfile(brand, details)
  expectOk(await brand.call('/brand/requestVerification'), 'request')
  expect(await brand.call('/brand/requestVerification')).toMatchObject({ status: 409, code: 'wrong_state' })
  expect(await itemsOf('brand_verification')).toMatchObject([{ subjectId: brand.id }])
  await setMode('off')
  expect(await statusOf(brand, campaignId), 'switched off').toMatchObject({ status: 'live' })
})

test('of two operators at once one decides, and a brand that edits meanwhile stops the decision', async () => {
  await setMode('by hand')
  const brand = await newPerson(app, 'brand', 'Contested brand')
  await saveProfile(brand, details)
  await aCampaign(brand)
  const { version } = await brandFile(brand.id)
  await saveProfile(brand, { companyNumber: '07654321' })
  const stale = { brandId: brand.id, version, decision: 'verify', reason: 'Looked up', ...looked }
  expect(await first.call('/superAdmin/decideBrandVerification', stale)).toMatchObject({
    status: 409,
    code: 'stale_version',
  })
  const fresh = { ...stale, version: (await brandFile(brand.id)).version }
  const both = await Promise.all([
    first.call('/superAdmin/decideBrandVerification', fresh),
    second.call('/superAdmin/decideBrandVerification', { ...fresh, reason: 'Looked up too' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a changed company number or website loses its verification, and other changes lose nothing', async () => {
  await setMode('by hand')
  const brand = await newPerson(app, 'brand', 'Changing brand')
  await saveProfile(brand, details)
  await aCampaign(brand)
  const { version } = await brandFile(brand.id)
  const decision = { brandId: brand.id, version, decision: 'verify', reason: 'Looked up', ...looked }
  expectOk(await first.call('/superAdmin/decideBrandVerification', decision), 'decision')
  await saveProfile(brand, { ...details, city: 'Leeds' })
  expect(await ofBrand(brand)).toMatchObject({ status: 'verified' })
  await saveProfile(brand, { website: 'https://other.test' })
  const after = await ofBrand(brand)
  expect(after).toMatchObject({ status: 'lapsed', mayRequest: true })
  expect(after.facts.map(({ kind }: { kind: string }) => kind)).toEqual(['company_number'])
  await saveProfile(brand, details)
  expect((await ofBrand(brand)).facts, 'the old address again').toHaveLength(1)
})

test('automatic verification needs every fact, and leaves a brand without one to an operator', async () => {
  await setMode('automatic')
  const brand = await newPerson(app, 'brand', 'Automatic brand')
  const waiting = await aCampaign(brand)
  expect(await statusOf(brand, waiting)).toMatchObject({ status: 'in_review', awaitsVerification: true })
  const queued: { subjectId: string }[] = await itemsOf('brand_verification')
  expect(queued.map(({ subjectId }) => subjectId)).toContain(brand.id)
  expect((await ofBrand(brand)).checks.filter(({ isMet }: { isMet: boolean }) => isMet)).toEqual([])

  const complete = await newPerson(app, 'brand', 'Complete brand')
  // The addresses of tests end in example.com.
  await saveProfile(complete, { website: 'https://www.example.com', companyNumber: 'SC123456' })
  const withoutCard = await aCampaign(complete)
  expect(await statusOf(complete, withoutCard)).toMatchObject({ status: 'in_review' })
  const { version } = await brandFile(complete.id)
  const ask = { brandId: complete.id, version, decision: 'ask', reason: 'Please save a card.' }
  expectOk(await first.call('/superAdmin/decideBrandVerification', ask), 'question')
  await app.engine.root.execute(
    `insert into cards (brand_id, method_ref, brand, last4, exp_month, exp_year, fingerprint)
     values ('${complete.id}', 'pm_test_verified', 'visa', '4242', 12, 2030, 'fp')`,
  )
  const requested = expectOk(await complete.call('/brand/requestVerification'), 'request').data
  expect(requested).toMatchObject({ status: 'verified' })
  expect(requested.facts.map(({ kind }: { kind: string }) => kind)).toEqual([
    'company_number',
    'website',
    'email_domain',
    'card',
  ])
  await app.settle()
  expect(await statusOf(complete, withoutCard)).toMatchObject({ status: 'live' })
  await setMode('off')
})

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
  const link = { title: 'Our talents', talentIds: [talentId] }
  const [{ slug }] = expectOk(await agent.call('/talentagent/share-roster', link), 'link').data.items
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
