import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

interface Newest {
  /** The parties whose rows are listed. */
  ids: readonly string[]
  /** The order of the list, as in `order by`. */
  order: SQL
  maxRows: number
  where?: SQL | undefined
}

/**
 * Returns the condition that a row is among the newest `most` of several parties together. Each party
 * provides its newest rows from the index, and these are merged, so that a page over many parties never reads
 * the whole table. It is an array, because with `in` PostgreSQL reads the whole table.
 */
export function newestOfEach(
  table: PgTable & { id: PgColumn },
  party: PgColumn,
  { ids, order, maxRows, where }: Newest,
): SQL {
  const own = and(eq(party, sql`wanted.id`), where)
  const each = sql`select * from ${table} where ${own} order by ${order} limit ${maxRows}`
  const merged = sql`cross join lateral (${each}) as ${sql.identifier(getTableName(table))} order by ${order} limit ${maxRows}`
  return sql`${table.id} = any(array(select ${table.id} from unnest(${sql.param(ids)}::uuid[]) as wanted(id) ${merged}))`
}
