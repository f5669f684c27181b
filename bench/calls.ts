/**
 * Compares the most used calls with two small apps on the same PostgreSQL with 100,000 campaigns and offers: `npm run bench:calls`.
 * `min` looks up the session and sends one statement, `plain` runs one transaction of eight (`comparison.ts`). The rounds are
 * interleaved, so that only ratios count. Figures are reported and never a gate. An argument measures only the rows that
 * include it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillMarket, type Kind, targetOf } from './market.ts'
import { compare, reportRatio, type Target } from './measure.ts'
import { startProgram } from './program.ts'
import { startProduct } from './start-product.ts'

const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const only = process.argv[2] ?? ''
const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Run this through `npm run bench:calls`: it needs a PostgreSQL.')
const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'))
const market = await fillMarket(databaseUrl, folder, rows)
const product = await startProduct(databaseUrl, folder)
const comparison = await startProgram('bench/comparison.ts', { DATABASE_URL: databaseUrl })

const ours = (kind: Kind, cursor?: string) => targetOf(market, kind, `${product.address}/api`, cursor)
const beside = (app: 'min' | 'plain', kind: Kind) => targetOf(market, kind, `${comparison.address}/${app}`)

/** What is compared, the least ratio that it aims at, and with how many clients where it is not eight. */
const table: [what: string, aim: number, ours: Target, other: Target, clients?: number][] = [
  ['campaign list beside min', 0.9, ours('list'), beside('min', 'list')],
  ['campaign list beside min, 32 clients', 0.9, ours('list'), beside('min', 'list'), 32],
  [
    `campaign list, row ${Math.round(rows * 0.9)} beside row 10`,
    0.9,
    ours('list', market.far),
    ours('list', market.near),
  ],
  ['offer details beside min', 0.75, ours('offer'), beside('min', 'offer')],
  ['create and publish beside plain', 0.75, ours('create'), beside('plain', 'create')],
  ['create and publish beside min', 0.55, ours('create'), beside('min', 'create')],
  ['send a message beside plain', 0.8, ours('message'), beside('plain', 'message')],
  ['send a message beside min', 0.6, ours('message'), beside('min', 'message')],
  ['tracking link beside a bare redirect', 0.7, ours('redirect'), beside('plain', 'redirect')],
]

try {
  for (const [what, aim, one, other, clients] of table) {
    if (!what.includes(only)) continue
    reportRatio(what, aim, await compare(one, other, clients))
  }
} finally {
  await product.stop()
  await comparison.stop()
  await rm(folder, { recursive: true, force: true })
}
