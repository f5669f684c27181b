/**
 * Prints where the product spends its CPU time under the load of one call, by package, by folder of ours and by function:
 * `npm run bench:profile -- create`. The calls are list, offer, create, message and redirect. The sources run unbundled, so that files
 * have names.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { Profiler } from 'node:inspector'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillMarket, isKind, targetOf } from './market.ts'
import { measure } from './measure.ts'
import { startProgram } from './program.ts'
import { productSettings } from './start-product.ts'

const SECONDS = 10
const FUNCTIONS = 25
const kind = process.argv[2] ?? ''
const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Run this through `npm run bench:profile`: it needs a PostgreSQL.')
if (!isKind(kind)) throw new Error(`There is no call “${kind}” to profile.`)

const folder = await mkdtemp(join(tmpdir(), 'marquee-profile-'))
const market = await fillMarket(databaseUrl, folder, Number(process.env.BENCH_ROWS ?? 10_000))
const settings = productSettings(databaseUrl, folder)
const product = await startProgram('server/src/start.ts', settings, ['--import', './bench/profiler.ts'])
try {
  const target = targetOf(market, kind, `${product.address}/api`)
  await measure(target, 3)
  await product.ask('start')
  const { perSecond } = await measure(target, SECONDS)
  await product.ask(join(folder, 'profile.json'))
  const profile: Profiler.Profile = JSON.parse(await readFile(join(folder, 'profile.json'), 'utf8'))
  print(profile, perSecond * SECONDS)
} finally {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Prints CPU time in microseconds per call, and its share. */
function print({ nodes, timeDeltas = [], samples = [] }: Profiler.Profile, calls: number): void {
  const own = new Map<number, number>()
  for (const [at, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[at] ?? 0))
  const groups = new Map<string, number>()
  const functions = new Map<string, number>()
  let total = 0
  for (const { id, callFrame } of nodes) {
    const micros = own.get(id) ?? 0
    if (callFrame.functionName === '(idle)') continue
    total += micros
    const group = groupOf(callFrame)
    add(groups, group, micros)
    add(functions, `${callFrame.functionName || '(unnamed)'}  ${group}:${callFrame.lineNumber + 1}`, micros)
  }
  console.log(`${kind}: ${(total / calls).toFixed(0)} µs of CPU for a call, ${calls.toFixed(0)} calls`)
  for (const [title, rows] of [
    ['by part', groups],
    ['by function', functions],
  ] as const) {
    console.log(`\n${title}`)
    for (const [name, micros] of [...rows].toSorted(([, a], [, b]) => b - a).slice(0, FUNCTIONS))
      console.log(
        `${(micros / calls).toFixed(1).padStart(8)} µs ${((100 * micros) / total).toFixed(1).padStart(5)} %  ${name}`,
      )
  }
}

function add(to: Map<string, number>, key: string, amount: number): void {
  to.set(key, (to.get(key) ?? 0) + amount)
}

/** Returns the package of a function, our folder, or what V8 calls it. */
function groupOf({ url, functionName }: { url: string; functionName: string }): string {
  if (!url) return functionName.startsWith('(') ? functionName : '(native)'
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (inPackage && inPackage !== '@marquee/contract') return inPackage
  return /(?:server\/src|contract\/src)\/(?:[^/]+\/)?[^/]+/.exec(url)?.[0] ?? url.replace(/^node:/, 'node:')
}
