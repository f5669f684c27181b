import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { runStep } from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { onboard } from '../../testing/money.ts'
import { emailSubjects } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aFinishedDeal } from '../../testing/work.ts'
import { nextPayoutReminder, reminderReasonOf } from './payout-reminder.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Waiting brand')
})
afterAll(() => app.stop())

test('a talent whose account the provider has closed opens a new one and is paid', async () => {
  const talent = await newPerson(app, 'talent', 'Closed talent')
  await onboard(app, talent)
  const accountOf = async () =>
    (await app.engine.root.execute(`select account_ref from payees where id = '${talent.id}'`)).rows[0]
      ?.account_ref
  const closed = await accountOf()
  await app.engine.root.execute(`update payees set status = 'rejected' where id = '${talent.id}'`)
  await aFinishedDeal(brand, talent)
  const shares = async () => expectOk(await talent.call('/talent/payouts', {}), 'payouts').data.items
  expect(await shares()).toMatchObject([{ status: 'on_hold', amount: 80_000 }])
  await onboard(app, talent)
  expect(await accountOf()).not.toBe(closed)
  // Another bank account than before holds payouts for 72 hours.
  expect(await shares()).toMatchObject([{ status: 'on_hold', reason: expect.stringContaining('72 hours') }])
  await app.passTime(4 * DAY_MS)
  const later = await signInAgain(app, talent)
  expect(expectOk(await later.call('/talent/payouts', {}), 'payouts').data.items[0].status).toMatch(
    /in_transit|paid/,
  )
  await app.passTime(0)
  await compareLedgers(app)
})

test('a talent whose access the provider revoked is asked to open a new account', async () => {
  const talent = await newPerson(app, 'talent', 'Revoked talent')
  await onboard(app, talent)
  const { rows } = await app.engine.root.execute(`select account_ref from payees where id = '${talent.id}'`)
  await runStep(app, `accounts/${rows[0]?.account_ref}/deauthorize`)
  expect(await emailSubjects(app, talent)).toContain(
    'The payment provider has closed your payout account. Open a new one on your earnings page to be paid',
  )
})

test('a share that waits for bank details is reminded of after 3, 10 and 30 days, then each month', async () => {
  const talent = await newPerson(app, 'talent', 'Forgetful talent')
  await aFinishedDeal(brand, talent)
  const reminders = async () =>
    (await emailSubjects(app, talent)).filter((subject) => subject.includes('is still waiting for you'))
      .length
  const counts: number[] = []
  for (const days of [2, 4, 11, 31, 61]) {
    await app.passTime(days * DAY_MS)
    counts.push(await reminders())
  }
  expect(counts).toEqual([0, 1, 2, 3, 4])
  await app.passTime(0)
})

test('reminders follow a share that the bank returned, and not one that a dispute holds', () => {
  expect(reminderReasonOf({ status: 'failed', holdReason: null })).toBe('returned')
  expect(reminderReasonOf({ status: 'on_hold', holdReason: 'unclaimed' })).toBe('unclaimed')
  expect(reminderReasonOf({ status: 'on_hold', holdReason: 'dispute' })).toBeNull()
  expect(reminderReasonOf({ status: 'paid', holdReason: null })).toBeNull()
  const since = new Date(0)
  const next = (days: number) => nextPayoutReminder(since, new Date(days * DAY_MS)).getTime() / DAY_MS
  expect([0, 3, 10, 30, 59, 60].map(next)).toEqual([3, 10, 30, 60, 60, 90])
})
