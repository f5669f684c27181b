import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemActor } from '../handler.ts'
import { startSampleServer } from '../testing/start-sample-server.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { db, withoutTransaction } from './database.ts'
import { sqlState } from './sql-state.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server?.stop())

const request = <T>(work: () => Promise<T>) => withoutTransaction(systemActor, 'request', work)

/** Returns the number of the connection that ran a statement of some milliseconds. */
async function connection(ms = 0): Promise<number> {
  const slept = sql.raw(String(ms / 1_000))
  const { rows } = await db().execute<{ pid: number }>(
    sql`select pg_backend_pid() as pid, pg_sleep(${slept})`,
  )
  return rows[0]?.pid ?? 0
}

// The embedded database has only one connection.
const onPostgres = test.runIf(process.env.TEST_DATABASE_URL)

onPostgres(
  'statements that a request sends at the same time share a connection, in the order of sending',
  async () => {
    const order: string[] = []
    const noted = async (name: string, ms: number) => {
      const pid = await connection(ms)
      order.push(name)
      return pid
    }
    const later = async () => {
      await Promise.resolve()
      return noted('later in the same turn', 0)
    }
    const pids = await request(() => Promise.all([noted('slow', 60), noted('fast', 0), later()]))
    expect(new Set(pids).size).toBe(1)
    expect(order).toEqual(['slow', 'fast', 'later in the same turn'])
  },
)

onPostgres('two requests never share a connection', async () => {
  const [one, other] = await Promise.all([request(() => connection(60)), request(() => connection(60))])
  expect(one).not.toBe(other)
})

onPostgres('a statement that fails leaves the others of its batch alone', async () => {
  const refused = () => db().execute(sql`select 1 / 0`).catch(sqlState)
  const [one, error, other] = await request(() => Promise.all([connection(), refused(), connection()]))
  expect(error).toBe('22012')
  expect(other).toBe(one)
  expect(await request(() => connection()), 'a connection is not used after an error').not.toBe(one)
})

onPostgres('a lost connection fails every statement of its batch', async () => {
  const batch = request(() => Promise.allSettled([connection(20_000), connection(), connection()]))
  const end = () =>
    db().execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep(20)%'`,
    )
  await expect.poll(async () => (await end()).rows.length).toBe(1)
  expect((await batch).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await request(() => connection()), 'the next request').toBeGreaterThan(0)
})
