import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { logError } from '../log.ts'
import { ReferenceCache } from '../transactions/reference-cache.ts'
import { Availability } from './availability.ts'
import { BatchingPool } from './batching-pool.ts'
import { guardedClient } from './guarded-client.ts'
import type { Engine, Query } from './handle.ts'
import { keepListening } from './listener.ts'
import { inLongTransaction } from './long-transaction.ts'
import { migrationsFolder, startLock } from './migrate.ts'
import { inPoolTransaction } from './pool-transaction.ts'
import { handleOn } from './postgres-handle.ts'
import { openReplica } from './replica.ts'

/**
 * PostgreSQL timeouts of a connection, in ms. A node that hangs inside a transaction keeps its rows locked,
 * and requests of other nodes would queue until their pools are empty. So PostgreSQL ends such a transaction;
 * waiting requests give up before that and fail with `unavailable`.
 */
export const timeouts = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 8_000,
  lock_timeout: 5_000,
}

/**
 * How PostgreSQL chooses a plan: reading here and there costs hardly more than reading in order, as on any flash storage,
 * no statement of a page takes further processes for itself, and none is compiled: PostgreSQL compiles a statement that it
 * expects to be expensive, which added 240 ms to a search of 18 ms.
 */
export const planning = ['random_page_cost=1.1', 'max_parallel_workers_per_gather=0', 'jit=off'] as const

/**
 * How alike two words are that differ in one letter in the middle: 0.45 for six letters. The search for nearly right
 * spellings reads what is at least so alike by its index (`<%` of pg_trgm), and `similar-words.ts` decides.
 */
export const similarity = 'pg_trgm.word_similarity_threshold=0.4'

const options = {
  application_name: 'marquee',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  options: [
    'timezone=UTC',
    similarity,
    ...planning,
    ...Object.entries(timeouts).map(([name, ms]) => `${name}=${ms}`),
  ]
    .map((set) => `-c ${set}`)
    .join(' '),
}

/** The longest wait for a connection that only tests or listens, in ms. */
const testTimeoutMs = 2_000

/**
 * Opens a pool of at most `size` connections to a PostgreSQL server, version 15 or newer, and one of the same size to its
 * replica at `readUrl`. While the server is unreachable, statements and transactions fail at once with `unavailable`.
 */
export function openPostgres(connectionString: string, size: number, readUrl?: string): Engine {
  const settings = { connectionString, connectionTimeoutMillis: testTimeoutMs }
  const availability = new Availability(() => connectOnce(settings))
  const Client = guardedClient(availability)
  const pool = new BatchingPool({ ...options, pipeline: true, connectionString, max: size, Client })
  pool.on('error', (error) => logError('idle database connection', error))
  const listeners = new Set<() => Promise<void>>()
  const replica = readUrl ? openReplica({ url: readUrl, primaryUrl: connectionString, size, options }) : null
  return {
    kind: 'postgres',
    root: handleOn(pool),
    replica,
    referenceCache: new ReferenceCache(),
    migrate: () =>
      underLock(connectionString, (client) =>
        migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder }),
      ),
    transaction: (actor, unitOfWork, work) => inPoolTransaction(pool, actor, unitOfWork, work),
    alone: (work) => underLock(connectionString, work),
    longTransaction: (mode, work) => onOwnConnection(connectionString, mode, work),
    listen: async (channel, onPayload, onLost) => {
      listeners.add(await keepListening(settings, availability, { channel, onPayload, onLost }))
    },
    close: async () => {
      availability.close()
      for (const stop of listeners) await stop()
      await replica?.close()
      await pool.end()
    },
  }
}

/** Holds the advisory lock for start-up work on a separate connection while `work` runs. */
async function underLock<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: 'marquee start' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [startLock])
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A transaction on a connection of its own, where the limits of requests do not apply. */
async function onOwnConnection<T>(
  connectionString: string,
  mode: 'read' | 'write',
  work: (query: Query) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    application_name: 'marquee backup',
    options: '-c timezone=UTC',
  })
  await client.connect()
  try {
    return await inLongTransaction(client, mode, work)
  } finally {
    await client.end()
  }
}

/** Opens and closes one connection; rejects when PostgreSQL does not accept it. */
async function connectOnce(settings: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...settings, application_name: 'marquee test' })
  client.on('error', () => {})
  try {
    await client.connect()
  } finally {
    void client.end().catch(() => {})
  }
}
