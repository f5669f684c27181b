import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { logError } from '../log.ts'
import { ReferenceCache } from '../transactions/reference-cache.ts'
import { sendThroughScope } from '../transactions/send-through-scope.ts'
import type { Engine } from './handle.ts'
import { migrationsFolder, startLock } from './migrate.ts'
import { NamedClient } from './named-client.ts'
import { inPoolTransaction } from './pool-transaction.ts'
import { withRowMapping } from './row-mapping.ts'

/**
 * PostgreSQL timeouts of a connection, in ms. A node that hangs inside a transaction keeps its rows locked,
 * and requests of other nodes would queue until their pools are empty. So PostgreSQL ends such a transaction;
 * waiting requests give up before that and fail with `unavailable`.
 */
const timeouts = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 8_000,
  lock_timeout: 5_000,
}

const options = {
  application_name: 'marquee',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  options: ['timezone=UTC', ...Object.entries(timeouts).map(([name, ms]) => `${name}=${ms}`)]
    .map((set) => `-c ${set}`)
    .join(' '),
}

/** Opens a pool of at most `size` connections to a PostgreSQL server, version 15 or newer. */
export function openPostgres(connectionString: string, size: number): Engine {
  const pool = new pg.Pool({ ...options, pipeline: true, connectionString, max: size, Client: NamedClient })
  pool.on('error', (error) => logError('idle database connection', error))
  // A lost connection fails its running statement; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const listeners = new Set<() => Promise<void>>()
  return {
    kind: 'postgres',
    root: sendThroughScope(withRowMapping(drizzle(pool, { casing: 'snake_case' }))),
    referenceCache: new ReferenceCache(),
    migrate: () =>
      underLock(connectionString, (client) =>
        migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder }),
      ),
    transaction: (actor, unitOfWork, work) => inPoolTransaction(pool, actor, unitOfWork, work),
    alone: (work) => underLock(connectionString, work),
    listen: async (channel, onPayload, onLost) => {
      listeners.add(await keepListening(connectionString, channel, onPayload, onLost))
    },
    close: async () => {
      for (const stop of listeners) await stop()
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

/** Keeps one listening connection and reconnects when it is lost; resolves once it listens. */
async function keepListening(
  connectionString: string,
  channel: string,
  onPayload: (payload: string) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | null = null
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, application_name: 'marquee listener', keepAlive: true })
    next.on('notification', (notice) => onPayload(notice.payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => void (stopped || reconnect()))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }
  const reconnect = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 1_000).unref())
    if (!stopped) await connect().then(onLost, reconnect)
  }
  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}
