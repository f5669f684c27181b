import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Screen } from '../failover/screen.ts'
import { type SeatedPair, seatPairs } from '../failover/seats.ts'
import { type Load, type Reply, startLoad } from './load.ts'
import { type Service, type Stand, startStand } from './services.ts'

/**
 * Outage test: under light load, PostgreSQL, then Redis, then both are stopped and started again. Requests are refused at
 * once while PostgreSQL is away, everything works within five seconds of its return, attempts to connect stay below two a
 * second, memory and connections go back to where they were, and no acknowledged message is lost. `OUTAGE_SECONDS` is the
 * length of each outage (5).
 */
const outageMs = Number(process.env.OUTAGE_SECONDS ?? 5) * 1_000
const backWithinMs = 5_000
/** Requests that were on their way when the server stopped, and the first attempt to connect, may take this long. */
const noticedWithinMs = 500
const refusedWithinMs = 1_000
const maxAttemptsPerSecond = 2
const maxGrowthBytes = 120 * 1_048_576
const maxMoreFiles = 8

const faults: string[] = []
const expectThat = (isTrue: boolean, sentence: string): void => {
  if (!isTrue) faults.push(sentence)
}

const stand = await startStand()
try {
  const seats = await seatPairs(stand.databaseUrl, 4)
  const screens = seats.map((seat) => new Screen({ ...seat, base: stand.base, token: seat.talent }))
  const load = startLoad(stand.base, seats)
  await pause(3_000)
  const before = await usageOf(stand)
  await outage(load, 'PostgreSQL', [stand.postgres])
  await outage(load, 'Redis', [stand.redis])
  await outage(load, 'PostgreSQL and Redis', [stand.postgres, stand.redis])
  await pause(3_000)
  await load.stop()
  await judgeUsage(before)
  await judgeMessages(load, screens, seats)
  for (const screen of screens) screen.close()
} finally {
  await stand.stop()
}
console.log(faults.length === 0 ? 'outages: nothing lost, back at once' : faults.join('\n'))
// Connections of the clients to the ended node must not keep this process.
process.exit(faults.length === 0 ? 0 : 1)

/** Stops the services for `outageMs`, starts them again, and judges the replies of that time. */
async function outage(load: Load, title: string, services: readonly Service[]): Promise<void> {
  const attemptsBefore = services.map(({ proxy }) => proxy.attempts.length)
  const isDatabaseGone = services.includes(stand.postgres)
  await Promise.all(services.map((service) => service.stop()))
  const stoppedAt = performance.now()
  await pause(outageMs)
  const startedAt = performance.now()
  services.forEach(({ proxy }, index) => {
    const perSecond =
      (proxy.attempts.length - (attemptsBefore[index] ?? 0)) / ((startedAt - stoppedAt) / 1_000)
    console.log(`${title}: ${perSecond.toFixed(1)} attempts to connect a second`)
    expectThat(perSecond < maxAttemptsPerSecond, `${title}: ${perSecond.toFixed(1)} attempts a second`)
  })
  await Promise.all(services.map((service) => service.start()))
  const returnedAt = performance.now()
  await pause(backWithinMs + 1_500)
  const during = load.replies.filter(
    ({ sentAt }) => sentAt > stoppedAt + noticedWithinMs && sentAt < startedAt - refusedWithinMs,
  )
  if (isDatabaseGone) judgeUnavailable(title, during)
  else
    expectThat(
      during.every(isGood),
      `${title}: ${during.filter((reply) => !isGood(reply)).length} requests failed`,
    )
  const lastBad = load.replies.findLast((reply) => !isGood(reply))
  const backAfterMs = Math.max(0, (lastBad?.sentAt ?? 0) - returnedAt)
  console.log(`${title}: everything works ${(backAfterMs / 1_000).toFixed(1)} s after its return`)
  expectThat(backAfterMs < backWithinMs, `${title}: not back within ${backWithinMs / 1_000} s`)
}

