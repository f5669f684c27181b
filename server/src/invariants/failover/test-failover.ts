import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startCluster } from './cluster.ts'
import { Screen } from './screen.ts'
import { seatPairs } from './seats.ts'

/**
 * Failover test: two nodes behind nginx, of which one is killed and one suspended, and a lost Redis. Every
 * client reconnects within thirty seconds, and every message is shown once and in order on every screen.
 * `FAILOVER_CLIENTS`, `FAILOVER_PER_SECOND` and `FAILOVER_FREEZE_S` shorten it; the full form is 500 clients, 50
 * messages a second and 60 seconds.
 */
const clients = Number(process.env.FAILOVER_CLIENTS ?? 500)
const perSecond = Number(process.env.FAILOVER_PER_SECOND ?? 50)
const freezeMs = Number(process.env.FAILOVER_FREEZE_S ?? 60) * 1_000
const reconnectTimeoutMs = 30_000
const screensEach = 4

const errors: string[] = []
const cluster = await startCluster()
try {
  const seats = await seatPairs(cluster.databaseUrl, Math.ceil(clients / screensEach))
  const screens = seats.flatMap((seat) => {
    const at = { base: cluster.base, conversationId: seat.conversationId }
    return [0, 1].flatMap(() => [
      new Screen({ ...at, token: seat.brand }),
      new Screen({ ...at, token: seat.talent }),
    ])
  })
  await within(60_000, 'connected at first', () => screens.every((screen) => screen.isOnline()))
  const sender = startSending(screens)
  await pause(10_000)
  await runFailures(screens)
  const sent = await sender.stop()
  await within(60_000, 'every screen level', async () => isLevel(screens, await totals(cluster.databaseUrl)))
  verify(screens, sent, await stored(cluster.databaseUrl))
  for (const screen of screens) screen.close()
} finally {
  await cluster.stop()
}
console.log(errors.length === 0 ? 'nodes: nothing lost, nothing twice, all in order' : errors.join('\n'))
process.exitCode = errors.length === 0 ? 0 : 1

/** Runs every failure, one after the other, while messages are sent. */
async function runFailures(screens: readonly Screen[]): Promise<void> {
  // The minimum duration of each failure; a node is suspended for longer than any request timeout.
  const steps: [title: string, lastsMs: number, step: () => Promise<void>][] = [
    ['a node is killed', 3_000, () => cluster.kill(1)],
    ['it is back', 3_000, () => cluster.start(1)],
    ['a node freezes', freezeMs, async () => cluster.freeze(0)],
    ['it goes on', 3_000, async () => cluster.thaw(0)],
    ['Redis is lost and comes back empty', 3_000, () => cluster.loseRedis(3_000)],
  ]
  for (const [title, lastsMs, step] of steps) {
    await step()
    const since = Date.now()
    const tookMs = await within(reconnectTimeoutMs, `${title}: everybody back`, () =>
      screens.every((screen) => screen.hasReceivedSince(since)),
    )
    console.log(`${title}: everybody back after ${(tookMs / 1_000).toFixed(1)} s`)
    await pause(Math.max(0, lastsMs - tookMs))
    await within(5_000, `${title}: everybody still there`, () => screens.every((screen) => screen.isOnline()))
  }
}

function startSending(screens: readonly Screen[]) {
  const sending: Promise<void>[] = []
  const began = Date.now()
  let turn = 0
  // A late timer sends every message that is due.
  const timer = setInterval(() => {
    for (; turn < ((Date.now() - began) / 1_000) * perSecond; turn++) {
      // Messages are spread over all conversations and both sides.
      const screen = screens[(turn * 7) % screens.length]
      if (screen) sending.push(screen.send(`message ${turn}`))
    }
  }, 10)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.race([Promise.all(sending), pause(60_000)])
      return turn
    },
  }
}

interface Stored {
  conversationId: string
  nos: number[]
  clientIds: string[]
}

function verify(screens: readonly Screen[], sent: number, all: Map<string, Stored>): void {
  const rows = [...all.values()]
  const acknowledged = screens.flatMap((screen) => screen.acknowledged)
  const ids = new Set(rows.flatMap((row) => row.clientIds))
  const lost = acknowledged.filter((id) => !ids.has(id)).length
  const stored = rows.reduce((sum, row) => sum + row.nos.length, 0)
  const lags = screens.flatMap((screen) => screen.lagsMs).toSorted((one, other) => one - other)
  if (acknowledged.length !== sent)
    errors.push(`${sent - acknowledged.length} of ${sent} messages were never acknowledged`)
  const answers = Map.groupBy(
    screens.flatMap((screen) => screen.errorResponses),
    (answer) => answer,
  )
  for (const [answer, times] of answers) console.log(`answered instead, ${times.length} times: ${answer}`)
  if (lost > 0) errors.push(`${lost} acknowledged messages are gone`)
  if (stored !== sent || ids.size !== sent)
    errors.push(`${sent} were sent, ${stored} stand, ${ids.size} of them different`)
  for (const row of rows) {
    if (row.nos.some((no, index) => no !== index + 1)) errors.push(`${row.conversationId} has a gap`)
  }
  const duplicates = screens.filter((screen) => screen.duplicates.length > 0).length
  if (duplicates > 0) errors.push(`${duplicates} screens showed a message twice`)
  const at = (share: number) => lags[Math.floor(lags.length * share)] ?? 0
  console.log(
    `${screens.length} screens, ${sent} messages, ${lags.length} shown; from send to screen p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${lags.at(-1)} ms (errors included)`,
  )
}

function isLevel(screens: readonly Screen[], lastNos: number): boolean {
  for (const screen of screens) void screen.catchUp()
  return screens.reduce((sum, screen) => sum + screen.level(), 0) === lastNos * screensEach
}

async function within(ms: number, what: string, isTrue: () => boolean | Promise<boolean>): Promise<number> {
  const began = Date.now()
  while (Date.now() - began < ms) {
    if (await isTrue()) return Date.now() - began
    await pause(200)
  }
  errors.push(`not within ${ms / 1_000} s: ${what}`)
  return Date.now() - began
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text, values)
  await client.end()
  return rows
}

async function totals(url: string): Promise<number> {
  const [row] = await query<{ all: number }>(
    url,
    'select coalesce(sum(last_no), 0)::int as all from conversations',
  )
  return row?.all ?? 0
}

async function stored(url: string): Promise<Map<string, Stored>> {
  const rows = await query<{ conversation_id: string; no: number; client_id: string }>(
    url,
    'select conversation_id, no, client_id from messages order by conversation_id, no',
  )
  const all = new Map<string, Stored>()
  for (const { conversation_id: id, no, client_id: clientId } of rows) {
    const one = all.get(id) ?? { conversationId: id, nos: [], clientIds: [] }
    one.nos.push(no)
    one.clientIds.push(clientId)
    all.set(id, one)
  }
  return all
}
