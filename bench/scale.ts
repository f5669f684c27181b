/**
 * Measures what grows with the market, on PostgreSQL: `npm run bench:scale`. Other calls while 64 people sign in, a list
 * filter that nothing matches on 100,000 rows, unread badges with 10,000 unread, and rows sealed in a second.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { sealNewRows } from '../server/src/platform/events/seal.ts'
import { aConversation } from '../server/src/testing/conversation.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../server/src/testing/person.ts'
import { anOffer } from '../server/src/testing/work.ts'
import { openBenchServer } from './bench-server.ts'
import { fill } from './fill.ts'
import { startProduct } from './start-product.ts'

const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const UNREAD = 10_000
const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Run this through `npm run bench:scale`: it needs a PostgreSQL.')
const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
const database = new pg.Client({ connectionString: databaseUrl })
await database.connect()

const server = await openBenchServer(databaseUrl, folder)
const brand = await newPerson(server, 'brand', 'Scale Brand')
const talent = await newPerson(server, 'talent', 'Scale Talent')
const offerId = await anOffer(brand, talent)
const campaignId: string = expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer').data
  .campaign.id
const conversationId = await aConversation({ brand, talent, campaignId })
await sealNewRows()
await measureSealing()
await fill(databaseUrl, { campaignId, offerId }, rows)
await server.stop()

const ours = await startProduct(databaseUrl, folder)
try {
  await measureSignIns()
  await measureLists()
  await measureBadges()
} finally {
  await ours.stop()
  await database.end()
  await rm(folder, { recursive: true, force: true })
}

async function measureSealing(): Promise<void> {
  await database.query(
    `insert into events (name, payload, actor, request_id)
      select e.name, e.payload, e.actor, e.request_id from (select * from events limit 1) e, generate_series(1, $1::int)`,
    [rows],
  )
  const beganAt = performance.now()
  const sealed = await sealNewRows()
  print('rows sealed in a second', (sealed * 1_000) / (performance.now() - beganAt))
}

async function measureSignIns(): Promise<void> {
  const alone = await lightCalls(async () => {})
  const statuses = new Map<number, number>()
  const beside = await lightCalls(async (isOver) => {
    while (!isOver()) {
      const replies = await Promise.all(
        Array.from({ length: 64 }, () =>
          send('/brand/signin', '', { email: brand.email, password: PASSWORD }),
        ),
      )
      for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  print('a light call alone, median in ms', alone)
  print('a light call beside 64 sign-ins at once, median in ms', beside)
  console.log(`  sign-ins by status: ${[...statuses].map((pair) => pair.join(': ')).join(', ')}`)
}

/** Returns the median duration of a light call, made one after the other for five seconds beside `work`. */
async function lightCalls(work: (isOver: () => boolean) => Promise<void>): Promise<number> {
  const until = performance.now() + 5_000
  const isOver = () => performance.now() > until
  const working = work(isOver)
  const durations: number[] = []
  while (!isOver()) {
    const beganAt = performance.now()
    await ask(talent, '/user/profile')
    durations.push(performance.now() - beganAt)
  }
  await working
  return durations.sort((one, other) => one - other)[Math.floor(durations.length / 2)] ?? 0
}

async function measureLists(): Promise<void> {
  const list = '/talent/getCampaign'
  for (const filter of [
    '',
    '?currency=USD',
    '?payModel=gifted',
    '?feeFrom=90000000',
    '?currency=USD&payModel=gifted',
  ])
    print(
      `open campaigns${filter || ', no filter'}, calls in a second`,
      await perSecond(() => ask(talent, list + filter)),
    )
}

async function measureBadges(): Promise<void> {
  const badges = {
    messages: () => ask(talent, '/messages/counts'),
    notifications: () => ask(talent, '/talent/getNotifications?limit=1'),
  }
  for (const [what, call] of Object.entries(badges))
    print(`unread ${what}, few, calls in a second`, await perSecond(call))
  await database.query(
    `insert into messages (conversation_id, no, rev, side, author_id, author, text, file_ids, client_id)
      select $1, 10 + n, 10 + n, 'brand', $2, 'Brand', 'text', '{}', gen_random_uuid() from generate_series(1, $3::int) n`,
    [conversationId, brand.id, UNREAD],
  )
  await database.query('update conversations set last_no = 10 + $2::int, rev = 10 + $2::int where id = $1', [
    conversationId,
    UNREAD,
  ])
  await database.query(
    `insert into notifications (account_id, event_id, kind, text, target_type, target_id)
      select $1, 10000000 + n, 'offers', 'text', 'offer', gen_random_uuid() from generate_series(1, $2::int) n`,
    [talent.id, UNREAD],
  )
  await database.query('analyze messages, notifications')
  for (const [what, call] of Object.entries(badges))
    print(`unread ${what}, ${UNREAD}, calls in a second`, await perSecond(call))
}

/** Returns how often a call is answered in a second, with eight at a time. */
async function perSecond(call: () => Promise<unknown>): Promise<number> {
  await call()
  let answered = 0
  const beganAt = performance.now()
  const until = beganAt + 3_000
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() < until) {
        await call()
        answered += 1
      }
    }),
  )
  return (answered * 1_000) / (performance.now() - beganAt)
}

async function ask(person: Person, path: string): Promise<void> {
  const { status } = await send(path, person.token)
  if (status !== 200) throw new Error(`${path}: ${status}`)
}

async function send(path: string, token: string, body?: object): Promise<{ status: number }> {
  const headers = {
    ...(token && { 'x-access-token': token }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const reply = await fetch(`${ours.address}/api${path}`, {
    headers,
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  await reply.arrayBuffer()
  return { status: reply.status }
}

function print(what: string, figure: number): void {
  console.log(`${what.padEnd(62)} ${figure < 100 ? figure.toFixed(1) : figure.toFixed(0)}`)
}
