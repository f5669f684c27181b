/**
 * Runs the product under a steady load of messages and reads, on PostgreSQL, and checks that nothing grows: `npm run bench:soak`. Two hours
 * by default; `SOAK_MINUTES=10` makes it shorter, `SOAK_PAIRS=2` a quarter as heavy. Each minute prints a row. In the last quarter memory may be a tenth more than in the
 * second one, p99 half as much again, and connections and open files at most two more; every request must succeed.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { seatPairs } from '../server/src/invariants/failover/seats.ts'
import { startLoad } from '../server/src/invariants/outage/load.ts'
import { at, median } from './measure.ts'
import { startProduct } from './start-product.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 120)
const MINUTE_MS = 60_000
const pairs = Number(process.env.SOAK_PAIRS ?? 8)
const databaseUrl = process.env.TEST_DATABASE_URL
if (!(minutes >= 4)) throw new Error('SOAK_MINUTES must be 4 or more: quarters are compared.')
if (!databaseUrl) throw new Error('Run this through `npm run bench:soak`: it needs a PostgreSQL.')

/** One minute of the run. Memory is heap and buffers after garbage collection, in MB; p99 is in milliseconds. */
interface Minute {
  requests: number
  failed: number
  p99: number
  memory: number
  connections: number
  files: number
}
const columns = ['requests', 'failed', 'p99', 'memory', 'connections', 'files'] as const

const folder = await mkdtemp(join(tmpdir(), 'marquee-soak-'))
const database = new pg.Client({ connectionString: databaseUrl })
await database.connect()
const product = await startProduct(databaseUrl, folder, {
  node: ['--expose-gc', '--import', new URL('measure-memory.ts', import.meta.url).href],
})
const run: Minute[] = []
try {
  const seats = await seatPairs(databaseUrl, pairs)
  console.log(['minute', ...columns].map((name) => name.padStart(12)).join(''))
  for (let minute = 1; minute <= minutes; minute += 1) {
    const row = await measureMinute(seats)
    run.push(row)
    console.log(
      [minute, ...columns.map((name) => Math.round(row[name]))].map((n) => String(n).padStart(12)).join(''),
    )
  }
} finally {
  await product.stop()
  await database.end()
  await rm(folder, { recursive: true, force: true })
}
const grown = whatHasGrown(run)
console.log(grown.length === 0 ? 'soak: nothing has grown' : `soak: grown or failed: ${grown.join(', ')}`)
process.exitCode = grown.length === 0 ? 0 : 1

async function measureMinute(seats: Awaited<ReturnType<typeof seatPairs>>): Promise<Minute> {
  const load = startLoad(product.address, seats)
  await pause(MINUTE_MS)
  const connections = await countConnections()
  await load.stop()
  const { heap } = z.object({ heap: z.number() }).parse(await product.ask({ sweep: true }))
  return {
    requests: load.replies.length,
    failed: load.replies.filter(({ status }) => status !== 200).length,
    p99: at(
      load.replies.map(({ tookMs }) => tookMs),
      0.99,
    ),
    memory: heap / 1e6,
    connections,
    files: (await readdir(`/proc/${product.pid}/fd`)).length,
  }
}

async function countConnections(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows[0]?.count ?? 0
}

/** Compares the last quarter with the second one: the first still fills caches. */
function whatHasGrown(rows: readonly Minute[]): string[] {
  const quarter = Math.max(1, Math.floor(rows.length / 4))
  const early = rows.slice(quarter, 2 * quarter)
  const late = rows.slice(-quarter)
  const both = (name: keyof Minute): [number, number] => [
    median(early.map((row) => row[name])),
    median(late.map((row) => row[name])),
  ]
  const limits: Record<string, (before: number) => number> = {
    memory: (before) => before * 1.1,
    p99: (before) => before * 1.5,
    connections: (before) => before + 2,
    files: (before) => before + 2,
  }
  const grown = columns.filter((name) => {
    const [before, after] = both(name)
    return after > (limits[name]?.(before) ?? Infinity)
  })
  return rows.some(({ failed, requests }) => failed > 0 || requests === 0)
    ? [...grown, 'failed requests']
    : grown
}
