import { is, Param, Placeholder } from 'drizzle-orm'
import type { Db } from './handle.ts'

type Values = Record<string, unknown>

/** The part of a Drizzle session that prepares every statement. */
interface Session {
  prepareQuery(...asked: unknown[]): Prepared
}
interface Prepared {
  params: unknown[]
  client: { query(config: object, parameters: unknown[]): Promise<{ rows: unknown[][] }> }
  /** The columns of a statement that returns objects. */
  fields?: unknown
  /** Maps rows of a statement with columns; `withRowMapping` sets it. */
  customResultMapper?: (rows: unknown[][]) => unknown
  /** What a statement with columns sends: it asks for rows as arrays. */
  queryConfig: object
  rawQueryConfig: object
  execute(values?: Values): Promise<unknown>
}

/**
 * Returns the same database, whose statements call the driver without Drizzle’s `execute`: that looks at the class of each parameter each time,
 * and puts promises and an error around each call (7 to 9% of a write, decision 38). Statements with nested columns still use it. Errors
 * are those of the driver.
 */
export function withDirectStatements<T extends Pick<Db, '_'>>(db: T): T {
  const session = db._.session as unknown as Session
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (...asked) => {
    const prepared = prepare(...asked)
    const { client, params, fields, customResultMapper: mapRows } = prepared
    if (fields && !mapRows) return prepared
    const config = mapRows ? prepared.queryConfig : prepared.rawQueryConfig
    const parameterReaders = params.map(parameterReaderOf)
    prepared.execute = async (values = {}) => {
      const answer = await client.query(
        config,
        parameterReaders.map((read) => read(values)),
      )
      return mapRows ? mapRows(answer.rows) : answer
    }
    return prepared
  }
  return db
}

/** Returns the function that makes one parameter of a statement from the values of one execution. */
function parameterReaderOf(parameter: unknown): (values: Values) => unknown {
  if (is(parameter, Placeholder)) return readValue(parameter)
  if (!is(parameter, Param) || !is(parameter.value, Placeholder)) return () => parameter
  const read = readValue(parameter.value)
  return (values) => parameter.encoder.mapToDriverValue(read(values))
}

const readValue =
  ({ name }: Placeholder) =>
  (values: Values): unknown => {
    if (!(name in values)) throw new Error(`A statement has no value for ${name}`)
    return values[name]
  }
