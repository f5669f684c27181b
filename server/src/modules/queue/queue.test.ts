import type { QueueItem } from '@marquee/contract/calls/queue'
import { addDays } from '@marquee/contract/rules/dates'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aManagedShare } from '../../invariants/dead-ends/managed.ts'
import {
  aHeldOffer,
  cardLike,
  injectFailure,
  moneyOf,
  recover,
  refund,
} from '../../invariants/money/run-deal.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { cleanUp } from '../../platform/jobs/clean-up.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { clock } from '../../platform/time/clock.ts'
import { startOfDay, today } from '../../platform/time/day.ts'
import { acceptInvitation, newAgent } from '../../testing/agency.ts'
import { onboard } from '../../testing/money.ts'
import { newOperator, type Operator, signInOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aCampaign, aFinishedDeal } from '../../testing/work.ts'
import { saveChecks } from '../ledger/ledger-checks.store.ts'

const DAY_MS = 86_400_000

let app: TestApp
let operator: Operator
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
  brand = await newPerson(app, 'brand', 'Queued brand')
})
afterAll(() => app.stop())

const queue = async () => expectOk(await operator.call('/superAdmin/getQueue', {}), 'queue').data
const itemsOf = async (kind: string): Promise<QueueItem[]> =>
  (await queue()).items.filter((item: QueueItem) => item.kind === kind)
const act = (call: string, body: object) =>
  operator.call(`/superAdmin/${call}`, { reason: 'Handled with the user', ...body })

async function reviewAll(value: 'all' | 'off'): Promise<void> {
  expectOk(await act('changeSetting', { key: 'campaignReview', value }), 'setting')
}

test('a campaign in review waits in the queue until it is decided, and its item can be taken', async () => {
  await reviewAll('all')
  const campaignId = await aCampaign(brand, { title: 'Queued campaign' })
  await reviewAll('off')
  const [item] = await itemsOf('campaign_review')
  expect(item).toMatchObject({
    subjectId: campaignId,
    subject: 'Queued campaign',
    user: { id: brand.id, name: 'Queued brand', page: { at: 'user', id: brand.id } },
    assignee: null,
  })
  const which = { kind: 'campaign_review', subjectId: campaignId }
  expectOk(await act('assignQueueItem', { ...which, assigneeId: operator.id }), 'assignment')
  expect((await itemsOf('campaign_review'))[0]?.assignee).toEqual({ id: operator.id, name: 'Olive Operator' })
  expect(await act('assignQueueItem', { ...which, assigneeId: brand.id })).toMatchObject({
    code: 'invalid_input',
  })
  expect(await act('closeQueueItem', which), 'a review ends by its decision').toMatchObject({
    status: 409,
    code: 'wrong_state',
  })
  const { version } = expectOk(await act('getCampaign', { campaignId, reason: undefined }), 'campaign').data
  expectOk(await act('reviewCampaign', { campaignId, version, decision: 'approve' }), 'approval')
  expect(await itemsOf('campaign_review')).toEqual([])
  expect((await act('postponeQueueItem', { ...which, until: in2Days() })).status).toBe(404)
})

const in2Days = () => new Date(clock.now().getTime() + 2 * DAY_MS).toISOString()

test('a postponed item comes back at its moment', async () => {
  await reviewAll('all')
  const subjectId = await aCampaign(brand)
  await reviewAll('off')
  const which = { kind: 'campaign_review', subjectId }
  const far = new Date(clock.now().getTime() + 31 * DAY_MS).toISOString()
  expect((await act('postponeQueueItem', { ...which, until: far })).data.fields).toHaveProperty('until')
  const after = expectOk(await act('postponeQueueItem', { ...which, until: in2Days() }), 'postponing').data
  expect(after).toMatchObject({
    items: [],
    postponed: [
      {
        kind: 'campaign_review',
        subjectId,
        postponedBy: { id: operator.id, name: 'Olive Operator' },
        postponeReason: 'Handled with the user',
        lastEmail: null,
      },
    ],
  })
  expect(expectOk(await act('postponeQueueItem', { ...which, until: null }), 'return').data).toMatchObject({
    items: [{ subjectId, postponedBy: null, postponeReason: '' }],
    postponed: [],
  })
  expectOk(await act('postponeQueueItem', { ...which, until: in2Days() }), 'postponing again')
  await app.passTime(2 * DAY_MS + 1_000)
  operator = await signInOperator(app, operator)
  expect(await itemsOf('campaign_review')).toHaveLength(1)
})

