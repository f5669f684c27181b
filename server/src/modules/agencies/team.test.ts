import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aMember, aRosterLink, invitationToken, newAgent } from '../../testing/agency.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { sendForm } from '../../testing/send-form.ts'

let app: TestApp
let owner: Person
let shown: string
let hidden: string
let member: Person
beforeAll(async () => {
  app = await startTestApp()
  owner = await newAgent(app, 'Team owner')
  shown = (await aManagedTalent(owner, { displayName: 'Shown talent', minFee: 10_000, feeCurrency: 'EUR' }))
    .talentId
  hidden = (await aManagedTalent(owner, { displayName: 'Hidden talent', minFee: 50_000 })).talentId
  member = await aMember(owner, [shown])
})
afterAll(() => app.stop())

const namesOf = (page: { talents: { displayName: string }[] }) =>
  page.talents.map((talent) => talent.displayName)

test('a colleague joins by an emailed link and sees only their assigned talents', async () => {
  expect(member.role).toBe('talentagent')
  const { items } = expectOk(await member.call('/talentagent/get-added-talents', {}), 'roster').data
  expect(items.map((item: { talent: { id: string } }) => item.talent.id)).toEqual([shown])
  expect((await member.call('/talentagent/get-added-talent', { talentId: hidden })).status).toBe(404)
  expect(
    (await member.call('/talentagent/update-added-talent', { talentId: hidden, note: 'x' })).status,
  ).toBe(404)
  const { agency } = expectOk(await member.call('/user/profile', {}, { method: 'GET' }), 'profile').data
  expect(agency).toMatchObject({ id: owner.id, isOwner: false })
})

test('a member who adds a talent is assigned to them', async () => {
  const { talentId, mandateId } = await aManagedTalent(member, { displayName: 'Found by a colleague' })
  expect((await member.call('/talentagent/get-added-talent', { talentId })).status).toBe(200)
  expect((await owner.call('/talentagent/get-added-talent', { talentId })).status).toBe(200)
  expectOk(await member.call('/talentagent/remove-added-talent', { mandateId }), 'removal')
  const { items } = expectOk(await owner.call('/talentagent/team', {}), 'team').data
  expect(items.find((item: { id: string }) => item.id === member.id).talentIds).toEqual([shown])
})

test('a member who requested a mandate is assigned to the talent who grants it', async () => {
  const [asking, idle] = [await aMember(owner, []), await aMember(owner, [])]
  const talent = await newPerson(app, 'talent', 'Talent of a colleague')
  const { id: mandateId } = expectOk(
    await asking.call('/talentagent/add-talent', { kind: 'mandate', email: talent.email }),
    'request',
  ).data
  const seen = async (by: Person) =>
    expectOk(await by.call('/talentagent/get-added-talents', { text: 'talent.of.a' }), 'roster').data.items
      .length
  expect([await seen(asking), await seen(idle), await seen(owner)]).toEqual([1, 0, 1])
  expectOk(await talent.call('/talent/answer-mandate', { mandateId, action: 'grant' }), 'grant')
  expect([await seen(asking), await seen(idle), await seen(owner)]).toEqual([1, 0, 1])
})

test('a member cannot make the calls that only the owner may make', async () => {
  const invited = { name: 'N', email: 'n@example.com' }
  expect(await member.call('/talentagent/invite-member', invited)).toMatchObject({
    status: 403,
    code: 'owner_only',
  })
  expect((await member.call('/talentagent/update-agency', { name: 'Mine now' })).code).toBe('owner_only')
  expect((await member.call('/talentagent/remove-member', { memberId: owner.id })).code).toBe('owner_only')
  expect((await owner.call('/talentagent/remove-member', { memberId: owner.id })).data.fields).toHaveProperty(
    'memberId',
  )
  const saved = expectOk(
    await owner.call('/talentagent/update-agency', { about: 'Calm work', website: 'calm.example' }),
    'agency',
  ).data
  expect(saved).toMatchObject({ about: 'Calm work', website: 'https://calm.example', isOwner: true })
  const pictured = expectOk(
    await sendForm(app, '/talentagent/update-agency', { city: 'Leeds' }, ['logo'], owner),
    'logo',
  ).data
  expect(pictured).toMatchObject({
    about: 'Calm work',
    city: 'Leeds',
    logoUrl: expect.stringContaining('/uploads/logos/'),
  })
})

test('the owner assigns talents to members, but no talents of another agency', async () => {
  const foreign = await aManagedTalent(await newAgent(app, 'Other owner'))
  const request = { memberId: member.id, talentIds: [shown, foreign.talentId], receivesMail: true }
  expect((await owner.call('/talentagent/update-member', request)).data.fields).toHaveProperty('talentIds')
  const { items } = expectOk(
    await owner.call('/talentagent/update-member', { ...request, talentIds: [shown, hidden] }),
    'change',
  ).data
  expect(items.find((item: { id: string }) => item.id === member.id).talentIds.toSorted()).toEqual(
    [shown, hidden].toSorted(),
  )
  expect((await member.call('/talentagent/get-added-talent', { talentId: hidden })).status).toBe(200)
  expectOk(await owner.call('/talentagent/update-member', { ...request, talentIds: [shown] }), 'change back')
  expect((await member.call('/talentagent/get-added-talent', { talentId: hidden })).status).toBe(404)
})

