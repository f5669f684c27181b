import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ReferenceCache } from '../transactions/reference-cache.ts'
import type { UnitOfWork } from '../transactions/unit-of-work.ts'

/** The result of raw SQL that both drivers share: the rows. */
interface RowsKind extends PgQueryResultHKT {
  type: Rows<this['row']>
}

interface Rows<Row> {
  rows: Row[]
}

/** A database or a transaction of either engine. */
export type Db = PgDatabase<RowsKind, Record<string, never>>

/** Sends one statement and returns its rows. */
export type Query = <Row extends object>(text: string, parameters?: readonly unknown[]) => Promise<Row[]>

/** A streaming replica of PostgreSQL, for reads that may be a few seconds behind. */
export interface Replica {
  root: Db
  /** Returns whether it answers and has everything that was committed more than `ms` ago. */
  hasAllOlderThan(ms: number): boolean
  /** Takes note of an error of a read; a replica that is away is not used until it answers again. */
  reportFailure(error: unknown): void
  close(): Promise<void>
}

/** An opened engine. */
export interface Engine {
  kind: 'pglite' | 'postgres'
  root: Db
  /** Null without `DATABASE_READ_URL`. */
  replica: Replica | null
  /** This process's cache of rarely changed rows. */
  referenceCache: ReferenceCache
  /**
   * One transaction with `app.actor` set. `work` starts when the statement that opens it has been sent, not answered: `opened`
   * resolves with the database's time. What is then left in the unit of work is sent with the commit. Rolls back when `work` fails.
   */
  transaction<T>(
    actor: string,
    unitOfWork: UnitOfWork,
    work: (tx: Db, opened: Promise<string>) => Promise<T>,
  ): Promise<T>
  /**
   * One transaction without the limits of a request, for a backup or its restoration. `read` sees the database as it is at one
   * moment, whatever others write meanwhile; on PGlite they wait.
   */
  longTransaction<T>(mode: 'read' | 'write', work: (query: Query) => Promise<T>): Promise<T>
  /** Runs migrations; safe when several nodes start at once. */
  migrate(): Promise<void>
  /** Runs start-up work, such as seeding an empty database, on one node while the others wait. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Calls back on each NOTIFY of this channel; calls `onLost` when notifications may have been missed. */
  listen(channel: string, onPayload: (payload: string) => void, onLost: () => void): Promise<void>
  close(): Promise<void>
}
