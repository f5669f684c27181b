import pg from 'pg'

type Parse = (text: string) => unknown
export type Done = (error: Error | null, answer?: unknown) => void
/** Where Drizzle’s statements say how each type is read. */
interface Types {
  getTypeParser(typeId: number, format: 'text'): Parse
}

/** A statement as the driver gets it. */
export interface Statement {
  text: string
  rowMode?: string | undefined
  types?: Types | undefined
}

/** A statement as a connection sends it. */
export interface NamedStatement extends Statement {
  name: string | undefined
  /** The columns that the connection knows. */
  known: KnownColumns
}

/** The names and types of the columns of a result. */
interface Columns {
  names: readonly string[]
  parsers: readonly Parse[]
}
/** The columns of the results that one connection has received, by the text of the statement and whether it brings types. */
export type KnownColumns = Map<string, Columns>

/** Beyond so many statements of one connection, the columns of further ones are asked for each time. */
const MAX_KNOWN = 500

/** The parts of a query of the driver that its types leave out. */
interface Inner {
  _result: { rows: unknown[]; command: string | null }
  _canceledDueToError: unknown
}
/** The parts of a connection that a query uses. */
export interface Connection {
  submittedNamedStatements: Record<string, string>
  describe(what: object): void
  execute(portal: { portal: string }): void
  sync(): void
}

/** The driver’s query, with the parts that its types leave out. */
export const QueryOfDriver = pg.Query as unknown as new (
  text: string,
  values: readonly unknown[],
  done: Done,
) => {
  name?: string
  queryMode?: 'extended'
  portal: string
  callback: Done
  submit(connection: Connection): Error | null
  prepare(connection: Connection): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleError(error: Error, connection: Connection): void
}

/**
 * A query with parameters, which asks for the columns of its result only the first time that a connection sends it. The driver asks each time,
 * and reading the answer, with an event for each row, was a tenth of the CPU of a list (decision 42). The columns of a text do not change
 * while a server runs: migrations do not change the type of a column that is in use. A row of another width is an error.
 */
export class KnownResultQuery extends QueryOfDriver {
  readonly #key: string
  readonly #types: Types | undefined
  readonly #isList: boolean
  readonly #known: KnownColumns
  readonly #inner = this as unknown as Inner
  #columns: Columns | undefined

  constructor({ text, name, rowMode, types, known }: NamedStatement, values: readonly unknown[], done: Done) {
    super(text, values, done)
    if (name) this.name = name
    // Without a name and without values, the driver would use the simple protocol, whose messages are others.
    this.queryMode = 'extended'
    this.#types = types
    this.#isList = rowMode === 'array'
    this.#known = known
    this.#key = types ? `t${text}` : text
    this.#columns = known.get(this.#key)
  }

  override prepare(connection: Connection): void {
    super.prepare(this.#columns ? withoutDescribe(connection) : connection)
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    const types: Types = this.#types ?? pg.types
    this.#columns = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text')),
    }
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const inner = this.#inner
    if (inner._canceledDueToError) return
    try {
      inner._result.rows.push(this.#read(fields))
    } catch (error) {
      inner._canceledDueToError = error
    }
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    super.handleCommandComplete(message, connection)
    this.#columns ??= { names: [], parsers: [] }
    if (this.#known.size < MAX_KNOWN) this.#known.set(this.#key, this.#columns)
  }

  #read(texts: readonly (string | null)[]): unknown {
    const { names, parsers } = this.#columns ?? { names: [], parsers: [] }
    if (parsers.length !== texts.length)
      throw new Error(`A row has ${texts.length} values instead of ${parsers.length}`)
    const values = new Array<unknown>(texts.length)
    for (let at = 0; at < texts.length; at++) {
      const text = texts[at] as string | null
      values[at] = text === null ? null : (parsers[at] as Parse)(text)
    }
    return this.#isList ? values : Object.fromEntries(names.map((name, at) => [name, values[at]]))
  }
}

const describedBefore = new WeakMap<Connection, Connection>()

/** Returns the same connection, on which asking for the columns of a result does nothing. */
function withoutDescribe(connection: Connection): Connection {
  const known = describedBefore.get(connection)
  if (known) return known
  const silent: Connection = Object.create(connection, { describe: { value: () => {} } })
  describedBefore.set(connection, silent)
  return silent
}
