import { setTimeout as pause } from 'node:timers/promises'
import type { Transport } from './messaging-work.ts'
import { report } from './report.ts'
import { closeBoth, measureMemory, openBoth, type Stage, type TargetName } from './stage.ts'

/** Longer than the heartbeat: a new connection still holds its handshake data. */
const settlesMs = 12_000

/** Measures the memory of idle connections, each of another account, on both servers. */
export async function measureConnections(
  stage: Stage,
  transport: Transport,
  connections: number,
): Promise<void> {
  const seats = stage.pairs
    .flatMap(({ brand, talent, conversationId }) =>
      [brand, talent].map((token) => ({ token, rooms: [conversationId] })),
    )
    .slice(0, connections)
  // Code that is loaded and compiled for the first connections must not be counted.
  await openBoth(stage, transport, seats.slice(0, 10))
  await closeBoth(stage, seats.slice(0, 10))
  const before = { ours: await measureMemory(stage.ours), baseline: await measureMemory(stage.baseline) }
  await openBoth(stage, transport, seats)
  await pause(settlesMs)
  const after = { ours: await measureMemory(stage.ours), baseline: await measureMemory(stage.baseline) }
  await closeBoth(stage, seats)
  const each = (target: TargetName, what: 'heap' | 'rss') =>
    (after[target][what] - before[target][what]) / seats.length / 1_024
  const side = (target: TargetName) =>
    `${each(target, 'heap').toFixed(1)} KB, resident ${each(target, 'rss').toFixed(1)}`
  report({
    what: `memory of an idle connection, ${connections} ${transport}, beside a bare one`,
    value: each('ours', 'heap') / each('baseline', 'heap'),
    atMost: 1.25,
    detail: `${side('ours')} compared with ${side('baseline')}`,
  })
}
