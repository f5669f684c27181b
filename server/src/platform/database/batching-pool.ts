import pg from 'pg'
import type { NamedClient } from './named-client.ts'
import { currentScope, type Scope } from './scope.ts'

type Client = pg.PoolClient & NamedClient

/** A statement that waits for the others of its batch. */
interface QueuedStatement {
  send(on: Client): Promise<unknown>
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/**
 * A pool of `NamedClient`. Statements that one request sends at the same time travel as one message on one connection, which answers
 * them in order: a message costs more than what PostgreSQL does for most reads, and a page with twenty statements leaves the other
 * connections to other requests. Each statement succeeds or fails alone.
 */
export class BatchingPool extends pg.Pool {
  readonly #batches = new WeakMap<Scope, QueuedStatement[]>()

  override query(...parts: unknown[]): never {
    const send = async (on: Client) => on.query(...(parts as [never]))
    return this.#enqueue(send) as never
  }

  /** Adds a statement to the batch of its request; without a request it is a batch of its own. */
  #enqueue(send: QueuedStatement['send']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const scope = currentScope()
      const statement = { send, resolve, reject }
      const batch = scope && this.#batches.get(scope)
      if (batch) batch.push(statement)
      else if (!scope) void this.#send([statement])
      else {
        const first = [statement]
        this.#batches.set(scope, first)
        // Runs after the current call and the promises that are settled: by then a request has sent what it can send without waiting.
        process.nextTick(() => {
          this.#batches.delete(scope)
          void this.#send(first)
        })
      }
    })
  }

  async #send(statements: readonly QueuedStatement[]): Promise<void> {
    let client: Client
    try {
      client = (await this.connect()) as Client
    } catch (error) {
      for (const { reject } of statements) reject(error)
      return
    }
    const answers = client.batch(() => statements.map(({ send }) => send(client)))
    for (const [at, answer] of answers.entries()) answer.then(statements[at]?.resolve, statements[at]?.reject)
    const settled = await Promise.allSettled(answers)
    // As `pg.Pool.query` does, a connection is closed after an error.
    client.release(settled.some(({ status }) => status === 'rejected'))
  }
}
