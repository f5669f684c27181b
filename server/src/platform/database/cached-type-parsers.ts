import type { PGlite } from '@electric-sql/pglite'
import type { Db } from './handle.ts'

/** The part of Drizzle's PGlite session that passes type parsers with each query. */
interface Session {
  prepareQuery(...asked: unknown[]): Prepared
}
interface Prepared {
  queryConfig: QueryConfig
  rawQueryConfig: QueryConfig
}
interface QueryConfig {
  rowMode: string
  parsers?: PGlite['parsers']
}

/** The remaining options of each query. */
const asList: QueryConfig = { rowMode: 'array' }
const asObject: QueryConfig = { rowMode: 'object' }
const knowing = new WeakSet<PGlite>()

/**
 * Returns the same database with its type parsers stored on the client. PGlite copies its several hundred
 * parsers for each query that brings its own, and Drizzle brings the same nine with every query: that is a
 * sixth of the cost of a request.
 */
export function withCachedTypeParsers<T extends Pick<Db, '_'>>(db: T, client: PGlite): T {
  const session = db._.session as unknown as Session
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (...asked) => {
    const prepared = prepare(...asked)
    if (!knowing.has(client)) Object.assign(client.parsers, prepared.queryConfig.parsers)
    knowing.add(client)
    prepared.queryConfig = asList
    prepared.rawQueryConfig = asObject
    return prepared
  }
  return db
}
