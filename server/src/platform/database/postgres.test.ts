import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemActor } from '../handler.ts'
import { errorForStatus } from '../http/envelope.ts'
import { reconnectDelayMs } from '../reconnect-delay.ts'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { startTcpProxy } from '../testing/tcp-proxy.ts'
import { db, inTransaction } from './database.ts'
import { openPostgres } from './postgres.ts'

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

// The embedded database has no compiler and no further processes.
test.runIf(process.env.TEST_DATABASE_URL)(
  'no statement is compiled or takes further processes, whatever it is expected to cost',
  async () => {
    const { rows } = await db().execute(
      sql`select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers`,
    )
    expect(rows).toEqual([{ jit: 'off', workers: '0' }])
  },
)

// The embedded database has only one connection, so nothing else can hold a lock.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a transaction that hangs is ended for it, and nobody waits that long',
  async () => {
    await inTransaction(systemActor, () => db().execute(sql`insert into notes (text) values ('one')`))
    let goOn = () => {}
    let setHeld = () => {}
    const held = new Promise<void>((resolve) => (setHeld = resolve))
    const hanging = inTransaction(systemActor, async () => {
      await hold()
      setHeld()
      await new Promise<void>((resolve) => (goOn = resolve))
      await hold()
    })
    const outcome = refused(hanging)
    // Otherwise the one who waits could be the first to hold the row.
    await held
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

// The embedded database is in this process and cannot be lost.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a lost database costs one attempt at a time, and its return is noticed within 5 s',
  async () => {
    const target = new URL(process.env.TEST_DATABASE_URL ?? '')
    const proxy = await startTcpProxy(Number(target.port || 5432))
    const url = Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(proxy.port) }).href
    const engine = openPostgres(url, 4)
    const ask = () => refused(Promise.resolve(engine.root.execute(sql`select 1`)))
    const outageMs = 6_000
    let reconnects = 0
    try {
      await engine.listen(
        'lost_database',
        () => {},
        () => (reconnects += 1),
      )
      expect(await Promise.all([1, 2, 3, 4, 5, 6].map(ask)), 'before').toEqual(Array(6).fill('done'))
      const before = proxy.openConnections()
      proxy.refuse()
      const lostAt = performance.now()
      const known = proxy.attempts.length
      const waits: number[] = []
      while (performance.now() - lostAt < outageMs) {
        const askedAt = performance.now()
        expect(new Set(await Promise.all([1, 2, 3, 4, 5, 6].map(ask)))).toEqual(new Set(['unavailable']))
        waits.push(performance.now() - askedAt)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      expect(proxy.attempts.length - known, 'attempts in 6 s').toBeLessThan((2 * outageMs) / 1_000)
      expect(Math.max(...waits), 'the longest wait for an error, in ms').toBeLessThan(2_500)
      proxy.allow()
      await expect.poll(ask, { timeout: 5_000, interval: 50 }).toBe('done')
      await expect.poll(() => reconnects, { timeout: 2_000 }).toBe(1)
      expect(proxy.openConnections(), 'connections afterwards').toBeLessThanOrEqual(before)
    } finally {
      await engine.close()
      await proxy.stop()
    }
  },
  40_000,
)

test('the delay between attempts doubles to its maximum and differs between nodes', () => {
  const limits = { firstMs: 1_000, maxMs: 3_000 }
  expect([1, 2, 3, 4, 400].map((failures) => reconnectDelayMs(failures, limits, 0.5))).toEqual([
    1_000, 2_000, 3_000, 3_000, 3_000,
  ])
  expect([0, 1].map((random) => reconnectDelayMs(1, limits, random))).toEqual([750, 1_250])
})
