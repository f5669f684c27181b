import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { db } from '../platform/database/database.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { runDueTimers } from '../platform/timers/timers.ts'
import { expectOk, newPerson, PASSWORD } from '../testing/person.ts'
import { confirmSecondFactor } from '../testing/second-factor.ts'
import { expectBothOrders, fewRounds, inTurns, note, reportWins, where } from './races/runner.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  reportWins()
  await app.stop()
})

/** Deadlocks that PostgreSQL has ended in this database; it publishes them within a second. */
async function countDeadlocks(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const { rows } = await db().execute(
    sql`select deadlocks::int as count from pg_stat_database where datname = current_database()`,
  )
  return z.tuple([z.object({ count: z.number() })]).parse(rows)[0].count
}

describe(where, () => {
  test('the link that keeps a second factor against its removal: one wins, without a deadlock', async () => {
    const before = await countDeadlocks()
    const send = inTurns()
    for (let round = 0; round < fewRounds; round += 1) {
      await app.passTime(0)
      const person = await newPerson(app, 'talent', `Racing factor ${round}`)
      await confirmSecondFactor(person)
      const signIn = () => app.call('/talent/signin', { email: person.email, password: PASSWORD })
      const { challenge } = expectOk(await signIn(), 'password').data
      expectOk(await app.call('/user/lost-second-factor', { challenge }), 'code')
      const emails = async () => (await app.emails()).filter(({ to }) => to === person.email)
      const code = /\b\d{6}\b/.exec(
        (await emails()).filter(({ subject }) => /is your Marquee code$/.test(subject)).at(-1)?.subject ?? '',
      )?.[0]
      expectOk(await app.call('/user/remove-second-factor', { challenge, code }), 'removal')
      const text = (await emails()).find(({ subject }) => /turned off in 72 hours/.test(subject))?.text ?? ''
      const token = /keep-second-factor#([\w-]+)/.exec(text)?.[1] ?? ''
      // Not passTime(), which fires what is due.
      app.clock.offset(73 * 3_600_000)
      const keep = () => app.call('/user/keep-second-factor', { token })
      const [kept] = await send(keep, () => runDueTimers())
      note('link against removal', kept)
      expect([200, 400, 403]).toContain(kept.status)
      const { data } = await signIn()
      expect(data.token === undefined, 'the factor stays exactly when the link has won').toBe(
        kept.status === 200,
      )
    }
    expectBothOrders('link against removal')
    expect(await countDeadlocks()).toBe(before)
  })
})
