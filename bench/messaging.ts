/**
 * Compares the product's messaging with a baseline Socket.IO server on the same PostgreSQL, in interleaved
 * rounds, by polling and by WebSocket: `npm run bench:messages`. Figures are reported and never a gate; a lost or
 * disordered message fails the benchmark. `BENCH_SOCKETS=100`, `BENCH_TRANSPORTS=polling` and
 * `BENCH_PARTS=memory,lag,fan` measure less. `PROFILE=1` prints where the CPU time of deliveries goes instead.
 *
 * - Lag: from `send` to the other screen, one message at a time, each in another conversation. The product's
 *   p99 is compared with the unavoidable part: the p99 of a baseline broadcast plus the p99 of one baseline
 *   INSERT with its durable commit, timed inside the baseline server.
 * - Deliveries: four talents write in parallel to a brand with many open screens, each the next message when
 *   its last is on all of them. One durable message becomes as many deliveries as there are screens, on both
 *   servers. The baseline broadcasts after the statements of the product's own send, recorded and replayed in
 *   one transaction, so that the comparison covers everything except PostgreSQL's work. A second baseline
 *   commits one INSERT only, without keys, permissions or order between nodes. With one screen a delivery is a
 *   message, without fan-out.
 * - Memory: heap and buffers after garbage collection, for idle connections of separate signed-in accounts.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seatPairs } from '../server/src/invariants/failover/seats.ts'
import { measureFan } from './measure-fan-out.ts'
import { measureLag } from './measure-lag.ts'
import { measureConnections } from './measure-socket-memory.ts'
import { profilerOptions } from './print-profile.ts'
import { startProgram, startRequestProgram } from './program.ts'
import { recordSends } from './record-send.ts'
import { productSettings, startProduct } from './start-product.ts'

const databaseUrl = process.env.TEST_DATABASE_URL
if (!databaseUrl) throw new Error('Run this through `npm run bench:messages`: it needs a PostgreSQL.')
const sizes = (process.env.BENCH_SOCKETS ?? '1,100,1000').split(',').map(Number)
const transports = (['polling', 'websocket'] as const).filter((name) =>
  (process.env.BENCH_TRANSPORTS ?? name).includes(name),
)
const isProfile = process.env.PROFILE === '1'
const parts = isProfile ? 'fan' : (process.env.BENCH_PARTS ?? 'memory,lag,fan')
const folder = await mkdtemp(join(tmpdir(), 'marquee-messages-'))
const weighed = [
  '--expose-gc',
  '--import',
  new URL('measure-memory.ts', import.meta.url).href,
  ...(isProfile ? profilerOptions : []),
]
const recordings = await recordSends(databaseUrl, folder, 4)
await writeFile(join(folder, 'sends.json'), JSON.stringify(recordings))
// A bundle has no names of files.
const ours = isProfile
  ? await startProgram('server/src/start.ts', productSettings(databaseUrl, folder), weighed)
  : await startProduct(databaseUrl, folder, { node: weighed })
const baseline = await startProgram(
  'bench/baseline-messaging.ts',
  { DATABASE_URL: databaseUrl, RECORDINGS: join(folder, 'sends.json') },
  weighed,
)
const clients = startRequestProgram('bench/messaging-clients.ts')
let errors = 0
try {
  const pairs = await seatPairs(databaseUrl, Math.max(...sizes) / 2)
  const stage = {
    databaseUrl,
    ours,
    baseline,
    clients,
    pairs,
    recorded: Object.keys(recordings),
    profileIn: isProfile ? folder : null,
  }
  for (const transport of transports) {
    if (parts.includes('memory')) await measureConnections(stage, transport, Math.max(...sizes))
  }
  for (const transport of transports) {
    for (const screens of sizes) {
      if (parts.includes('lag')) errors += await measureLag(stage, transport, screens)
      if (parts.includes('fan')) errors += await measureFan(stage, transport, screens)
    }
  }
} finally {
  for (const program of [clients, ours, baseline]) await program.stop()
  await rm(folder, { recursive: true, force: true })
}
console.log(errors === 0 ? 'none lost, none out of order' : `${errors} messages lost or out of order`)
process.exitCode = errors === 0 ? 0 : 1
