/**
 * Compares the product with a baseline Fastify and pg app that sends the same statements to the same
 * PostgreSQL with 100,000 campaigns and offers: `npm run bench`. The rounds are interleaved, so that only
 * ratios count. Figures are reported and never a gate.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectOk, newPerson, type Person } from '../server/src/testing/person.ts'
import { aBrief } from '../server/src/testing/terms.ts'
import { anOffer } from '../server/src/testing/work.ts'
import { openBenchServer } from './bench-server.ts'
import { fill } from './fill.ts'
import { compare, type Target } from './measure.ts'
import { startProgram } from './program.ts'
import { recordStatements } from './record-statements.ts'
import { startProduct } from './start-product.ts'
import { freshIds, type Recordings } from './statement.ts'

const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Run this through `npm run bench`: it needs a PostgreSQL.')
const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
const list = '/talent/getCampaign'
const inbox = '/talent/list-offers'
/** Like the screen, which creates a draft with its brief and publishes it later. */
const draft = aBrief({ publish: false })

const server = await openBenchServer(databaseUrl, folder)
const brand = await newPerson(server, 'brand', 'Bench Brand')
const talent = await newPerson(server, 'talent', 'Bench Talent')
const offerId = await anOffer(brand, talent)
const campaignId: string = expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer').data
  .campaign.id
await fill(databaseUrl, { campaignId, offerId }, rows)
const near = await cursorAfter(10)
const far = await cursorAfter(Math.round(rows * 0.9))
const recordings = await record()
await server.stop()
await writeFile(join(folder, 'recordings.json'), JSON.stringify(recordings))

const ours = await startProduct(databaseUrl, folder)
const baseline = await startProgram('bench/baseline.ts', {
  DATABASE_URL: databaseUrl,
  RECORDINGS: join(folder, 'recordings.json'),
})
try {
  await printRatio('campaign list, first page', 0.85, ask(talent, list, {}), plain('list'))
  await printRatio('offer inbox, first page', 0.85, ask(talent, inbox, {}), plain('inbox'))
  await printRatio('create a campaign', 0.85, post(brand, '/campaign/add', draft), plain('create'))
  await printRatio(
    'create and publish a campaign',
    0.85,
    post(brand, '/campaign/add', aBrief()),
    plain('publish'),
  )
  await printRatio(
    `list: page at row ${Math.round(rows * 0.9)} beside row 10`,
    0.9,
    ask(talent, list, { cursor: far }),
    ask(talent, list, { cursor: near }),
  )
} finally {
  await ours.stop()
  await baseline.stop()
  await rm(folder, { recursive: true, force: true })
}

async function printRatio(what: string, aim: number, a: Target, b: Target): Promise<void> {
  const { ratio, a: one, b: two } = await compare(a, b)
  console.log(
    `${what.padEnd(44)} ratio ${ratio.toFixed(2)}  aim ${aim.toFixed(2)}  (${one.toFixed(0)}/s beside ${two.toFixed(0)}/s)`,
  )
}

/**
 * Performs each request twice: the first is a warm-up, the second is recorded. Values that differ between two
 * creations are generated for each replay.
 */
async function record(): Promise<Recordings> {
  const reading = async (path: string) => {
    expectOk(await talent.call(path, {}, { method: 'GET' }), path)
    return { statements: await recordStatements(() => talent.call(path, {}, { method: 'GET' })), fresh: [] }
  }
  const creating = async (body: object) => {
    const first = await recordStatements(() => brand.call('/campaign/add', body))
    const second = await recordStatements(() => brand.call('/campaign/add', body))
    return { statements: second, fresh: freshIds(second, first) }
  }
  return {
    list: await reading(list),
    inbox: await reading(inbox),
    create: await creating(draft),
    publish: await creating(aBrief()),
  }
}

async function cursorAfter(count: number): Promise<string> {
  let cursor: string | undefined
  for (let left = count; left > 0; left -= 100) {
    const { data } = expectOk(
      await talent.call(list, { ...(cursor ? { cursor } : {}), limit: Math.min(left, 100) }),
      list,
    )
    cursor = data.nextCursor
  }
  return cursor ?? ''
}

function ask(person: Person, path: string, query: Record<string, string>): Target {
  return {
    url: `${ours.address}/api${path}?${new URLSearchParams(query)}`,
    method: 'GET',
    headers: { 'x-access-token': person.token },
  }
}

function post(person: Person, path: string, body: object): Target {
  const headers = { 'x-access-token': person.token, 'content-type': 'application/json' }
  return { url: `${ours.address}/api${path}`, method: 'POST', headers, body: JSON.stringify(body) }
}

function plain(kind: string): Target {
  return { url: `${baseline.address}/${kind}`, method: 'GET', headers: {} }
}
