import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemActor } from '../handler.ts'
import { errorForStatus } from '../http/envelope.ts'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { db, inTransaction } from './database.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server?.stop())

const hold = () => db().execute(sql`update notes set text = 'held' where text = 'one'`)
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => errorForStatus(error).code,
  )

// The embedded database has only one connection, so nothing else can hold a lock.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a transaction that hangs is ended for it, and nobody waits that long',
  async () => {
    await inTransaction(systemActor, () => db().execute(sql`insert into notes (text) values ('one')`))
    let goOn = () => {}
    const hanging = inTransaction(systemActor, async () => {
      await hold()
      await new Promise<void>((resolve) => (goOn = resolve))
      await hold()
    })
    const outcome = refused(hanging)
    const began = Date.now()
    expect(await refused(inTransaction(systemActor, hold)), 'who waits').toBe('unavailable')
    expect(Date.now() - began, 'ms until then').toBeLessThan(7_500)
    await expect.poll(() => refused(inTransaction(systemActor, hold)), { timeout: 20_000 }).toBe('done')
    expect(Date.now() - began, 'ms until the rows are free').toBeLessThan(15_000)
    goOn()
    expect(await outcome, 'who hung').toBe('unavailable')
  },
  40_000,
)
