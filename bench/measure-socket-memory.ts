import { setTimeout as pause } from 'node:timers/promises'
import type { Transport } from './messaging-work.ts'
import { type CrowdName, closeBoth, measureMemory, openBoth, printRatio, type Stage } from './stage.ts'

/** Longer than the heartbeat: a new connection still holds its handshake data. */
const settlesMs = 12_000

/** Measures the memory of idle connections, each of another account, on both servers. */
export async function measureConnections(stage: Stage, transport: Transport, lines: number): Promise<void> {
  const seats = stage.pairs
    .flatMap(({ brand, talent, conversationId }) =>
      [brand, talent].map((token) => ({ token, rooms: [conversationId] })),
    )
    .slice(0, lines)
  // Code that is loaded and compiled for the first connections must not be counted.
  await openBoth(stage, transport, seats.slice(0, 10))
  await closeBoth(stage, seats.slice(0, 10))
  const before = { ours: await measureMemory(stage.ours), bare: await measureMemory(stage.bare) }
  await openBoth(stage, transport, seats)
  await pause(settlesMs)
  const after = { ours: await measureMemory(stage.ours), bare: await measureMemory(stage.bare) }
  await closeBoth(stage, seats)
  const each = (crowd: CrowdName, what: 'heap' | 'rss') =>
    (after[crowd][what] - before[crowd][what]) / seats.length / 1_024
  const side = (crowd: CrowdName) =>
    `${each(crowd, 'heap').toFixed(1)} KB, resident ${each(crowd, 'rss').toFixed(1)}`
  printRatio({
    what: `memory of an idle line, ${lines} ${transport}`,
    ratio: each('ours', 'heap') / each('bare', 'heap'),
    aim: '<= 1.25',
    detail: `${side('ours')} beside ${side('bare')}`,
  })
}
