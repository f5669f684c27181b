import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core'
import type { Db } from './handle.ts'
import { rowReader } from './row-reader.ts'

type Read = (values: unknown[]) => unknown

/** The part of a Drizzle session that prepares every statement. */
interface Session {
  prepareQuery(
    query: unknown,
    fields: SelectedFieldsOrdered | undefined,
    name: unknown,
    isList: boolean,
    read: unknown,
    ...rest: unknown[]
  ): Prepared
}
interface Prepared {
  /** Set by the query after preparation. */
  joinsNotNullableMap?: Record<string, boolean>
}

/** Returns the same database with rows mapped by `rowReader`. */
export function withRowMapping<T extends Pick<Db, '_'>>(db: T): T {
  const session = db._.session as unknown as Session
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, name, isList, read, ...rest) => {
    const isNested = fields?.some(({ path }) => path.length > 2)
    if (!fields || read || isNested) return prepare(query, fields, name, isList, read, ...rest)
    let reader: Read | null = null
    const readRows = (rows: unknown[][]): unknown[] => {
      const readRow = reader ?? rowReader(fields, prepared.joinsNotNullableMap)
      reader = readRow
      return rows.map((values) => readRow(values))
    }
    const prepared = prepare(query, fields, name, isList, readRows, ...rest)
    return prepared
  }
  return db
}
