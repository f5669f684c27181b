import pg from 'pg'
import {
  type Connection,
  type Done,
  KnownResultQuery,
  type NamedStatement,
  QueryOfDriver,
} from './known-result-query.ts'

/** The part of a client that advances from one sent statement to the next. */
interface Advancing {
  connection: Connection
  _sentQueryQueue: unknown[]
  _handleReadyForQuery(message: { status: string }): void
}

/** What PostgreSQL would say of a statement behind a failed one in the same transaction. */
function skippedError(): Error {
  const message = 'current transaction is aborted, commands ignored until end of transaction block'
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code: '25P02' })
}

/**
 * A statement of a transaction that is sent without a `Sync` of its own: PostgreSQL answers all statements up to the next
 * `Synchronisation` with one message. When one fails, it ignores the others, and they fail here as they would there.
 */
export class PipelinedQuery extends KnownResultQuery {
  readonly #client: Advancing
  #isSubmitting = false
  #hasOwnSync = false

  constructor(client: object, statement: NamedStatement, values: readonly unknown[], done: Done) {
    super(statement, values, done)
    this.#client = client as Advancing
  }

  override submit(connection: Connection): Error | null {
    this.#isSubmitting = true
    try {
      return super.submit(connection)
    } finally {
      this.#isSubmitting = false
    }
  }

  /** Called by `submit`; that of pg also sends a `Sync`. */
  _getRows(connection: Connection): void {
    connection.execute({ portal: this.portal })
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    super.handleCommandComplete(message, connection)
    this.#client._handleReadyForQuery({ status: 'T' })
  }

  /** PostgreSQL completes an empty statement with another message. */
  handleEmptyQuery(): void {
    this.#client._handleReadyForQuery({ status: 'T' })
  }

  override handleError(error: Error, connection: Connection): void {
    // Where values cannot be written down, pg sends a Sync instead of the statement.
    if (this.#isSubmitting) this.#hasOwnSync = true
    super.handleError(error, connection)
    // Its severity is a word in the language of the server, so it is not looked at; a fatal error ends the connection anyway.
    if (error instanceof pg.DatabaseError) this.#skipOthers()
  }

  #skipOthers(): void {
    const { _sentQueryQueue: sent, connection } = this.#client
    for (let next = sent.shift(); next instanceof PipelinedQuery; next = sent.shift()) {
      if (next.name) delete connection.submittedNamedStatements[next.name]
      next.callback(skippedError())
      if (next.#hasOwnSync) return
    }
  }
}

/** Ends a batch of pipelined statements: PostgreSQL sends their answers, and accepts statements again after a failed one. */
export class Synchronisation extends QueryOfDriver {
  constructor() {
    super('', [], () => {})
  }

  override submit(connection: Connection): null {
    connection.sync()
    return null
  }
}
