/**
 * Measures what grows with the market and with one account, on PostgreSQL: `npm run bench:scale`. Sign-ins beside bare argon2 and what
 * they cost a list, a reader with 10,000 unread beside one with 10, a brand with 100,000 offers beside one with 1,000, filters that nothing
 * matches, and rows sealed in a second. Figures are reported and never a gate. `-- readers`, `-- filters` or `-- sign-ins` measures one of them.
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
import { compare, measure, reportRatio, type Target } from './measure.ts'
import { startProgram } from './program.ts'
import { report } from './report.ts'
import { startProduct } from './start-product.ts'

const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const FEW_OFFERS = 1_000
const [FEW_UNREAD, MANY_UNREAD] = [10, 10_000]
const only = process.argv[2] ?? ''
const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Run this through `npm run bench:scale`: it needs a PostgreSQL.')
const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
const database = new pg.Client({ connectionString: databaseUrl })
await database.connect()

const server = await openBenchServer(databaseUrl, folder)
const small = await aMarket('Small', { offers: FEW_OFFERS, unread: FEW_UNREAD })
const large = await aMarket('Large', { offers: rows, unread: MANY_UNREAD })
await aMarket('Listed', { campaigns: rows })
// An account of its own, because the oldest of more than 50 sessions ends.
const signer = await newPerson(server, 'brand', 'Signing Brand')
await sealNewRows()
await measureSealing()
await server.stop()
await database.query('vacuum analyze')

const ours = await startProduct(databaseUrl, folder)
const hashes = await startProgram('bench/hashes.ts', {})
const list = ask(small.talent, '/talent/getCampaign')
try {
  if ('sign-ins'.includes(only)) await measureSignIns()
  if ('filters'.includes(only)) await measureFilters()
  if ('readers'.includes(only)) await measureReaders()
} finally {
  await ours.stop()
  await hashes.stop()
  await database.end()
  await rm(folder, { recursive: true, force: true })
}

/** Makes a brand with so many offers and campaigns, and a talent with so many unread messages and notifications. */
async function aMarket(name: string, { campaigns = 0, offers = 0, unread = 0 }) {
  const brand = await newPerson(server, 'brand', `${name} Brand`)
  const talent = await newPerson(server, 'talent', `${name} Talent`)
  const offerId = await anOffer(brand, talent)
  const { data: offer } = expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer')
  const campaignId: string = offer.campaign.id
  const conversationId = await aConversation({ brand, talent, campaignId })
  await fill(databaseUrl ?? '', { campaignId, offerId }, { campaigns, offers })
  await database.query(
    `insert into messages (conversation_id, no, rev, side, author_id, author, text, file_ids, client_id)
      select $1, 10 + n, 10 + n, 'brand', $2, 'Brand', 'text', '{}', gen_random_uuid() from generate_series(1, $3::int) n`,
    [conversationId, brand.id, unread],
  )
  await database.query('update conversations set last_no = 10 + $2::int, rev = 10 + $2::int where id = $1', [
    conversationId,
    unread,
  ])
  await database.query(
    `insert into notifications (account_id, event_id, kind, text, target_type, target_id)
      select $1, 10000000 + n, 'offers', 'text', 'offer', gen_random_uuid() from generate_series(1, $2::int) n`,
    [talent.id, unread],
  )
  return { brand, talent }
}

async function measureSealing(): Promise<void> {
  await database.query(
    `insert into events (name, payload, actor, request_id)
      select e.name, e.payload, e.actor, e.request_id from (select * from events limit 1) e, generate_series(1, $1::int)`,
    [rows],
  )
  const beganAt = performance.now()
  const sealed = await sealNewRows()
  const perSecond = (sealed * 1_000) / (performance.now() - beganAt)
  report({ what: 'rows sealed', value: perSecond, unit: 'a second', atLeast: 20_000 })
}

async function measureSignIns(): Promise<void> {
  const credentials = JSON.stringify({ email: signer.email, password: PASSWORD })
  const signIn = post(`${ours.address}/api/brand/signin`, credentials)
  reportRatio(
    'sign-in, 8 at once, beside argon2',
    0.9,
    await compare(signIn, post(`${hashes.address}/`, '{}')),
  )
  await measure(list, 1)
  const alone = await measure(list)
  for (const signers of [8, 64]) {
    const stop = keepSending(signIn, signers)
    const { p99 } = await measure(list)
    await stop()
    report({
      what: `campaign list beside ${signers} sign-ins at once, p99 beside that without`,
      value: p99 / alone.p99,
      atMost: 3,
      detail: `${p99} ms beside ${alone.p99} ms`,
    })
  }
}

/** Sends a request again and again, so many at a time, whatever the answer. Returns how to stop that. */
function keepSending({ url, headers, body }: Target, atOnce: number): () => Promise<unknown> {
  let isOver = false
  const sending = Array.from({ length: atOnce }, async () => {
    while (!isOver)
      await fetch(url, { method: 'POST', headers: headers(), ...(body && { body: body() }) }).then((reply) =>
        reply.arrayBuffer(),
      )
  })
  return () => {
    isOver = true
    return Promise.all(sending)
  }
}

async function measureFilters(): Promise<void> {
  for (const filter of [
    'currency=USD',
    'payModel=gifted',
    'feeFrom=90000000',
    'currency=USD&payModel=gifted',
  ]) {
    const filtered = ask(small.talent, `/talent/getCampaign?${filter}`)
    reportRatio(`open campaigns, ${filter}, beside no filter`, 0.9, await compare(filtered, list))
  }
}

async function measureReaders(): Promise<void> {
  const calls = {
    'unread messages': '/messages/counts',
    'list of conversations': '/messages/talentMessageList',
    'search in messages': '/messages/search?q=good',
    notifications: '/talent/getNotifications?limit=10',
  }
  for (const [what, path] of Object.entries(calls)) {
    const figures = await compare(ask(large.talent, path), ask(small.talent, path))
    reportRatio(`${what}, ${MANY_UNREAD} unread beside ${FEW_UNREAD}`, 0.9, figures)
  }
  const home = '/brand/dashboard-stats'
  const figures = await compare(ask(large.brand, home), ask(small.brand, home))
  reportRatio(`home of a brand, ${rows} offers beside ${FEW_OFFERS}`, 0.9, figures)
}

function ask({ token }: Person, path: string): Target {
  return { url: `${ours.address}/api${path}`, method: 'GET', headers: () => ({ 'x-access-token': token }) }
}

function post(url: string, body: string): Target {
  return { url, method: 'POST', headers: () => ({ 'content-type': 'application/json' }), body: () => body }
}
