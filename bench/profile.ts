/**
 * Prints where the product spends its CPU time under the load of one call, by package, by folder of ours and by function:
 * `npm run bench:profile -- create`. The calls are list, offer, create, message and redirect. The sources run unbundled, so that files
 * have names.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillMarket, isKind, targetOf } from './market.ts'
import { printProfile, profilerOptions } from './print-profile.ts'
import { startProgram } from './program.ts'
import { productSettings } from './start-product.ts'

const kind = process.argv[2] ?? ''
const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Run this through `npm run bench:profile`: it needs a PostgreSQL.')
if (!isKind(kind)) throw new Error(`There is no call “${kind}” to profile.`)

const folder = await mkdtemp(join(tmpdir(), 'marquee-profile-'))
const market = await fillMarket(databaseUrl, folder, Number(process.env.BENCH_ROWS ?? 10_000))
const settings = productSettings(databaseUrl, folder)
const product = await startProgram('server/src/start.ts', settings, profilerOptions)
try {
  await printProfile(kind, product, targetOf(market, kind, `${product.address}/api`), folder)
} finally {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}
