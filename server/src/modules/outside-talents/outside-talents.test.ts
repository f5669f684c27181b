import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { cleanUp } from '../../platform/jobs/clean-up.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { aManagedTalent, newAgent } from '../../testing/agency.ts'
import { newOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person, signInAgain } from '../../testing/person.ts'
import { aPitch, someTerms } from '../../testing/terms.ts'
import { aCampaign } from '../../testing/work.ts'
import { emailsTo, invite, joinWith, pairsOf, tokenFor } from './testing/invited.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Bringing brand')
})
afterAll(() => app.stop())

const aBrand = (name: string) => newPerson(app, 'brand', name)
const feeOf = async (by: Person, talentId: string): Promise<number> => {
  const input = { campaignId: DIRECT_CAMPAIGN_ID, talentId, terms: someTerms() }
  const { offer } = expectOk(await by.call('/brand/send-offer', input), 'offer').data
  expectOk(await by.call('/brand/cancel-offer', { offerId: offer.id }), 'withdrawal')
  return offer.price.feeBps
}
const noFeeOf = async (by: Person, talentId: string) =>
  expectOk(await by.call('/brand/no-fee', { talentId }), 'no fee').data.noFee
const handle = (name: string) => ({
  socials: [{ platform: 'instagram', handle: name, followers: 1_000 }],
})

test('who joins with the link is bound to the brand, which reads it and is notified', async () => {
  const sent = expectOk(
    await invite(brand, 'maya@outside.example', { name: 'Maya', note: 'We love it.' }),
    'invite',
  )
  expect(sent.data).toMatchObject({
    state: 'sent',
    email: 'maya@outside.example',
    emailsLeft: 2,
    talent: null,
  })
  const [email] = await emailsTo(app, 'maya@outside.example')
  expect(email?.text).toContain('Bringing brand')
  expect(email?.text).toContain('We love it.')
  expect(email?.text).toContain('You’re receiving this because Bringing brand invited you.')
  expect(email?.text).toContain('no fee from your deals with Bringing brand for 12 months')
  expect(email?.text).toContain(`You were invited by ${brand.email}`)

  const token = await tokenFor(app, 'maya@outside.example')
  const page = expectOk(await app.call('/outside-invitation/page', { token }), 'page').data
  expect(page).toMatchObject({
    brand: { companyName: 'Bringing brand' },
    email: 'maya@outside.example',
    name: 'Maya',
  })

  const maya = await joinWith(app, token, 'Maya Outside', 'another.address@outside.example')
  await app.settle()
  const [pair] = await pairsOf(brand)
  expect(pair).toMatchObject({ state: 'joined', email: '', name: '', note: '', talent: { id: maya.id } })
  const until = new Date(pair.noFeeUntil).getTime() - new Date(pair.joinedAt).getTime()
  expect(Math.round(until / DAY_MS)).toBeGreaterThanOrEqual(365)
  expect(await noFeeOf(brand, maya.id)).toMatchObject({ isActive: true })
  const { items } = expectOk(await brand.call('/brand/getNotifications', {}), 'notifications').data
  expect(items[0].text).toContain('Maya Outside has joined Marquee through your invitation')
  expect(await app.call('/outside-invitation/page', { token })).toMatchObject({ code: 'invitation_expired' })
})

test('who joins without the link, or with a wrong or withdrawn one, is not bound', async () => {
  const email = 'without@outside.example'
  const { id } = expectOk(await invite(brand, email), 'invite').data
  const token = await tokenFor(app, email)
  const talent = await newPerson(app, 'talent', 'Without Link')
  const wrong = await joinWith(app, 'w'.repeat(22), 'Wrong Link', 'wrong.link@outside.example')
  for (let again = 0; again < 2; again++)
    expectOk(await brand.call('/brand/withdraw-outside-invitation', { invitationId: id }), 'withdrawn')
  const late = await joinWith(app, token, 'Late Link', email)
  for (const { id: talentId } of [talent, wrong, late]) expect(await noFeeOf(brand, talentId)).toBeNull()
  expect((await pairsOf(brand))[0]).toMatchObject({ id, state: 'withdrawn' })
})

test('of two sign-ups with one token, the first that is confirmed is bound', async () => {
  const email = 'race@outside.example'
  expectOk(await invite(brand, email), 'invite')
  const token = await tokenFor(app, email)
  const two = await Promise.all([
    joinWith(app, token, 'Race One', 'race.one@outside.example'),
    joinWith(app, token, 'Race Two', 'race.two@outside.example'),
  ])
  const bound = await Promise.all(two.map(({ id }) => noFeeOf(brand, id)))
  expect(bound.filter((noFee) => noFee !== null)).toHaveLength(1)
})

