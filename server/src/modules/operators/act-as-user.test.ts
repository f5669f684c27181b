import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { openDispute } from '../../testing/cases.ts'
import { aConversation } from '../../testing/conversation.ts'
import { actAs, newOperator, type Operator, passwordAndCode, signInOperator } from '../../testing/operator.ts'
import { aPair, type Pair } from '../../testing/pairs.ts'
import { newPerson } from '../../testing/person.ts'
import { forgetUsedAppCodes } from '../../testing/second-factor.ts'
import { aCampaign, aDeal, anApplication, anOffer } from '../../testing/work.ts'

let app: TestApp
let operator: Operator
let pair: Pair
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
  pair = await aPair(app, 'Acted')
})
afterAll(() => app?.stop())
beforeEach(forgetUsedAppCodes)

const auditOf = async (userId: string) =>
  (await operator.call('/superAdmin/getAuditLog', { userId, limit: 100 })).data.items

test('acting as a user needs a reason, a new emailed code and the app', async () => {
  const userId = pair.talent.id
  const { cookies, code } = await passwordAndCode(app, operator.email)
  const body = { userId, reason: 'Asked for help', code, totp: operator.totp() }
  const ask = (change: object, sent = cookies) =>
    operator.call('/superAdmin/getTokenByuser', { ...body, ...change }, { cookies: sent })
  expect((await ask({ reason: '  a ' })).data.fields).toHaveProperty('reason')
  expect((await ask({ totp: undefined })).data.fields).toHaveProperty('totp')
  expect(await ask({}, {})).toMatchObject({ code: 'wrong_code' })
  expect(await ask({ code: code === '111111' ? '111112' : '111111' })).toMatchObject({ code: 'wrong_code' })
  const begun = await ask({})
  expect(begun.status).toBe(200)
  expect(await ask({})).toMatchObject({ code: 'wrong_code' })
  expect(begun.data.visit).toMatchObject({ canWrite: false, isOpen: true, reason: 'Asked for help' })
})

test('the codes of another operator confirm nothing', async () => {
  const other = await newOperator(app, 'Second Operator')
  const { cookies, code } = await passwordAndCode(app, other.email)
  const body = { userId: pair.talent.id, reason: 'Asked for help', code, totp: other.totp() }
  expect(await operator.call('/superAdmin/getTokenByuser', body, { cookies })).toMatchObject({
    code: 'wrong_code',
  })
})

test('nobody acts as an operator', async () => {
  const other = await newOperator(app, 'Third Operator')
  const { cookies, code } = await passwordAndCode(app, operator.email)
  const body = { userId: other.id, reason: 'Asked for help', code, totp: operator.totp() }
  expect(await operator.call('/superAdmin/getTokenByuser', body, { cookies })).toMatchObject({
    code: 'not_found',
  })
})

test('the token of a visit works only in the browser of its operator', async () => {
  const acting = await actAs(app, operator, pair.talent)
  expect((await acting.call('/user/profile', {}, { method: 'GET' })).data.id).toBe(pair.talent.id)
  expect((await app.call('/user/profile', {}, { token: acting.token, method: 'GET' })).status).toBe(401)
  const other = await newOperator(app, 'Fourth Operator')
  const theirs = { token: acting.token, cookies: other.cookies, method: 'GET' } as const
  expect((await app.call('/user/profile', {}, theirs)).status).toBe(401)
})

