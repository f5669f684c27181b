// cspell:ignore cefil glasblowign
/**
 * Measures the search for talents on PostgreSQL with BENCH_TALENTS generated talents (a million unless told): `npm run bench:search`.
 * Each search goes through the whole product, signed in, beside pgbench with the statements that the product sends, in
 * interleaved rounds. The filter without words is compared with a baseline Fastify and pg app instead. It needs `pgbench`.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { planning, similarity } from '../server/src/platform/database/postgres.ts'
import { expectOk, newPerson, type Person } from '../server/src/testing/person.ts'
import { openBenchServer } from './bench-server.ts'
import { COMMON_WORD, generateTalents, PLANTED_WORD, vocabulary } from './generate-talents.ts'
import { compare, type Measured, measure, median, reportRatio, type Target } from './measure.ts'
import { pgbench } from './pgbench.ts'
import { startProgram } from './program.ts'
import { recordStatements } from './record-statements.ts'
import { report } from './report.ts'
import { startProduct } from './start-product.ts'
import type { Recordings, Statement } from './statement.ts'

const talents = Number(process.env.BENCH_TALENTS ?? 1_000_000)
const FEW = 10_000
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const call = '/brand/searchTalent'
const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Run this through `npm run bench:search`: it needs a PostgreSQL.')
const folder = await mkdtemp(join(tmpdir(), 'marquee-search-'))
const database = new pg.Client({ connectionString: databaseUrl })
await database.connect()
/** The settings of the product’s connections, which decide what is found and how; read by pgbench and the baseline app. */
process.env.PGOPTIONS = [similarity, ...planning].map((setting) => `-c ${setting}`).join(' ')

const server = await openBenchServer(databaseUrl, folder)
// With the number of the process, so that a filled database can be measured again.
const brand = await newPerson(server, 'brand', `Search Brand ${process.pid}`)
const [niche] = expectOk(await brand.call('/talentsubtype/list'), 'niches').data.items

const common = 'a common word with filters'
/** Typical searches with words, with the aims of throughput and of the slowest in a hundred beside pgbench. */
const withWords: Record<string, Record<string, string>> = {
  'a niche': { q: niche.name },
  'two words of a description': { q: `${vocabulary[2_000]} ${vocabulary[1_203]}` },
  'the beginning of a name': { q: 'zoe cefil' },
  'a word, niche, country and price': {
    q: `${vocabulary[800]}`,
    subtypeId: niche.id,
    country: 'GB',
    priceTo: '100000',
  },
  [common]: { q: COMMON_WORD, country: 'GB', followersFrom: '50000' },
  'a misspelt word': { q: 'glasblowign' },
}
const filtersAlone: Record<string, Record<string, string>> = {
  'type and country, newest first': { typeId: niche.typeId, country: 'GB' },
  'network and followers, most first': {
    platform: 'tiktok',
    followersFrom: '100000',
    followersTo: '500000',
    sort: 'followers',
  },
  'city and price, lowest first': { city: 'Oxford', priceTo: '60000', sort: 'price' },
}
const planted = { q: PLANTED_WORD }

const started = performance.now()
await generateTalents(database, Math.min(FEW, talents))
const few = median(await timesOf(planted, 50))
await generateTalents(database, talents)
console.log(`${talents} talents generated in ${Math.round((performance.now() - started) / 1_000)} s`)
const many = median(await timesOf(planted, 50))
const commonTimes = await timesOf(withWords[common] ?? {}, 200)
report({
  what: `search, ${common}, p99 of one after another`,
  value:
    commonTimes.toSorted((one, other) => one - other)[Math.floor(commonTimes.length * 0.99)] ?? Number.NaN,
  atMost: 50,
  unit: 'ms',
  detail: `median ${median(commonTimes).toFixed(1)} ms`,
})

const recorded = new Map<string, Statement[]>()
for (const [what, query] of Object.entries({ ...withWords, ...filtersAlone })) {
  await search(query)
  recorded.set(what, await recordStatements(() => search(query)))
}
const far = await cursorAfter(500 * 24)
await server.stop()

