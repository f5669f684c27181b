import { sql } from 'drizzle-orm'
import type { Engine } from '../database/handle.ts'
import { logError } from '../log.ts'

interface Push {
  accountIds: string[]
  name: string
  payload: Record<string, unknown>
}

/** A notice may hold 8,000 bytes; what one news item may take of it, and all of a notice. */
const mostBytes = 7_000
const batchMs = 20

export interface Notifier {
  /** Tells of a push; `short` where the whole of it does not fit. */
  push(whole: Push, short: Push): void
  cut(id: string): void
}

/** Tells the other nodes, gathering what comes within a few milliseconds so that a busy moment costs one statement and not fifty. */
export function notifier(engine: Engine, channel: string, node: string): Notifier {
  let pushes: Push[] = []
  let cuts: string[] = []
  let bytes = 0
  let timer: NodeJS.Timeout | null = null
  const send = (): void => {
    if (timer) clearTimeout(timer)
    timer = null
    const text = JSON.stringify({ node, pushes, cuts })
    pushes = []
    cuts = []
    bytes = 0
    engine.root
      .execute(sql`select pg_notify(${channel}, ${text})`)
      .catch((error) => logError('notice to other nodes', error))
  }
  const gather = (more: number, add: () => void): void => {
    if (bytes > 0 && bytes + more > mostBytes) send()
    add()
    bytes += more
    timer ??= setTimeout(send, batchMs)
  }
  return {
    push: (whole, short) => {
      const isLong = lengthOf(whole) > mostBytes
      // So many readers that not even their ids fit: in several parts.
      for (const part of partsOf(isLong ? short : whole)) gather(lengthOf(part), () => void pushes.push(part))
    },
    cut: (id) => gather(id.length + 3, () => void cuts.push(id)),
  }
}

const mostReaders = 100

function partsOf({ accountIds, ...news }: Push): Push[] {
  const parts = Math.ceil(accountIds.length / mostReaders)
  return Array.from({ length: parts }, (_, part) => ({
    ...news,
    accountIds: accountIds.slice(part * mostReaders, (part + 1) * mostReaders),
  }))
}

const lengthOf = (push: Push): number => Buffer.byteLength(JSON.stringify(push)) + 1
