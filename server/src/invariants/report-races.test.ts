import type { QueueItem } from '@marquee/contract/calls/queue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { newOperator, type Operator } from '../testing/operator.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../testing/person.ts'
import {
  expectBothOrders,
  expectOneWinner,
  inTurns,
  note,
  reportWins,
  rounds,
  together,
  where,
} from './races/runner.ts'

let app: TestApp
let brand: Person
let first: Operator
let second: Operator
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  first = await newOperator(app, 'First Operator')
  second = await newOperator(app, 'Second Operator')
})
afterAll(async () => {
  reportWins()
  await app.stop()
})

const text = 'The pictures on this page were copied from mine.'
const decision = {
  kind: 'fraud',
  textForReporter: 'You were right, and we have acted.',
  textForReported: 'This breaks the rule about the work of others.',
  reason: 'Seen by us',
}

/** Creates a talent and a brand of this round: an account reports a limited number of times in one day. */
async function aPairOfRound(): Promise<Person> {
  made += 1
  brand = await newPerson(app, 'brand', `Racing reporter ${made}`)
  const talent = await newPerson(app, 'talent', `Racing reported ${made}`)
  expectOk(await talent.call('/user/update-profile', { isListed: true }), 'listing')
  return talent
}
const report = (talent: Person, who = brand) =>
  who.call('/user/report', { noun: 'talent', subjectId: talent.id, kind: 'fraud', text })
const casesAbout = async ({ id }: Person): Promise<QueueItem[]> =>
  expectOk(await first.call('/superAdmin/getQueue', {}), 'queue').data.items.filter(
    (item: QueueItem) => item.kind === 'report' && item.user?.id === id,
  )
const decide = (operator: Operator, caseId: string, outcome: string) =>
  operator.call('/superAdmin/decideReport', { caseId, outcome, ...decision })

async function race(run: (isTurned: boolean) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await run(round % 2 === 1)
}

describe(where, () => {
  test('two operators decide a report: one wins, the other gets a conflict, and one notice is sent', async () => {
    await race(async (isTurned) => {
      const talent = await aPairOfRound()
      expectOk(await report(talent), 'report')
      const caseId = (await casesAbout(talent))[0]?.subjectId ?? ''
      const [strike, warning] = await together(
        isTurned,
        () => decide(first, caseId, 'strike'),
        () => decide(second, caseId, 'warning'),
      )
      note('decision against decision', strike)
      expectOneWinner(strike, warning)
      const { decision: saved, strikes } = expectOk(
        await first.call('/superAdmin/getReportCase', { caseId }),
        'case',
      ).data
      expect(saved.outcome).toBe(strike.status === 200 ? 'strike' : 'warning')
      expect(strikes).toHaveLength(strike.status === 200 ? 1 : 0)
      const notices = (await app.emails()).filter(
        ({ to, subject }) => to === talent.email && subject.startsWith('Our decision about your profile'),
      )
      expect(notices).toHaveLength(1)
    })
  })

  test('two reports of one profile: both join one case', async () => {
    await race(async (isTurned) => {
      const talent = await aPairOfRound()
      const other = await newPerson(app, 'brand', `Racing second reporter ${made}`)
      const [mine, theirs] = await together(
        isTurned,
        () => report(talent),
        () => report(talent, other),
      )
      note('report against report', mine)
      expect([mine.status, theirs.status]).toEqual([200, 200])
      const cases = await casesAbout(talent)
      expect(cases).toHaveLength(1)
      const caseId = cases[0]?.subjectId ?? ''
      const file = expectOk(await first.call('/superAdmin/getReportCase', { caseId }), 'case').data
      expect(file.reports).toHaveLength(2)
      // The queue shows a limited number of items.
      expectOk(await decide(first, caseId, 'none'), 'decision')
    })
  })

  test('a report against the erasure of the account: it is kept or there is nothing to report', async () => {
    const race = inTurns()
    for (let round = 0; round < rounds; round += 1) {
      const talent = await aPairOfRound()
      const [sent, erased] = await race(
        () => report(talent),
        () => talent.call('/user/delete-profile', { password: PASSWORD }),
      )
      note('report against erasure', sent)
      expect(erased.status).toBe(200)
      expect([200, 404]).toContain(sent.status)
      const cases = await casesAbout(talent)
      expect(cases).toHaveLength(sent.status === 200 ? 1 : 0)
      const caseId = cases[0]?.subjectId
      if (caseId) {
        expect((await decide(first, caseId, 'strike')).code).toBe('no_account_concerned')
        expectOk(await decide(first, caseId, 'none'), 'decision')
      }
      expect((await report(talent)).status, 'an erased profile').toBe(404)
    }
    expectBothOrders('report against erasure')
  })
})