test('of two brands that invite one person, the one whose link is used is bound', async () => {
  const [one, other] = [await aBrand('First inviter'), await aBrand('Second inviter')]
  const email = 'wanted.by.two@outside.example'
  expectOk(await invite(one, email), 'first')
  const first = await tokenFor(app, email)
  expectOk(await invite(other, email), 'second')
  const second = await tokenFor(app, email)
  const talent = await joinWith(app, second, 'Wanted Talent', email)
  expect(await noFeeOf(one, talent.id)).toBeNull()
  expect(await noFeeOf(other, talent.id)).toMatchObject({ isActive: true })
  const again = await joinWith(app, first, 'Wanted Again', 'wanted.again@outside.example')
  expect(await noFeeOf(one, again.id), 'a token binds the person who uses it').toMatchObject({
    isActive: true,
  })
})

test('the response is the same for an address with an account, whose owner gets an ordinary email', async () => {
  const known = await newPerson(app, 'talent', 'Known Talent')
  const otherBrand = await aBrand('Another brand')
  const blocking = await newPerson(app, 'talent', 'Blocking Talent')
  expectOk(await blocking.call('/user/block', { blockedId: brand.id }), 'block')
  const used: { statements: number; waits: number }[] = []
  app.app.calling.onUsage = (name, { statements, waits }) => {
    if (name === 'inviteOutsideTalent') used.push({ statements, waits })
  }
  const replies = []
  for (const email of [known.email, 'nobody@outside.example', otherBrand.email, blocking.email])
    replies.push(expectOk(await invite(brand, email), email))
  app.app.calling.onUsage = undefined
  const shapes = replies.map(({ data: { id, email, sentAt, expiresAt, ...rest } }) => JSON.stringify(rest))
  expect(new Set(shapes).size).toBe(1)
  expect(new Set(used.map((one) => JSON.stringify(one))).size).toBe(1)

  const [toKnown] = (await emailsTo(app, known.email)).filter(({ subject }) =>
    subject.includes('work with you'),
  )
  expect(toKnown?.text).toContain('the usual fee applies')
  expect(toKnown?.text).not.toContain('/signup/')
  for (const { email } of [otherBrand, blocking])
    expect((await emailsTo(app, email)).filter(({ text }) => text.includes('Bringing brand'))).toEqual([])
})

test('one click refuses further invitations, and the sender is told politely', async () => {
  const email = 'refusing@outside.example'
  const { id } = expectOk(await invite(brand, email), 'invite').data
  const [sent] = await emailsTo(app, email)
  const link = new URL(/https?:\S+\/unsubscribe\/\S+/.exec(sent?.text ?? '')?.[0] ?? '')
  const stopped = await app.app.inject({ method: 'POST', url: `${link.pathname}${link.search}` })
  expect(stopped.statusCode).toBe(200)
  const refused = { status: 422, code: 'invitations_refused' }
  expect(await brand.call('/brand/resend-outside-invitation', { invitationId: id })).toMatchObject(refused)
  expect(await invite(await aBrand('Later inviter'), email)).toMatchObject(refused)
})

test('an invitation is emailed three times at most; each new link replaces the one before', async () => {
  const email = 'thrice@outside.example'
  const { id } = expectOk(await invite(brand, email), 'invite').data
  const first = await tokenFor(app, email)
  const resend = () => brand.call('/brand/resend-outside-invitation', { invitationId: id })
  expect((await invite(brand, email)).data.fields).toHaveProperty('email')
  expectOk(await resend(), 'second')
  const second = await tokenFor(app, email)
  expect(second).not.toBe(first)
  expect(await app.call('/outside-invitation/page', { token: first })).toMatchObject({ status: 422 })
  expect(expectOk(await resend(), 'third').data).toMatchObject({ emailsLeft: 0 })
  expect(await resend()).toMatchObject({ status: 409, code: 'wrong_state' })
  const stranger = await aBrand('Stranger brand')
  for (const path of ['resend', 'withdraw'])
    expect((await stranger.call(`/brand/${path}-outside-invitation`, { invitationId: id })).status).toBe(404)
})

test('a brand without a plan cannot invite, and a suspended brand’s link does not work', async () => {
  const email = 'suspended@outside.example'
  const suspended = await aBrand('Suspended inviter')
  expectOk(await invite(suspended, email), 'invite')
  const token = await tokenFor(app, email)
  const operator = await newOperator(app)
  const input = {
    userId: suspended.id,
    reasonCode: 'fraud',
    explanation: 'We suspect fraud.',
    reason: 'A test.',
  }
  expectOk(await operator.call('/superAdmin/suspendUser', input), 'suspension')
  expect(await app.call('/outside-invitation/page', { token })).toMatchObject({ code: 'invitation_expired' })
  const talent = await joinWith(app, token, 'Of Suspended', email)
  expect(await pairCount(talent.id)).toBe(0)
  const withoutPlan = await aBrand('No plan inviter')
  await db().execute(sql`update brands set is_early_access = false where id = ${withoutPlan.id}`)
  expect(await invite(withoutPlan, 'no.plan@outside.example')).toMatchObject({ code: 'not_entitled' })
})

const pairCount = async (talentId: string): Promise<number> =>
  (await db().execute(sql`select 1 from outside_invitations where talent_id = ${talentId}`)).rows.length