test('an invitation can be withdrawn, and a removed colleague loses access at once', async () => {
  const email = 'unwanted@example.com'
  const team = expectOk(
    await owner.call('/talentagent/invite-member', { name: 'Unwanted', email }),
    'invitation',
  ).data.items
  const invited = team.find((item: { email: string }) => item.email === email)
  expect(invited).toMatchObject({ status: 'invited', role: 'member' })
  expectOk(await owner.call('/talentagent/remove-member', { memberId: invited.id }), 'taken back')
  expect((await app.call('/roster/invitation', { token: await invitationToken(app, email) })).code).toBe(
    'invitation_expired',
  )
  const leaving = await aMember(owner, [shown])
  expectOk(await owner.call('/talentagent/remove-member', { memberId: leaving.id }), 'removal')
  expect((await leaving.call('/talentagent/get-added-talents', {})).status).toBe(401)
  const { data } = expectOk(
    await app.call('/talentagent/signin', { email: leaving.email, password: PASSWORD }),
    'sign-in',
  )
  expect(await app.call('/talentagent/get-added-talents', {}, { token: data.token })).toMatchObject({
    status: 403,
    code: 'wrong_role',
  })
})

test('a roster link shows talents that may be pitched, with or without their price, until it is closed', async () => {
  expectOk(
    await owner.call('/talentagent/update-added-talent', { talentId: shown, brandRate: 25_000 }),
    'rate',
  )
  expectOk(
    await owner.call('/talentagent/update-added-talent', { talentId: hidden, doNotPitch: true }),
    'do not pitch',
  )
  const open = await aRosterLink(owner, { title: 'Spring faces', showsRates: true })
  const page = expectOk(await app.call('/roster/page', { slug: open.slug }), 'page').data
  expect(namesOf(page)).toContain('Shown talent')
  expect(namesOf(page)).not.toContain('Hidden talent')
  expect(page.talents.find((talent: { id: string }) => talent.id === shown)).toMatchObject({
    rate: 25_000,
    minFee: 25_000,
    feeCurrency: 'GBP',
  })
  expect(page.agency).not.toHaveProperty('vatNumber')
  const quiet = await aRosterLink(owner, { title: 'No prices', talentIds: [shown] })
  expect(expectOk(await app.call('/roster/page', { slug: quiet.slug }), 'page').data.talents).toMatchObject([
    { rate: null, minFee: 0 },
  ])
  expectOk(
    await owner.call('/talentagent/update-added-talent', { talentId: shown, brandRate: 0 }),
    'no rate for brands',
  )
  const { talents } = expectOk(await app.call('/roster/page', { slug: open.slug }), 'page').data
  expect(
    talents.find((talent: { id: string }) => talent.id === shown),
    'the talent’s own fee',
  ).toMatchObject({ rate: 10_000, feeCurrency: 'EUR' })
  expectOk(await owner.call('/talentagent/end-share', { shareId: open.id }), 'close')
  expect((await app.call('/roster/page', { slug: open.slug })).status).toBe(404)
  await app.passTime(15 * 86_400_000)
  expect((await app.call('/roster/page', { slug: quiet.slug })).status).toBe(404)
  await app.passTime(0)
})

test('a roster link is shown once, stored as a hash, and works for at most 30 days', async () => {
  const share = { title: 'Once', days: 30 }
  const { url, items } = expectOk(await owner.call('/talentagent/share-roster', share), 'share').data
  const slug = url.split('/r/')[1]
  const listed = expectOk(await owner.call('/talentagent/roster-shares', {}), 'links').data
  for (const shown of [items, listed.items]) expect(JSON.stringify(shown)).not.toContain(slug)
  const { rows } = await app.engine.root.execute(`select * from roster_links where id = '${items[0].id}'`)
  expect(JSON.stringify(rows)).not.toContain(slug)
  expect((await app.call('/roster/page', { slug })).status).toBe(200)
  const longer = await owner.call('/talentagent/share-roster', { ...share, days: 31 })
  expect(longer.data.fields).toHaveProperty('days')
})

test('a member shares only their assigned talents', async () => {
  const all = expectOk(await member.call('/talentagent/share-roster', { title: 'My people' }), 'share').data
    .items[0]
  expect(all.talentIds).toContain(shown)
  expect(all.talentIds).not.toContain(hidden)
  expect(
    (await member.call('/talentagent/share-roster', { title: 'Others', talentIds: [hidden] })).data.fields,
  ).toHaveProperty('talentIds')
})
