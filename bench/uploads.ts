/**
 * Sends one file of 500 MB, in turn with a bare server that writes it down, and then ten at once under a light load of other calls, to one
 * server process on PostgreSQL: `npm run bench:uploads`. With ten, its memory may grow by 200 MB, the other calls must stay below 600 ms at p99, and every stored file must have the checksum of the one that
 * was sent. The figures of the single file are reported only. Needs 11 GB of free disk, which it gives back. `UPLOADS` and `UPLOAD_BYTES` make it smaller.
 */
import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { MAX_UPLOAD_BYTES } from '../contract/src/rules/uploads.ts'
import { seatPairs } from '../server/src/invariants/failover/seats.ts'
import { type Reply, startLoad } from '../server/src/invariants/outage/load.ts'
import { at, median } from './measure.ts'
import { type Program, startProgram, startRequestProgram } from './program.ts'
import { report } from './report.ts'
import { startProduct } from './start-product.ts'

const uploads = Number(process.env.UPLOADS ?? 10)
const bytes = Number(process.env.UPLOAD_BYTES ?? MAX_UPLOAD_BYTES)
const MAX_GROWTH_MB = 200
const MAX_P99_MS = 600
/** What must stay free beside the files, in bytes. */
const SPARE_BYTES = 2e9
const LOAD_PAIRS = 4
/** How often one file is sent to each of the two servers in turn. */
const TURNS = 5
const WARM_UP_MS = 8_000
const MEMORY_EVERY_MS = 100

const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Run this through `npm run bench:uploads`: it needs a PostgreSQL.')
const folder = await mkdtemp(join(tmpdir(), 'marquee-uploads-'))
const { bavail, bsize } = await statfs(folder)
if (bavail * bsize < (uploads + TURNS + 2) * bytes + SPARE_BYTES)
  throw new Error(
    `${(((uploads + TURNS + 2) * bytes + SPARE_BYTES) / 1e9).toFixed(1)} GB of free disk are needed.`,
  )

const faults: string[] = []
const expectThat = (isTrue: boolean, sentence: string): void => {
  if (!isTrue) faults.push(sentence)
}
const product = await startProduct(databaseUrl, folder)
const sender = startRequestProgram('bench/upload-sender.ts')
const pipe = await startProgram('bench/bare-pipe.ts', { DATA_DIR: folder })
try {
  const seats = await seatPairs(databaseUrl, LOAD_PAIRS + uploads)
  const tokens = seats.slice(LOAD_PAIRS).map(({ talent }) => talent)
  await compareWithPipe(tokens.slice(0, 1))
  const load = startLoad(product.address, seats.slice(0, LOAD_PAIRS))
  // One small upload and some seconds of load, so that code and caches are in memory before it is measured.
  await send(tokens.slice(0, 1), 20_000_000)
  await pause(WARM_UP_MS)
  const quiet = load.replies.length
  const memory = watchMemory(product)
  await pause(WARM_UP_MS)
  const before = median(memory.samples)
  const quietP99 = p99Of(load.replies.slice(quiet))
  const [first, firstSample] = [load.replies.length, memory.samples.length]
  const sent = await send(tokens, bytes)
  const during = load.replies.slice(first)
  const most = Math.max(...memory.samples.slice(firstSample))
  memory.stop()
  await load.stop()
  judgeLoad({ before, most, quietP99, during, seconds: sent.seconds })
  await judgeFiles(tokens, sent)
} finally {
  await Promise.all([product.stop(), sender.stop(), pipe.stop()])
  await rm(folder, { recursive: true, force: true })
}
console.log(faults.length === 0 ? 'uploads: all aims are met' : faults.join('\n'))
process.exit(faults.length === 0 ? 0 : 1)

/** Sends one file to the product and to the bare server in turn. The stored files of the product stay until the end. */
async function compareWithPipe(token: readonly string[]): Promise<void> {
  const ratios: number[] = []
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  await send(token, bytes)
  const memory = watchMemory(product)
  await pause(WARM_UP_MS)
  const before = median(memory.samples)
  for (let turn = 0; turn < TURNS; turn += 1) {
    const ours = await send(token, bytes)
    const bare = await send([], bytes, pipe.address)
    ratios.push(bare.seconds / ours.seconds)
    times.ours.push(ours.seconds)
    times.bare.push(bare.seconds)
  }
  memory.stop()
  const growth = Math.max(...memory.samples) - before
  const one = `one upload of ${Math.round(bytes / 1e6)} MB`
  const seconds = (of: readonly number[]) => median(of).toFixed(1)
  report({
    what: `${one} beside a bare pipe that syncs`,
    value: median(ratios),
    atLeast: 0.75,
    detail: `${seconds(times.ours)} s beside ${seconds(times.bare)} s`,
  })
  report({ what: `${one}, growth of memory`, value: growth, unit: 'MB', atMost: 32 })
}

async function send(tokens: readonly string[], size: number, base = product.address) {
  const answer = await sender.ask({ base, tokens, bytes: size })
  return z.object({ sha256: z.string(), fileIds: z.array(z.string()), seconds: z.number() }).parse(answer)
}

/** Reads the resident memory of a process again and again, in MB. */
function watchMemory({ pid }: Program): { samples: number[]; stop: () => void } {
  const samples: number[] = []
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    samples.push(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024)
  }, MEMORY_EVERY_MS)
  return { samples, stop: () => clearInterval(timer) }
}

function p99Of(replies: readonly Reply[]): number {
  return at(
    replies.map(({ tookMs }) => tookMs),
    0.99,
  )
}

interface Run {
  before: number
  most: number
  quietP99: number
  during: readonly Reply[]
  seconds: number
}

function judgeLoad({ before, most, quietP99, during, seconds }: Run): void {
  const failed = during.filter(({ status }) => status !== 200).length
  const p99 = p99Of(during)
  const perSecond = (uploads * bytes) / 1e6 / seconds
  const many = `${uploads} uploads of ${Math.round(bytes / 1e6)} MB at once`
  console.log(`${many} took ${seconds.toFixed(0)} s (${perSecond.toFixed(0)} MB/s)`)
  report({
    what: `${many}, growth of memory`,
    value: most - before,
    unit: 'MB',
    atMost: MAX_GROWTH_MB,
    detail: `${before.toFixed(0)} MB before`,
  })
  report({
    what: `${many}, p99 of other calls`,
    value: p99,
    unit: 'ms',
    atMost: MAX_P99_MS,
    detail: `${during.length} calls, ${failed} failed; ${quietP99.toFixed(0)} ms before`,
  })
  expectThat(most - before <= MAX_GROWTH_MB, `the memory grew by more than ${MAX_GROWTH_MB} MB`)
  expectThat(during.length >= 100, `only ${during.length} other calls were made`)
  expectThat(p99 < MAX_P99_MS, `other calls took ${p99.toFixed(0)} ms at p99`)
  expectThat(failed === 0, `${failed} other calls failed`)
}

async function judgeFiles(
  tokens: readonly string[],
  { sha256, fileIds }: { sha256: string; fileIds: readonly string[] },
): Promise<void> {
  const details = z.object({ data: z.object({ status: z.string(), sha256: z.string() }) })
  for (const [index, fileId] of fileIds.entries()) {
    const response = await fetch(`${product.address}/api/upload/details?fileId=${fileId}`, {
      headers: { 'x-access-token': tokens[index] ?? '' },
    })
    const { data } = details.parse(await response.json())
    expectThat(
      data.status === 'ready' && data.sha256 === sha256,
      `file ${index} is not the one that was sent`,
    )
  }
}
