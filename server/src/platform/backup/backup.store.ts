// cspell:ignore datestyle intervalstyle relname attname attnum attrelid attisdropped relkind relnamespace regnamespace
// cspell:ignore sequencename schemaname setval conname connamespace
import type { Query } from '../database/handle.ts'

/** A table as it is stored: its columns in their order, on which the text of a row depends. */
export interface TableShape {
  name: string
  columns: string[]
}

/** The next value of a sequence follows `value`; before its first use `value` is null. */
export interface SequenceValue {
  name: string
  value: string | null
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Makes the text of rows the same on every server. */
export async function useFixedFormats(query: Query): Promise<void> {
  await query(`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true)`)
}

/** Returns the time of the transaction, as the database has it. */
export async function timeOf(query: Query): Promise<Date> {
  const [row] = await query<{ now: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
  )
  return new Date(row?.now ?? Number.NaN)
}

/** Returns the hashes of the migrations that made this database, in their order. */
export async function listMigrations(query: Query): Promise<string[]> {
  const rows = await query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}

/** Returns every table of the product by name. */
export function listTables(query: Query): Promise<TableShape[]> {
  return query<TableShape>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname collate "C"`)
}

/** Yields the rows of a table in batches, each row as PostgreSQL's text, in the order of that text. */
export async function* readRows(query: Query, table: string, batchSize: number): AsyncGenerator<string[]> {
  await query(
    `declare rows_of_table no scroll cursor for select t::text as row from ${quoted(table)} t order by t::text collate "C"`,
  )
  for (;;) {
    const batch = await query<{ row: string }>(`fetch ${batchSize} from rows_of_table`)
    if (batch.length > 0) yield batch.map(({ row }) => row)
    if (batch.length < batchSize) break
  }
  await query('close rows_of_table')
}

/** Adds rows that `readRows` has returned. */
export async function insertRows(query: Query, table: string, rows: readonly string[]): Promise<void> {
  // `offset 0` keeps PostgreSQL from parsing a row once for each of its columns.
  await query(
    `insert into ${quoted(table)} overriding system value
     select (stored).* from (select line::${quoted(table)} as stored from unnest($1::text[]) as line offset 0) as lines`,
    [rows],
  )
}

/** Returns the sequences by name. */
export function listSequences(query: Query): Promise<SequenceValue[]> {
  return query<SequenceValue>(`select sequencename::text as name, last_value::text as value
    from pg_sequences where schemaname = 'public' order by 1`)
}

/** Sets a sequence to a value that `listSequences` has returned. */
export async function setSequence(query: Query, { name, value }: SequenceValue): Promise<void> {
  await query('select setval($1::regclass, $2::bigint, $3::boolean)', [
    quoted(name),
    value ?? '1',
    value !== null,
  ])
}

/** Returns whether something has happened in this database: every act adds an event. */
export async function hasHistory(query: Query): Promise<boolean> {
  const [row] = await query<{ found: boolean }>('select exists (select from events) as found')
  return row?.found ?? false
}

/**
 * Removes the foreign keys, switches the triggers off, empties all tables and runs `fill`. The foreign keys that come back afterwards
 * are checked by PostgreSQL over all rows.
 */
export async function refillTables(
  query: Query,
  tables: readonly TableShape[],
  fill: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await query<ForeignKey>(`
    select c.relname::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`)
  for (const { table, name } of foreignKeys)
    await query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  for (const { name } of tables) await query(`alter table ${quoted(name)} disable trigger user`)
  for (const { name } of tables) await query(`delete from ${quoted(name)}`)
  await fill()
  for (const { name } of tables) await query(`alter table ${quoted(name)} enable trigger user`)
  for (const { table, name, definition } of foreignKeys)
    await query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
}