function judgeUnavailable(title: string, during: readonly Reply[]): void {
  const calls = during.filter(({ kind }) => kind === 'write' || kind === 'read')
  const slowest = Math.max(...during.map(({ tookMs }) => tookMs))
  const others = calls.filter(({ status, code }) => status !== 503 || code !== 'unavailable')
  const answers = [...new Set(others.map(({ status, code }) => `${status} ${code}`))].join(', ')
  console.log(`${title}: ${calls.length} calls refused, the slowest answer took ${slowest.toFixed(0)} ms`)
  expectThat(calls.length > 20, `${title}: only ${calls.length} calls were made during the outage`)
  expectThat(others.length === 0, `${title}: ${others.length} calls were answered ${answers}`)
  expectThat(slowest < refusedWithinMs, `${title}: an answer took ${slowest.toFixed(0)} ms`)
  const statuses = (kind: Reply['kind']) =>
    new Set(during.filter((reply) => reply.kind === kind).map(({ status }) => status))
  expectThat(
    [...statuses('health')].join() === '200',
    `${title}: /health answered ${[...statuses('health')]}`,
  )
  expectThat([...statuses('ready')].join() === '503', `${title}: /ready answered ${[...statuses('ready')]}`)
}

function isGood({ status }: Reply): boolean {
  return status === 200
}

interface Usage {
  residentBytes: number
  files: number
  databaseConnections: number
  redisConnections: number
}

/** Returns the memory and the open files of the node, and its connections. */
async function usageOf({ pid, postgres, redis }: Stand): Promise<Usage> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return {
    residentBytes: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024,
    files: (await readdir(`/proc/${pid}/fd`)).length,
    databaseConnections: postgres.proxy.openConnections(),
    redisConnections: redis.proxy.openConnections(),
  }
}

async function judgeUsage(before: Usage): Promise<void> {
  const after = await usageOf(stand)
  const grownBytes = after.residentBytes - before.residentBytes
  console.log(
    `memory ${(grownBytes / 1_048_576).toFixed(0)} MB more, connections to PostgreSQL ${before.databaseConnections} then ${after.databaseConnections}, to Redis ${before.redisConnections} then ${after.redisConnections}, open files ${before.files} then ${after.files}`,
  )
  expectThat(grownBytes < maxGrowthBytes, `the memory grew by ${grownBytes} bytes`)
  expectThat(after.files <= before.files + maxMoreFiles, `${after.files - before.files} more files are open`)
  // The pool opens connections as it needs them; it may hold its ten and the listener one.
  expectThat(after.databaseConnections <= 11, `${after.databaseConnections} connections to PostgreSQL`)
  expectThat(
    after.redisConnections === before.redisConnections,
    `${after.redisConnections} connections to Redis`,
  )
}

/** Every acknowledged message is stored once, and every open screen shows all stored messages of its conversation once. */
async function judgeMessages(
  load: Load,
  screens: readonly Screen[],
  seats: readonly SeatedPair[],
): Promise<void> {
  const client = new pg.Client({ connectionString: stand.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ conversation_id: string; client_id: string }>(
    'select conversation_id, client_id from messages',
  )
  await client.end()
  const stored = new Set(rows.map((row) => row.client_id))
  const lost = load.acknowledged.filter((clientId) => !stored.has(clientId)).length
  console.log(`${load.acknowledged.length} messages acknowledged, ${rows.length} stored, ${lost} lost`)
  expectThat(lost === 0, `${lost} acknowledged messages are gone`)
  expectThat(stored.size === rows.length, 'a message is stored twice')
  for (const [index, screen] of screens.entries()) {
    const count = rows.filter((row) => row.conversation_id === seats[index]?.conversationId).length
    for (let tries = 0; tries < 50 && screen.level() !== count; tries++) {
      void screen.catchUp()
      await pause(200)
    }
    expectThat(screen.level() === count, `a screen shows ${screen.level()} of ${count} messages`)
    expectThat(screen.duplicates.length === 0, 'a screen showed a message twice')
  }
}
