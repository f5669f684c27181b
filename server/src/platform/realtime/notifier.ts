import { sql } from 'drizzle-orm'
import type { Engine } from '../database/handle.ts'
import { logError } from '../log.ts'

interface Push {
  accountIds: string[]
  name: string
  payload: Record<string, unknown>
}

/** A NOTIFY payload may hold 8,000 bytes: the maximum for the events in one. */
const MAX_BYTES = 7_000
const batchMs = 20

export interface Notifier {
  /** Queues an event; `short` is used when `whole` does not fit. */
  push(whole: Push, short: Push): void
  cut(id: string): void
}

/**
 * Creates the notifier of the other nodes. It batches events of a few milliseconds, so that a busy moment
 * costs one statement instead of fifty.
 */
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
      .catch((error) => logError('notification of other nodes', error))
  }
  const gather = (more: number, add: () => void): void => {
    if (bytes > 0 && bytes + more > MAX_BYTES) send()
    add()
    bytes += more
    timer ??= setTimeout(send, batchMs)
  }
  return {
    push: (whole, short) => {
      const isLong = lengthOf(whole) > MAX_BYTES
      // Splits an event whose recipients' ids alone do not fit.
      for (const part of partsOf(isLong ? short : whole)) gather(lengthOf(part), () => void pushes.push(part))
    },
    cut: (id) => gather(id.length + 3, () => void cuts.push(id)),
  }
}

const MAX_ACCOUNTS = 100

function partsOf({ accountIds, ...event }: Push): Push[] {
  const parts = Math.ceil(accountIds.length / MAX_ACCOUNTS)
  return Array.from({ length: parts }, (_, part) => ({
    ...event,
    accountIds: accountIds.slice(part * MAX_ACCOUNTS, (part + 1) * MAX_ACCOUNTS),
  }))
}

const lengthOf = (push: Push): number => Buffer.byteLength(JSON.stringify(push)) + 1
