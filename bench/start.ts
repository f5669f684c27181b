/**
 * Compares the start and the idle memory of the product with those of the smallest Fastify and pg server, on the same PostgreSQL, in
 * interleaved rounds, and measures what is installed for production: `npm run bench:start`. The product starts as in production, with keys of the payment provider, on a database
 * that an earlier start has migrated. Figures are reported and never a gate.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { median } from './measure.ts'
import { type Program, startProgram } from './program.ts'
import { report } from './report.ts'
import { startProduct } from './start-product.ts'

const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Run this through `npm run bench:start`: it needs a PostgreSQL.')
const rounds = Number(process.env.BENCH_ROUNDS ?? 9)
/** How long a server is left alone before its memory is read, in milliseconds. */
const idleMs = 3_000
const folder = await mkdtemp(join(tmpdir(), 'marquee-start-'))

/** Keys of no account; every connection to the provider is refused on this machine. */
const provider = {
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_none2',
  NODE_USE_ENV_PROXY: '1',
  HTTPS_PROXY: 'http://127.0.0.1:9',
}

interface Start {
  /** From the start of the process to the printed address, in milliseconds. */
  readyMs: number
  /** Resident memory after a while without requests, in bytes. */
  memory: number
}

try {
  const product = () => startProduct(databaseUrl, folder, { settings: provider })
  const bare = () => startProgram('bench/bare.mjs', { DATABASE_URL: databaseUrl })
  await measure(product)
  await measure(bare)
  const pairs: { ours: Start; theirs: Start }[] = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ ours: await measure(product), theirs: await measure(bare) })
  reportPairs(
    'ready after the start, beside Fastify and pg',
    4,
    pairs.map(({ ours, theirs }) => [ours.readyMs, theirs.readyMs]),
    'ms',
  )
  reportPairs(
    'idle memory beside Fastify and pg',
    2,
    pairs.map(({ ours, theirs }) => [ours.memory / 1e6, theirs.memory / 1e6]),
    'MB',
  )
  report({
    what: 'installed for production, without Node',
    value: await assembledMegabytes(),
    unit: 'MB',
    atMost: 120,
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measure(start: () => Promise<Program>): Promise<Start> {
  const began = performance.now()
  const program = await start()
  const readyMs = performance.now() - began
  await pause(idleMs)
  const memory = await residentBytes(program.pid)
  await program.stop()
  return { readyMs, memory }
}

/** Assembles what runs in production and returns its size. */
async function assembledMegabytes(): Promise<number> {
  const program = join(folder, 'program')
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/assemble.ts', program])
  const megabytes = Number(/ has (\d+) MB/.exec(stdout)?.[1])
  if (Number.isNaN(megabytes)) throw new Error(`No size was printed: ${stdout}`)
  return megabytes
}

async function residentBytes(pid: number): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1_024
}

function reportPairs(what: string, atMost: number, pairs: [number, number][], unit: string): void {
  const value = median(pairs.map(([one, two]) => one / two))
  const [ours, theirs] = [median(pairs.map(([one]) => one)), median(pairs.map(([, two]) => two))]
  report({ what, value, atMost, detail: `${ours.toFixed(0)} ${unit} beside ${theirs.toFixed(0)} ${unit}` })
}