test('a visit is read-only until changes are allowed, and each change has both ids', async () => {
  const acting = await actAs(app, operator, pair.talent)
  const applying = await anApplication(pair.talent, await aCampaign(pair.brand))
  const withdraw = () => acting.call('/talent/withdraw-application', { applicationId: applying })
  expect(await withdraw()).toMatchObject({ status: 403, code: 'changes_off' })
  expect((await acting.call('/user/allowChanges', { reason: '' })).data.fields).toHaveProperty('reason')
  expect((await acting.call('/user/allowChanges', { reason: 'On their request' })).status).toBe(200)
  expect((await withdraw()).status).toBe(200)
  const { rows } = await db().execute<{ actor: string; operator_id: string }>(
    sql`select actor, operator_id from transitions where subject_id = ${applying} order by id desc limit 1`,
  )
  expect(rows[0]).toEqual({ actor: pair.talent.id, operator_id: operator.id })
  const [latest, before] = await auditOf(pair.talent.id)
  expect(latest).toMatchObject({
    action: 'withdrawApplication',
    isAsUser: true,
    operator: { id: operator.id },
    user: { id: pair.talent.id },
    subject: { noun: 'application', id: applying },
  })
  expect(before).toMatchObject({ action: 'allowChanges', isAsUser: false, reason: 'On their request' })
})

test('what only the user does stays refused when changes are allowed', async () => {
  const talent = await actAs(app, operator, pair.talent, { allowsChanges: true })
  const offerId = await anOffer(pair.brand, pair.talent)
  const refused: [string, object][] = [
    ['/user/change-password', { currentPassword: 'x', newPassword: 'another quiet lamp' }],
    ['/user/delete-profile', { password: 'x' }],
    ['/user/update-profile', { phone: '+447911123456' }],
    ['/user/end-sessions', {}],
    ['/talent/accept-offer', { offerId, versionNo: 1 }],
    ['/talent/manageCounterOffer', { offerId, versionNo: 1, action: 'accept' }],
    ['/talent/addBankAccount', { bankToken: 'btok_1' }],
  ]
  for (const [path, body] of refused)
    expect([path, await talent.call(path, body)]).toMatchObject([path, { code: 'not_while_acting' }])
  expect(await talent.call('/user/logout', {}, { method: 'GET' })).toMatchObject({ code: 'not_while_acting' })
  expect((await talent.call('/user/update-profile', { headline: 'Put right' })).status).toBe(200)
})

test('messages are hidden unless the visit names a case', async () => {
  const conversationId = await aConversation(pair, { isFresh: true })
  const words = 'zanzibar lemonade'
  await pair.talent.call('/messages/send', { conversationId, clientId: crypto.randomUUID(), text: words })
  const reads = [
    ['/messages/getHistory', { conversationId }],
    ['/messages/getConversation', { conversationId }],
    ['/messages/talentMessageList', {}],
    ['/messages/search', { q: 'zanzibar' }],
    ['/talent/dashboard-stats', {}],
    ['/talent/getNotifications', {}],
  ] as const
  const hidden = await actAs(app, operator, pair.talent)
  for (const [path, body] of reads) {
    const { status, data } = await hidden.call(path, body)
    expect([path, status]).toEqual([path, 200])
    expect(JSON.stringify(data)).not.toContain('zanzibar')
  }
  const { dealId } = await aDeal(pair.brand, pair.talent)
  const stranger = await newPerson(app, 'talent', 'Uninvolved talent')
  const caseId = await openDispute(pair.brand, dealId)
  await expect(actAs(app, operator, stranger, { caseId }), 'the case of someone else').rejects.toThrow(
    'caseId',
  )
  const withCase = await actAs(app, operator, pair.talent, { caseId })
  const { data } = await withCase.call('/messages/getHistory', { conversationId })
  expect(JSON.stringify(data)).toContain(words)
})

test('a visit ends after 30 minutes, when it is returned from, and with the operator’s session', async () => {
  const own = await signInOperator(app, operator)
  const first = await actAs(app, own, pair.brand)
  expect((await first.call('/user/endVisit')).data.adminUrl).toContain(`/admin/users/${pair.brand.id}`)
  expect((await first.call('/user/currentVisit')).status).toBe(401)
  expect((await own.call('/superAdmin/getOperator')).status).toBe(200)
  const second = await actAs(app, own, pair.brand)
  await own.call('/superAdmin/signOut')
  expect((await second.call('/user/currentVisit')).status).toBe(401)
  const again = await signInOperator(app, operator)
  const third = await actAs(app, again, pair.brand)
  await app.passTime(20 * 60_000)
  expect((await third.call('/user/currentVisit')).status).toBe(200)
  await app.passTime(31 * 60_000)
  expect((await third.call('/user/currentVisit')).status).toBe(401)
  await app.passTime(0)
  operator = await signInOperator(app, operator)
})

