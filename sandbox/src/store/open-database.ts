import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'

/** The sandbox's database: prepared statements are cached by text, and one request is one transaction. */
export interface SandboxDatabase {
  run(sql: string, ...values: SQLInputValue[]): number
  row(sql: string, ...values: SQLInputValue[]): Record<string, SQLOutputValue> | undefined
  rows(sql: string, ...values: SQLInputValue[]): Record<string, SQLOutputValue>[]
  /** Runs `work` in one transaction; joins the one already open. */
  transaction<T>(work: () => T): T
  /** Runs `work` so that a throw rolls back only what `work` itself wrote. */
  attempt<T>(work: () => T, keep: (thrown: unknown) => boolean): T
  close(): void
}

/**
 * Fields that lists filter by and that grow with use; each has an index, so that a call's cost does not grow
 * with the store.
 */
const searched = [
  'customer',
  'payment_intent',
  'charge',
  'source_transaction',
  'transfer_group',
  'source',
  'payout',
  'destination',
  'transfer',
]

const tables = `
create table if not exists objects (
  seq integer primary key autoincrement, id text not null unique, kind text not null, account text not null default '',
  created integer not null, json text not null
);
create index if not exists objects_by_kind on objects (kind, account, seq);
${searched.map((field) => `create index if not exists objects_by_${field} on objects (kind, json_extract(json, '$.${field}'), seq) where json_extract(json, '$.${field}') is not null;`).join('\n')}
create index if not exists objects_by_money on objects (
  account, json_extract(json, '$.currency'), json_extract(json, '$.status'), json_extract(json, '$.net')
) where kind = 'balance_transaction';
create table if not exists idempotency (
  key text not null, account text not null default '', fingerprint text not null, status integer not null, body text not null,
  created integer not null, primary key (key, account)
);
create table if not exists deliveries (
  id integer primary key autoincrement, event_id text not null, type text not null, endpoint text not null, connect integer not null,
  state text not null default 'waiting', attempts integer not null default 0, next_at integer not null default 0,
  position real not null, last_error text
);
create index if not exists deliveries_by_state on deliveries (state, next_at, position);
create table if not exists timers (id integer primary key autoincrement, name text not null, at integer not null, key text not null, payload text not null);
create index if not exists timers_by_at on timers (at, id);
create index if not exists timers_by_key on timers (name, key);
create table if not exists meta (name text primary key, value text not null);
`

/** Increased when a table changes; a store with another layout is not opened. */
const layout = 1

/**
 * Opens the database file in `folder` (write-ahead log, survives a crash of the process), or an in-memory
 * store when `folder` is null. Throws when another sandbox has it open, or when another version wrote it.
 */
export function openDatabase(folder: string | null): SandboxDatabase {
  const database = folder ? openFile(folder) : new DatabaseSync(':memory:')
  database.exec(tables)
  database.exec(`pragma user_version = ${layout}`)
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const fresh = database.prepare(sql)
    prepared.set(sql, fresh)
    return fresh
  }
  return {
    run: (sql, ...values) => Number(statement(sql).run(...values).lastInsertRowid),
    row: (sql, ...values) => statement(sql).get(...values),
    rows: (sql, ...values) => statement(sql).all(...values),
    transaction: (work) => inTransaction(database, work),
    attempt: (work, keep) => inSavepoint(database, work, keep),
    close: () => database.close(),
  }
}

/** Opens the file and locks it for this process: two processes would run each timer twice. */
function openFile(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'))
  try {
    database.exec(
      'pragma busy_timeout = 2000; pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal',
    )
    database.exec('begin immediate; commit')
  } catch (thrown) {
    database.close()
    throw new Error(`Another payment sandbox is using the data in ${folder}.`, { cause: thrown })
  }
  const version = Number(database.prepare('pragma user_version').get()?.user_version ?? 0)
  if (version === 0 || version === layout) return database
  database.close()
  throw new Error(
    `The sandbox data in ${folder} was written by another version. Move it away to start with an empty store.`,
  )
}

function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work()
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (thrown) {
    if (database.isTransaction) database.exec('rollback')
    throw thrown
  }
}

function inSavepoint<T>(database: DatabaseSync, work: () => T, keep: (thrown: unknown) => boolean): T {
  database.exec('savepoint attempt')
  try {
    const result = work()
    database.exec('release attempt')
    return result
  } catch (thrown) {
    if (!keep(thrown)) database.exec('rollback to attempt')
    database.exec('release attempt')
    throw thrown
  }
}
