import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { logError } from '../log.ts'
import { ReferenceCache } from '../transactions/reference-cache.ts'
import { BatchingPool } from './batching-pool.ts'
import type { Engine } from './handle.ts'
import { inLongTransaction } from './long-transaction.ts'
import { migrationsFolder } from './migrate.ts'
import { NamedClient } from './named-client.ts'
import { PgliteStream } from './pglite-stream.ts'
import { inPoolTransaction } from './pool-transaction.ts'
import { similarity } from './postgres.ts'
import { handleOn } from './postgres-handle.ts'

/** Opens the embedded database in `folder`. The caller holds the folder's lock. */
export async function openPglite(folder: string): Promise<Engine> {
  return pgliteEngine(await startPglite({ dataDir: folder }))
}

/**
 * Starts PGlite without its own list of array types, which takes a tenth of a second to read: the PostgreSQL driver reads and
 * writes all values.
 */
export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  const database = new PGlite({ ...options, extensions: { pg_trgm } })
  database._initArrayTypes = async () => {}
  await database.waitReady
  return database
}

type Listeners = Map<string, Set<(payload: string) => void>>

/** Wraps an opened PGlite as an engine: the PostgreSQL driver uses it through the only connection of a pool. */
export async function pgliteEngine(database: PGlite): Promise<Engine> {
  await database.exec(`set timezone to 'UTC'; set ${similarity}`)
  const listeners: Listeners = new Map()
  const pool = openPool(database, listeners)
  return {
    kind: 'pglite',
    root: handleOn(pool),
    replica: null,
    referenceCache: new ReferenceCache(),
    migrate: () =>
      onConnection(pool, (client) =>
        migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder }),
      ),
    alone: (work) => work(),
    longTransaction: (mode, work) => onConnection(pool, (client) => inLongTransaction(client, mode, work)),
    transaction: (actor, unitOfWork, work) => inPoolTransaction(pool, actor, unitOfWork, work),
    listen: async (channel, onPayload) => {
      const known = listeners.get(channel) ?? new Set()
      listeners.set(channel, known.add(onPayload))
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    close: async () => {
      await pool.end()
      await database.close()
    },
  }
}

/** The database has one session, so the pool has one connection, which stays open. */
function openPool(database: PGlite, listeners: Listeners): BatchingPool {
  const pool = new BatchingPool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: true,
    Client: NamedClient,
    stream: () => new PgliteStream(database),
    onConnect: takeOverSession,
  })
  pool.on('error', (error) => logError('embedded database', error))
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) => {
      for (const onPayload of listeners.get(channel) ?? []) onPayload(payload)
    }),
  )
  return pool
}

/** A connection that replaces another has its session, with statements that the driver does not know. */
async function takeOverSession(client: pg.ClientBase): Promise<void> {
  await client.query('rollback')
  await client.query('deallocate all')
}

async function onConnection<T>(pool: BatchingPool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
