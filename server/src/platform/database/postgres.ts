import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { logError } from '../log.ts'
import type { Engine } from './handle.ts'
import { migrationsFolder, startLock } from './migrate.ts'
import { NamedClient } from './named-client.ts'
import { inPoolTransaction } from './pool-transaction.ts'
import { withRowMapping } from './row-mapping.ts'

/**
 * How long PostgreSQL lets a connection stand in others' way, in ms. A node that hangs in the middle of a transaction keeps its rows
 * locked; every other node's requests for them would queue up until its pool is empty. So its transaction is soon ended for it, and
 * whoever waits gives the connection back before that and says that Marquee is busy.
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

/** Opens a pool on a PostgreSQL server, 15 or newer. `size` connections at most. */
export function openPostgres(connectionString: string, size: number): Engine {
  const pool = new pg.Pool({ ...options, connectionString, max: size, Client: NamedClient })
  pool.on('error', (error) => logError('idle database connection', error))
  // A connection lost in use fails the statement that waits for it; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}))
  const listeners = new Set<() => Promise<void>>()
  return {
    kind: 'postgres',
    root: withRowMapping(drizzle(pool, { casing: 'snake_case' })),
    migrate: () =>
      underLock(connectionString, (client) =>
        migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder }),
      ),
    transaction: (actor, work) => inPoolTransaction(pool, actor, work),
    alone: (work) => underLock(connectionString, work),
    listen: async (channel, heard, lost) => {
      listeners.add(await keepListening(connectionString, channel, heard, lost))
    },
    close: async () => {
      for (const stop of listeners) await stop()
      await pool.end()
    },
  }
}

/** Holds the advisory lock of the start on a connection of its own while `work` runs. */
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

/** One connection that listens, and a new one whenever it is lost; resolves once it hears. */
async function keepListening(
  connectionString: string,
  channel: string,
  heard: (payload: string) => void,
  lost: () => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | null = null
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, application_name: 'marquee listener', keepAlive: true })
    next.on('notification', (notice) => heard(notice.payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => void (stopped || reconnect()))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }
  const reconnect = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 1_000).unref())
    if (!stopped) await connect().then(lost, reconnect)
  }
  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}