test('the user reads the visit and what was changed, and ends it by objecting', async () => {
  const talent = await newPerson(app, 'talent', 'Visited Talent')
  const acting = await actAs(app, operator, talent, { allowsChanges: true })
  await acting.call('/user/update-profile', { headline: 'Put right' })
  await app.settle()
  const sent = (await app.emails()).filter(({ to }) => to === talent.email).at(-1)
  expect(sent?.subject).toBe('Marquee support is looking at your account')
  const notices = (await talent.call('/talent/getNotifications', {})).data.items
  expect(JSON.stringify(notices)).toContain('Marquee support looked at your account: They asked for help')
  const [visit] = (await talent.call('/user/supportVisits')).data.items
  expect(visit).toMatchObject({ isOpen: true, canWrite: true, reason: 'They asked for help' })
  expect(visit.changes).toHaveLength(1)
  const objection = { visitId: visit.id, objection: 'I never asked for this' }
  expect(await acting.call('/user/objectToVisit', objection)).toMatchObject({ code: 'not_while_acting' })
  expect(await pair.talent.call('/user/objectToVisit', objection)).toMatchObject({ code: 'not_found' })
  expect((await talent.call('/user/objectToVisit', objection)).data).toMatchObject({ isOpen: false })
  expect((await acting.call('/user/currentVisit')).status).toBe(401)
  expect(await talent.call('/user/objectToVisit', objection)).toMatchObject({ code: 'wrong_state' })
  expect((await auditOf(talent.id))[0]).toMatchObject({
    action: 'objectToVisit',
    reason: 'I never asked for this',
  })
  const page = (await operator.call('/superAdmin/getUser', { userId: talent.id })).data
  expect(page.visits[0]).toMatchObject({ objection: 'I never asked for this' })
})

test('acting as an agent, what is done for a talent is recorded with the operator', async () => {
  const agent = await newAgent(app, 'Visited Agent')
  await aMandatedTalent(agent, pair.talent)
  const applicationId = await anApplication(pair.talent, await aCampaign(pair.brand))
  const acting = await actAs(app, operator, agent, { allowsChanges: true })
  expect((await acting.call('/talentagent/withdraw-application', { applicationId })).status).toBe(200)
  const { rows } = await db().execute<{ account_id: string; operator_id: string }>(
    sql`select account_id, operator_id from delegated_actions order by id desc limit 1`,
  )
  expect(rows[0]).toEqual({ account_id: agent.id, operator_id: operator.id })
})

test('the audit log can be neither changed nor deleted', async () => {
  for (const statement of [sql`update audit_entries set reason = 'none'`, sql`delete from audit_entries`])
    await expect(db().execute(statement)).rejects.toThrow()
})

test('operators find users by name, email, role and status, the newest first', async () => {
  const find = async (filter: object) => (await operator.call('/superAdmin/getUserList', filter)).data.items
  const ids = async (filter: object) => (await find(filter)).map(({ id }: { id: string }) => id)
  expect(await ids({ q: 'acted', role: 'talent' })).toEqual([pair.talent.id])
  expect(await ids({ q: pair.brand.email.slice(0, 8).toUpperCase() })).toContain(pair.brand.id)
  expect(await ids({ q: '%' })).toEqual([])
  expect(await ids({ status: 'suspended' })).toEqual([])
  const first = (await operator.call('/superAdmin/getUserList', { limit: 2 })).data
  const second = (await operator.call('/superAdmin/getUserList', { limit: 2, cursor: first.nextCursor })).data
  const both = [...first.items, ...second.items]
  expect(new Set(both.map(({ id }) => id)).size).toBe(4)
  expect(both.map(({ createdAt }) => createdAt)).toEqual(
    both
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  )
})