test('the new talent is invited to the campaign while it takes applications', async () => {
  const campaignId = await aCampaign(brand, { visibility: 'invite' })
  const email = 'campaign@outside.example'
  expectOk(await invite(brand, email, { campaignId, note: 'For our spring film.' }), 'invite')
  const talent = await joinWith(app, await tokenFor(app, email), 'Campaign Talent', email)
  const { yours } = expectOk(await talent.call('/talent/dashboard-stats', {}), 'home').data
  expect(yours).toContainEqual(expect.objectContaining({ kind: 'invitation', id: campaignId }))
  expectOk(await talent.call('/talent/apply', { campaignId, ...aPitch() }), 'application')

  const foreign = await aCampaign(await aBrand('Owner of a campaign'))
  const wrong = await invite(brand, 'foreign@outside.example', { campaignId: foreign })
  expect(wrong.data.fields).toHaveProperty('campaignId')
})

test('a social account that was on Marquee before ends the 0% for new offers, and both sides read why', async () => {
  const former = await newPerson(app, 'talent', 'Former Self')
  expectOk(await former.call('/user/update-profile', handle('@Well.Known')), 'former handle')
  expectOk(await former.call('/user/delete-profile', { password: PASSWORD }), 'erased')
  const talent = await aBrought('known.handle@outside.example', 'Known Handle')
  expectOk(await talent.call('/user/update-profile', handle('brand.new')), 'new handle')
  expect(await feeOf(brand, talent.id)).toBe(0)
  expectOk(await talent.call('/user/update-profile', handle('well.known')), 'known handle')
  await app.settle()
  expect(await noFeeOf(brand, talent.id)).toMatchObject({ isActive: false })
  expect(await feeOf(brand, talent.id)).toBe(2_000)
  for (const side of [brand, talent]) {
    const { items } = expectOk(await side.call(`/${side.role}/getNotifications`, {}), 'notifications').data
    expect(items.map(({ text }: { text: string }) => text).join()).toContain(
      'one of the talent’s social accounts was on Marquee before',
    )
  }
})

test('a social account of a managed profile counts as known; one that an agent adds later does not', async () => {
  const agent = await newAgent(app, 'Roster agent')
  await aManagedTalent(agent, handle('managed.before'))
  const [known, later] = [
    await aBrought('managed.before@outside.example', 'Managed Before'),
    await aBrought('managed.later@outside.example', 'Managed Later'),
  ]
  expectOk(await known.call('/user/update-profile', handle('managed.before')), 'handle')
  expectOk(await later.call('/user/update-profile', handle('managed.later')), 'handle')
  await aManagedTalent(agent, handle('managed.later'))
  expectOk(await later.call('/user/update-profile', handle('managed.later')), 'the same handle')
  expect(await noFeeOf(brand, known.id)).toMatchObject({ isActive: false })
  expect(await noFeeOf(brand, later.id)).toMatchObject({ isActive: true })
})

async function aBrought(email: string, name: string, by = brand): Promise<Person> {
  expectOk(await invite(by, email), 'invite')
  return joinWith(app, await tokenFor(app, email), name, email)
}

test('an operator reads the pairs of a user and ends one with a reason', async () => {
  const operator = await newOperator(app, 'Ending Operator')
  const talent = await aBrought('ended@outside.example', 'Ended Talent')
  const read = async (userId: string) =>
    expectOk(await operator.call('/superAdmin/broughtPairs', { userId }), 'pairs').data.items
  const [pair] = await read(talent.id)
  expect(pair).toMatchObject({ state: 'joined', brand: { id: brand.id }, talent: { name: 'Ended Talent' } })
  expect(await read(brand.id)).toContainEqual(pair)
  const end = () =>
    operator.call('/superAdmin/endNoFee', {
      invitationId: pair.invitationId,
      reasonCode: 'misuse',
      reason: 'They are the same person.',
    })
  expect(expectOk(await end(), 'end').data).toMatchObject({ state: 'ended', endReason: 'misuse' })
  expect(await end()).toMatchObject({ status: 409, code: 'wrong_state' })
  expect(await feeOf(brand, talent.id)).toBe(2_000)
  const { items } = expectOk(await operator.call('/superAdmin/getAuditLog', {}), 'audit log').data
  expect(items[0]).toMatchObject({ action: 'endNoFee', reason: 'They are the same person.' })
})

test('erasure deletes the pair, and unused invitations are deleted 30 days after their link', async () => {
  const by = await aBrand('Forgetful inviter')
  const talent = await aBrought('erased@outside.example', 'Erased Talent', by)
  expectOk(await talent.call('/user/delete-profile', { password: PASSWORD }), 'erased talent')
  expect(await pairsOf(by)).toEqual([])
  expectOk(await invite(by, 'unused@outside.example'), 'invite')
  clock.moveBy(31 * DAY_MS)
  await cleanUp()
  const again = await signInAgain(app, by)
  expect((await pairsOf(again))[0]).toMatchObject({ state: 'expired' })
  clock.moveBy(30 * DAY_MS)
  await cleanUp()
  expect(await pairsOf(await signInAgain(app, again))).toEqual([])
})
