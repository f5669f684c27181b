import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What both drivers answer to raw SQL: the rows, and nothing else that differs between them. */
interface RowsKind extends PgQueryResultHKT {
  type: Rows<this['row']>
}

interface Rows<Row> {
  rows: Row[]
}

/** A database or a transaction of either engine. */
export type Db = PgDatabase<RowsKind, Record<string, never>>

/** An opened engine. */
export interface Engine {
  kind: 'pglite' | 'postgres'
  root: Db
  /** One transaction with `app.actor` set; `work` gets it with the database's time. Rolls back when `work` fails. */
  transaction<T>(actor: string, work: (tx: Db, now: string) => Promise<T>): Promise<T>
  /** Runs migrations; safe when several nodes start at once. */
  migrate(): Promise<void>
  /** Does work of the start, such as filling an empty market, while every other node that wants to waits. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Calls back on each NOTIFY of this channel; `lost` when notices may have been missed. */
  listen(channel: string, heard: (payload: string) => void, lost: () => void): Promise<void>
  close(): Promise<void>
}