const recordings: Recordings = {}
for (const [at, what] of Object.keys(filtersAlone).entries())
  recordings[`search${at}`] = { statements: recorded.get(what) ?? [] }
await writeFile(join(folder, 'recordings.json'), JSON.stringify(recordings))
const ours = await startProduct(databaseUrl, folder)
const baseline = await startProgram('bench/baseline.ts', {
  DATABASE_URL: databaseUrl,
  RECORDINGS: join(folder, 'recordings.json'),
})
await untilIdle()
try {
  for (const [what, query] of Object.entries(withWords)) await besidePgbench(what, query)
  for (const [at, [what, query]] of Object.entries(filtersAlone).entries()) {
    const bare: Target = { url: `${baseline.address}/search${at}`, method: 'GET', headers: () => ({}) }
    reportRatio(`search, ${what}, beside a bare app`, 0.85, await compare(ask(query), bare))
  }
  const pages = await compare(ask({ sort: 'newest', cursor: far }), ask({ sort: 'newest' }))
  reportRatio('search, page 500 beside page 1', 0.9, pages)
  report({
    what: `search, 500 matches among ${talents} beside ${FEW}, time of one`,
    value: many / few,
    atMost: 1.5,
    detail: `${many.toFixed(1)} ms beside ${few.toFixed(1)} ms`,
  })
} finally {
  await ours.stop()
  await baseline.stop()
  await database.end()
  await rm(folder, { recursive: true, force: true })
}
process.exit(0)

/** Waits until the hourly tasks, which also run at the start, have left the database idle for two seconds; a minute at most. */
async function untilIdle(): Promise<void> {
  let idleSeconds = 0
  for (let second = 0; second < 60 && idleSeconds < 2; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const { rows } = await database.query(
      "select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()",
    )
    idleSeconds = rows.length === 0 ? idleSeconds + 1 : 0
  }
}

async function search(query: Record<string, string>): Promise<void> {
  expectOk(await brand.call(call, query, { method: 'GET' }), call)
}

/** Returns how long each of some searches takes, one after another, in milliseconds; ten before them are not counted. */
async function timesOf(query: Record<string, string>, searches: number): Promise<number[]> {
  const durations: number[] = []
  for (let turn = 0; turn < 10 + searches; turn += 1) {
    const beganAt = performance.now()
    await search(query)
    durations.push(performance.now() - beganAt)
  }
  return durations.slice(10)
}

async function besidePgbench(what: string, query: Record<string, string>): Promise<void> {
  const statements = recorded.get(what) ?? []
  const target = ask(query)
  const pairs: { ours: Measured; bare: Measured }[] = []
  await measure(target, 1)
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ ours: await measure(target), bare: await pgbench(databaseUrl ?? '', statements, folder) })
  const middle = (of: (pair: (typeof pairs)[number]) => number) => median(pairs.map(of))
  const rate = middle(({ ours, bare }) => ours.perSecond / bare.perSecond)
  const slowest = middle(({ ours, bare }) => ours.p99 / bare.p99)
  const rates = `${middle((pair) => pair.ours.perSecond).toFixed(0)}/s beside ${middle((pair) => pair.bare.perSecond).toFixed(0)}/s`
  const times = `${middle((pair) => pair.ours.p99).toFixed(0)} ms beside ${middle((pair) => pair.bare.p99).toFixed(0)} ms`
  report({ what: `search, ${what}, beside pgbench`, value: rate, atLeast: 0.92, detail: rates })
  report({ what: `search, ${what}, p99 beside pgbench`, value: slowest, atMost: 1.2, detail: times })
}

async function cursorAfter(count: number): Promise<string> {
  let cursor: string | undefined
  for (let left = count; left > 0; left -= 96) {
    const input = { sort: 'newest', limit: String(Math.min(left, 96)), ...(cursor ? { cursor } : {}) }
    cursor = expectOk(await brand.call(call, input, { method: 'GET' }), call).data.nextCursor
  }
  return cursor ?? ''
}

function ask(query: Record<string, string>, person: Person = brand): Target {
  return {
    url: `${ours.address}/api${call}?${new URLSearchParams(query)}`,
    method: 'GET',
    headers: () => ({ 'x-access-token': person.token }),
  }
}