test('a failed refund waits in the queue and is requested again once', async () => {
  brand = await newPerson(app, 'brand', 'Refunded brand')
  const talent = await newPerson(app, 'talent', 'Refunding talent')
  await onboard(app, talent)
  const held = await aHeldOffer(app, brand, talent, {}, await cardLike(app, brand, 'pm_card_refundFail'))
  expectOk(await talent.call('/talent/accept-offer', { offerId: held.offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  const payment = (await moneyOf(brand, held.offerId)).payments.at(-1)
  await refund(payment.id, 80_000, 'first')
  await refund(payment.id, 40_000, 'second')
  await app.settle()
  await app.sandbox.clock.advance(DAY_MS)
  await app.settle()
  const failed = await itemsOf('failed_refund')
  expect(failed.map(({ money }) => money?.amount).toSorted()).toEqual([40_000, 80_000])
  const item = failed.find(({ money }) => money?.amount === 80_000)
  expect(item).toMatchObject({ user: { id: brand.id }, other: { id: talent.id } })
  const refundId = item?.subjectId
  expectOk(await act('repeatRefund', { refundId }), 'repetition')
  expect(await act('repeatRefund', { refundId }), 'once only').toMatchObject({ status: 409 })
  await app.settle()
  const refunds = (await moneyOf(brand, held.offerId)).refunds
  expect(refunds).toHaveLength(3)
  expect(await itemsOf('failed_refund'), 'the other one still waits').toMatchObject([
    { money: { amount: 40_000 } },
  ])
})

test('a share of a talent without bank details waits in the queue after 90 days, and they are reminded', async () => {
  brand = await newPerson(app, 'brand', 'Paying brand')
  const talent = await newPerson(app, 'talent', 'Talent without bank')
  await aFinishedDeal(brand, talent)
  await app.settle()
  expect(await itemsOf('unpaid_share')).toEqual([])
  await app.passTime(95 * DAY_MS)
  operator = await signInOperator(app, operator)
  const [item] = await itemsOf('unpaid_share')
  expect(item).toMatchObject({ user: { id: talent.id }, money: { amount: 80_000, currency: 'GBP' } })
  const before = (await app.emails()).filter(({ to }) => to === talent.email).length
  expectOk(await act('remindPayee', { payoutId: item?.subjectId }), 'reminder')
  await app.settle()
  expect((await app.emails()).filter(({ to }) => to === talent.email).length).toBe(before + 1)
  expect(await itemsOf('unpaid_share'), 'the item waits for an answer').toEqual([])
  const reminded = { subjectId: item?.subjectId, lastEmail: emailOf('reminder', talent.email) }
  expect(await postponedOf('unpaid_share')).toMatchObject([
    { ...reminded, postponedBy: { id: operator.id }, postponeReason: 'Handled with the user' },
  ])
  await app.passTime(102 * DAY_MS + 60_000)
  operator = await signInOperator(app, operator)
  expect(await itemsOf('unpaid_share'), 'it returns by itself').toMatchObject([reminded])
})

test('a payout that the bank returned names the bank’s reason, and its reminder is remembered', async () => {
  await at(0)
  const payer = await newPerson(app, 'brand', 'Brand of a returned payout')
  const talent = await newPerson(app, 'talent', 'Talent with a closed bank account')
  await aFinishedDeal(payer, talent)
  await app.settle()
  await app.engine.root.execute(
    sql`update payouts set status = 'failed', return_reason = 'account_closed' where payee_id = ${talent.id}::uuid`,
  )
  const [item] = await itemsOf('returned_payout')
  expect(item).toMatchObject({
    subject: expect.stringMatching(/, bank’s reason: account closed$/),
    user: { id: talent.id },
    lastEmail: null,
  })
  expectOk(await act('remindPayee', { payoutId: item?.subjectId }), 'reminder')
  expect(await itemsOf('returned_payout')).toEqual([])
  expect(await postponedOf('returned_payout')).toMatchObject([
    { lastEmail: emailOf('reminder', talent.email) },
  ])
  await app.engine.root.execute(
    sql`update payouts set updated_at = now() + interval '1 minute' where payee_id = ${talent.id}::uuid`,
  )
  expect(await itemsOf('returned_payout'), 'the email was about an earlier return').toMatchObject([
    { lastEmail: null },
  ])
})

test('a payout that is returned again while its reminder waits is in the queue at once', async () => {
  await at(0)
  const payer = await newPerson(app, 'brand', 'Brand of a payout returned twice')
  const talent = await newPerson(app, 'talent', 'Talent with two closed accounts')
  await aFinishedDeal(payer, talent)
  await app.settle()
  const fails = (minutes: number) =>
    app.engine.root.execute(sql`
      with returned as (
        update payouts set status = 'failed', return_reason = 'account_closed' where payee_id = ${talent.id}::uuid returning id)
      insert into transitions (noun, subject_id, event, "from", "to", version, by, actor, at)
      select 'payout', id, 'fail', 'in_transit', 'failed', 9, 'provider', 'system', now() + make_interval(mins => ${minutes})
      from returned`)
  await fails(0)
  const waiting = async () => (await itemsOf('returned_payout')).filter(({ user }) => user?.id === talent.id)
  const [item] = await waiting()
  expectOk(await act('remindPayee', { payoutId: item?.subjectId }), 'reminder')
  expect(await waiting()).toEqual([])
  await app.engine.root.execute(
    sql`update payouts set netted = 0, updated_at = now() + interval '5 minutes' where payee_id = ${talent.id}::uuid`,
  )
  expect(await waiting(), 'a change of the row is no new return').toEqual([])
  await fails(10)
  expect(await waiting()).toMatchObject([
    { subjectId: item?.subjectId, postponedUntil: null, lastEmail: null },
  ])
  expect(await postponedOf('returned_payout')).not.toContainEqual(
    expect.objectContaining({ subjectId: item?.subjectId }),
  )
})

test('a postponed item of any kind is back once its cause is newer than the postponement', async () => {
  await at(0)
  const talent = await newPerson(app, 'talent', 'Talent who bounces again')
  const bounce = (days: number) =>
    app.engine.root.execute(
      sql`insert into bounced_addresses (email, last_error, since) values (${talent.email}, '550 no such user',
        ${new Date(clock.now().getTime() + days * DAY_MS).toISOString()}::timestamptz)
        on conflict (email) do update set since = excluded.since`,
    )
  await bounce(0)
  const isWaiting = async () =>
    (await itemsOf('bounced_address')).some(({ subjectId }) => subjectId === talent.id)
  const which = { kind: 'bounced_address', subjectId: talent.id }
  const until = new Date(clock.now().getTime() + 5 * DAY_MS).toISOString()
  expectOk(await act('postponeQueueItem', { ...which, until }), 'postponing')
  expect(await isWaiting()).toBe(false)
  expectOk(await act('assignQueueItem', { ...which, assigneeId: operator.id }), 'assignment')
  expect(await isWaiting(), 'an assignment changes nothing').toBe(false)
  await bounce(1)
  expect(await isWaiting()).toBe(true)
  await app.engine.root.execute(sql`delete from bounced_addresses where email = ${talent.email}`)
})

const postponedOf = async (kind: string): Promise<QueueItem[]> =>
  (await queue()).postponed.filter((item: QueueItem) => item.kind === kind)
const emailOf = (kind: string, to: string) => ({
  kind,
  to,
  at: expect.any(String),
  by: { id: operator.id, name: 'Olive Operator' },
})

/** Sets the time to this many days from now, where the operator signs in again. */
async function at(days: number): Promise<void> {
  await app.passTime(days * DAY_MS)
  operator = await signInOperator(app, operator)
}

test('an operator invites a managed talent whose share waits to claim the profile', async () => {
  await at(0)
  const [agent, payer] = [await newAgent(app, 'Queued agent'), await newPerson(app, 'brand', 'Payer')]
  const talent = await newPerson(app, 'talent', 'Unmanaged talent')
  await aManagedShare({ app, brand: payer, talent, unpaid: talent, agent })
  const [item] = await itemsOf('unclaimed_share')
  const email = 'claimed.by.operator@example.com'
  const invite = (payoutId: unknown, reason = 'The agency does not answer') =>
    act('invitePayee', { payoutId, email, reason })
  expect((await invite(item?.subjectId, '')).data.fields).toHaveProperty('reason')
  expect(await invite(talent.id)).toMatchObject({ status: 404 })
  expect(item).toMatchObject({
    subject: expect.stringMatching(/, managed by Queued agent & Co$/),
    user: { id: agent.id },
    other: { name: expect.stringMatching(/^Managed talent \d+$/) },
  })
  expectOk(await act('remindPayee', { payoutId: item?.subjectId }), 'reminder')
  expect(await postponedOf('unclaimed_share')).toMatchObject([
    { lastEmail: emailOf('reminder', agent.email) },
  ])
  expectOk(await invite(item?.subjectId), 'invitation')
  expect(await itemsOf('unclaimed_share')).toEqual([])
  expect(await postponedOf('unclaimed_share')).toMatchObject([{ lastEmail: emailOf('invitation', email) }])
  const claimed = await acceptInvitation(app, email)
  expect(await itemsOf('unclaimed_share'), 'the talent gives bank details now').toEqual([])
  const shares = expectOk(await claimed.call('/talent/payouts', {}), 'payouts').data.items
  expect(shares[0]).toMatchObject({ status: 'on_hold', reason: 'We need your bank details first.' })
  expect(await invite(item?.subjectId), 'there is nothing left to claim').toMatchObject({
    status: 409,
    code: 'wrong_state',
  })
  const log = expectOk(await operator.call('/superAdmin/getAuditLog', { action: 'invitePayee' }), 'log').data
  expect(log.items).toMatchObject([{ reason: 'The agency does not answer' }])
})

test('a refund that the payment provider does not answer waits in the queue after a day', async () => {
  await at(0)
  const [payer, talent] = [
    await newPerson(app, 'brand', 'Waiting brand'),
    await newPerson(app, 'talent', 'Waiting talent'),
  ]
  const held = await aHeldOffer(app, payer, talent, {}, await cardLike(app, payer, 'pm_card_visa'))
  expectOk(await talent.call('/talent/accept-offer', { offerId: held.offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  await injectFailure(app, 'POST /v1/refunds', 'error_500', 1_000)
  await refund((await moneyOf(payer, held.offerId)).payments.at(-1).id, 120_000, 'unanswered')
  await app.settle()
  expect(await itemsOf('provider_delay'), 'not before a day has passed').toEqual([])
  await at(2)
  const subjects = async () => (await itemsOf('provider_delay')).map(({ subject }) => subject)
  expect(await subjects()).toContainEqual(expect.stringMatching(/^refund/))
  await recover(app)
  await app.engine.root.execute("update provider_calls set due_at = now() where state = 'waiting'")
  await app.settle()
  expect(await subjects()).not.toContainEqual(expect.stringMatching(/^refund/))
})

test('a bounced address and a ledger alarm are closed, and come back with a new cause', async () => {
  const talent = await newPerson(app, 'talent', 'Unreachable talent')
  const bounce = (days: number) =>
    app.engine.root.execute(
      sql`insert into bounced_addresses (email, last_error, since) values (${talent.email}, '550 no such user',
        ${new Date(clock.now().getTime() + days * DAY_MS).toISOString()}::timestamptz)
        on conflict (email) do update set since = excluded.since`,
    )
  await bounce(0)
  const name = 'Every journal sums to zero in each currency'
  const fails = { name, holds: false, detail: 'Journal 7 is off by 1', alert: false }
  await inTransaction(systemActor, () => saveChecks([fails], clock.now()))
  const [alarm] = await itemsOf('ledger_alarm')
  const [bounced] = await itemsOf('bounced_address')
  expect(alarm?.subject).toBe(`${name}: Journal 7 is off by 1`)
  expect(bounced?.user).toMatchObject({ id: talent.id, name: 'Unreachable talent' })
  for (const item of [alarm, bounced])
    expectOk(await act('closeQueueItem', { kind: item?.kind, subjectId: item?.subjectId }), 'closing')
  await inTransaction(systemActor, () => saveChecks([fails], new Date(clock.now().getTime() + DAY_MS)))
  expect([...(await itemsOf('ledger_alarm')), ...(await itemsOf('bounced_address'))]).toEqual([])
  await bounce(1)
  expect(await itemsOf('bounced_address')).toHaveLength(1)
  const later = new Date(clock.now().getTime() + 2 * DAY_MS)
  await inTransaction(systemActor, () => saveChecks([{ ...fails, holds: true, detail: '' }], later))
  expect(await itemsOf('ledger_alarm')).toEqual([])
})

test('the audit log names what each act was about, its outcome and where to read it', async () => {
  await at(0)
  brand = await newPerson(app, 'brand', 'Audited brand')
  await reviewAll('all')
  const campaignId = await aCampaign(brand, { title: 'Audited campaign' })
  await reviewAll('off')
  const which = { kind: 'campaign_review', subjectId: campaignId }
  const until = new Date(clock.now().getTime() + 7 * DAY_MS - 60_000).toISOString()
  expectOk(await act('postponeQueueItem', { ...which, until }), 'postponing')
  expectOk(await act('assignQueueItem', { ...which, assigneeId: operator.id }), 'assignment')
  const about = async (id?: string) =>
    expectOk(await operator.call('/superAdmin/getAuditLog', { limit: 100 }), 'log').data.items.filter(
      ({ subject }: { subject: { id: string } | null }) => subject?.id === id,
    )
  const queued = {
    noun: 'campaign',
    id: campaignId,
    label: 'Campaign',
    name: 'Audited campaign',
    page: { at: 'queue', kind: 'campaign_review', id: campaignId },
  }
  expect(await about(campaignId)).toMatchObject([
    { outcome: 'Assigned to themselves', subject: queued },
    { outcome: 'Postponed for 7 days', subject: queued },
  ])
  const { version } = expectOk(await act('getCampaign', { campaignId, reason: undefined }), 'campaign').data
  expectOk(await act('reviewCampaign', { campaignId, version, decision: 'approve' }), 'approval')
  expect((await about(campaignId))[0]).toMatchObject({
    outcome: 'Approved the campaign',
    subject: { ...queued, page: { at: 'user', kind: null, id: brand.id } },
  })
  const talent = await newPerson(app, 'talent', 'Audited talent')
  await aFinishedDeal(brand, talent)
  await app.settle()
  await app.engine.root.execute(sql`update payouts set status = 'failed' where payee_id = ${talent.id}::uuid`)
  const [item] = (await itemsOf('returned_payout')).filter(({ user }) => user?.id === talent.id)
  expectOk(await act('remindPayee', { payoutId: item?.subjectId }), 'reminder')
  expect((await about(item?.subjectId))[0]).toMatchObject({
    outcome: 'Sent a reminder. The item returns after 7 days',
    user: { id: talent.id },
    subject: { label: 'Payout', page: { at: 'queue', kind: 'returned_payout' } },
  })
})

test('operators get one email a day about what is overdue, and none while nothing is', async () => {
  await at(0)
  brand = await newPerson(app, 'brand', 'Forgetful brand')
  const overdueEmails = async () =>
    (await app.emails()).filter(({ to, subject }) => to === operator.email && /overdue item/.test(subject))
  await reviewAll('all')
  await aCampaign(brand, { title: 'Forgotten campaign' })
  await reviewAll('off')
  // The email is sent from seven in the morning, at whatever time of day this test runs.
  const noon = startOfDay(addDays(today(clock.now()), 5)).getTime() + DAY_MS / 2
  await app.passTime(noon - Date.now())
  await cleanUp()
  const sent = (await overdueEmails()).length
  await cleanUp()
  expect(await overdueEmails()).toHaveLength(sent)
  expect((await overdueEmails()).at(-1)?.text).toMatch(/Forgotten campaign/)
  expect((await overdueEmails()).at(-1)?.text).toMatch(/\/admin\/queue/)
})
