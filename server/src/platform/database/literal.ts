import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns a value of an enumeration as a literal of the statement, so that PostgreSQL plans for how many rows have this value, not
 * for the average one. Throws RangeError for anything but letters and underscores.
 */
export function literal(value: string): SQL {
  if (!/^[a-z_]+$/i.test(value)) throw new RangeError(`${value} is no value of an enumeration`)
  return sql.raw(`'${value}'`)
}
