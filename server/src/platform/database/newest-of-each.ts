import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

interface Newest {
  /** Whose rows are wanted. */
  ids: readonly string[]
  /** How the list is sorted, as it stands behind `order by`. */
  order: SQL
  most: number
  where?: SQL | undefined
}

/**
 * The condition that a row is among the newest `most` of several parties together. Each party gives its newest from the index, and
 * these are merged: a page over many parties never reads the whole table. An array, because behind `in` PostgreSQL reads all of it.
 */
export function newestOfEach(
  table: PgTable & { id: PgColumn },
  party: PgColumn,
  { ids, order, most, where }: Newest,
): SQL {
  const own = and(eq(party, sql`wanted.id`), where)
  const each = sql`select * from ${table} where ${own} order by ${order} limit ${most}`
  const merged = sql`cross join lateral (${each}) as ${sql.identifier(getTableName(table))} order by ${order} limit ${most}`
  return sql`${table.id} = any(array(select ${table.id} from unnest(${sql.param(ids)}::uuid[]) as wanted(id) ${merged}))`
}
