import pg from 'pg'
import type { Statement } from './statement.ts'

/** Records every PostgreSQL statement of this process while `work` runs. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = []
  const plain = pg.Client.prototype.query
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...parts: unknown[]): unknown {
      const statement = read(parts)
      if (!statement) return Reflect.apply(plain, this, parts)
      recorded.push(statement)
      // The product's connections hand over a query with a callback, others a callback or wait for a promise.
      const [query] = parts
      if (hasCallback(query)) query.callback = receiving(query.callback, statement)
      for (const [at, part] of parts.entries()) if (isCallback(part)) parts[at] = receiving(part, statement)
      const answer: unknown = Reflect.apply(plain, this, parts)
      if (answer instanceof Promise) void answer.then((result) => statement.rows.push(...rowsOf(result)))
      return answer
    },
  })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query: plain })
  }
  return recorded
}

type Callback = (error: unknown, result: unknown) => void

const isCallback = (part: unknown): part is Callback => typeof part === 'function'
const hasCallback = (query: unknown): query is { callback: Callback } =>
  typeof query === 'object' && query !== null && 'callback' in query && isCallback(query.callback)

/** Returns the callback, called after the rows of the result were added to the statement. */
const receiving =
  (callback: Callback, statement: Statement): Callback =>
  (error, result) => {
    statement.rows.push(...rowsOf(result))
    callback(error, result)
  }

function read([config, values]: unknown[]): Statement | null {
  if (typeof config === 'string') return { text: config, values: [], rows: [] }
  if (typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string')
    return null
  const name = 'name' in config && typeof config.name === 'string' ? config.name : undefined
  const parameters = Array.isArray(values)
    ? values
    : 'values' in config && Array.isArray(config.values)
      ? config.values
      : []
  return { text: config.text, name, values: parameters, rows: [] }
}

/** Returns the rows of a result as records, whether they are records or arrays. */
function rowsOf(result: unknown): Record<string, unknown>[] {
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows))
    return []
  return result.rows.map((row) => ({ ...row }))
}
