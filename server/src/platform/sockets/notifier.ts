import { sql } from 'drizzle-orm'
import type { Engine } from '../database/handle.ts'
import { reportFault } from '../log.ts'

interface Told {
  pushes: { accountIds: string[]; name: string; payload: Record<string, unknown> }[]
  cuts: string[]
}

/** A notice may hold 8,000 bytes; this many parts of usual size stay well below. */
const mostParts = 10
const gatherMs = 20

/** Tells the other nodes, gathering what comes within a few milliseconds so that a busy moment costs one statement and not fifty. */
export function notifier(engine: Engine, channel: string, node: string): (told: Told) => void {
  let waiting: Told = { pushes: [], cuts: [] }
  let timer: NodeJS.Timeout | null = null
  const send = (): void => {
    if (timer) clearTimeout(timer)
    timer = null
    const text = JSON.stringify({ node, ...waiting })
    waiting = { pushes: [], cuts: [] }
    engine.root.execute(sql`select pg_notify(${channel}, ${text})`).catch((error) => reportFault('notice to other nodes', error))
  }
  return ({ pushes, cuts }) => {
    waiting.pushes.push(...pushes)
    waiting.cuts.push(...cuts)
    if (waiting.pushes.length + waiting.cuts.length >= mostParts) send()
    else timer ??= setTimeout(send, gatherMs)
  }
}
