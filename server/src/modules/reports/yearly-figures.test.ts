import type { QueueItem } from '@marquee/contract/calls/queue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { loadYearlyFigures } from './yearly-figures.store.ts'

let app: TestApp
let brand: Person
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Reporting brand')
  operator = await newOperator(app)
})
afterAll(() => app.stop())

/** Reports a new talent and returns the case. */
async function aCase(name: string, by = brand): Promise<string> {
  const talent = await newPerson(app, 'talent', name)
  expectOk(await talent.call('/user/update-profile', { isListed: true }), 'listing')
  const report = { noun: 'talent', subjectId: talent.id, kind: 'fraud', text: 'The pictures were copied.' }
  expectOk(await by.call('/user/report', report), 'report')
  const items: QueueItem[] = expectOk(await operator.call('/superAdmin/getQueue', {}), 'queue').data.items
  const item = items.find(({ kind, user }) => kind === 'report' && user?.id === talent.id)
  return item?.subjectId ?? expect.fail('no case')
}

test('the figures of a year count cases by kind and by outcome, with the times to a decision', async () => {
  const year = new Date().getUTCFullYear()
  const load = () => inTransaction(systemActor, () => loadYearlyFigures(year))
  const before = await load()
  const decision = {
    caseId: await aCase('Counted talent'),
    outcome: 'removal',
    kind: 'spam',
    textForReporter: 'You were right, and we have acted.',
    textForReported: 'This breaks the rule about the work of others.',
    reason: 'Seen by us',
  }
  expectOk(await operator.call('/superAdmin/decideReport', decision), 'decision')
  const after = await load()
  expect(after.total.cases).toBe(before.total.cases + 1)
  expect(after.byKind.spam).toMatchObject({ cases: 1, reports: 1, removed: 1, open: 0, appeals: 0 })
  expect(after.byKind.spam?.toRemoval).toBeGreaterThanOrEqual(0)
  expect(after.byOutcome.removal?.cases).toBe((before.byOutcome.removal?.cases ?? 0) + 1)
  const other = await inTransaction(systemActor, () => loadYearlyFigures(year - 1))
  expect(other).toMatchObject({ total: { cases: 0, toDecision: null }, byKind: {} })
})

test('the figures count reports that were made without an account, not those of erased accounts', async () => {
  const load = async () =>
    (await inTransaction(systemActor, () => loadYearlyFigures(new Date().getUTCFullYear()))).total
      .withoutAccount
  const before = await load()
  const leaving = await newPerson(app, 'brand', 'Counted reporter')
  await aCase('Reported by someone who leaves', leaving)
  expectOk(await leaving.call('/user/delete-profile', { password: PASSWORD }), 'deletion')
  expect(await load()).toBe(before)
})
