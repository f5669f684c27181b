import type pg from 'pg'
import { BatchingPool } from './batching-pool.ts'
import { ReplicaFollower } from './follow-replica.ts'
import type { Replica } from './handle.ts'
import { NamedClient } from './named-client.ts'
import { handleOn } from './postgres-handle.ts'
import { isDatabaseGone, sqlState } from './sql-state.ts'

/** The longest wait for a connection to the replica, in ms. */
const connectTimeoutMs = 1_000
/**
 * A statement without an answer after this time is given up, in ms, and with it the others of its message: they are read from the primary,
 * and the replica is not used until it answers again.
 */
const statementTimeoutMs = 2_000

interface Settings {
  /** The address of the replica. */
  url: string
  /** The address of the primary, which is asked how far it has come. */
  primaryUrl: string
  /** Most connections to the replica. */
  size: number
  /** What every connection sets. */
  options: pg.PoolConfig
}

/**
 * Opens a pool to a streaming replica, and follows in the background how far it has come. Opening does not wait for the
 * replica: it is used once it has answered, and not while it is away.
 */
export function openReplica({ url, primaryUrl, size, options }: Settings): Replica {
  const pool = new BatchingPool({
    ...options,
    application_name: 'marquee reads',
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs,
    pipeline: true,
    connectionString: url,
    max: size,
    Client: QuietClient,
  })
  // A lost idle connection; the follower notices and says so once.
  pool.on('error', () => {})
  const follower = new ReplicaFollower(url, primaryUrl)
  return {
    root: handleOn(pool),
    hasAllOlderThan: (ms) => follower.hasAllOlderThan(ms),
    reportFailure: (error) => {
      if (isLost(error)) follower.distrust()
    },
    close: async () => {
      await follower.close()
      await pool.end()
    },
  }
}

/** A lost connection fails its running statement; without a listener its error would also end the process. */
class QuietClient extends NamedClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
  }
}

/** Returns whether a replica is away or silent. Any other error is its answer, or not about it. */
function isLost(error: unknown): boolean {
  const state = sqlState(error)
  if (state) return /^(08|53|57P0)/.test(state)
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.message === 'Query read timeout') return true
  return isDatabaseGone(error)
}
