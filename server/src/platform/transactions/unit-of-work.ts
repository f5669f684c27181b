import { sqlState } from '../database/sql-state.ts'
import { DatabaseUsage } from './database-usage.ts'

/** The SQLSTATE of every statement after a failed one in the same transaction. */
const behindFailure = '25P02'

/** A write that is sent later. `sql` names it in errors and holds no values; `send` counts itself in the usage. */
export interface QueuedWrite {
  sql: string
  send(): Promise<unknown>
  /**
   * Checks the result and throws when the write must fail. A write with a check is never sent together with
   * the commit.
   */
  check?: ((answer: unknown) => void | Promise<void>) | undefined
  /** Receives the answer, at the latest with that of the commit. It neither fails nor reads. */
  receive?: ((answer: unknown) => void) | undefined
}

/** Runs `send` so that everything it sends reaches the database as one message, where the engine can do so. */
type Batch = <T>(send: () => T) => T

/**
 * The unsent writes of one transaction. They are sent in order, together with the next awaited statement, at
 * the latest with the commit. PostgreSQL therefore receives every statement in the order of the code, with
 * fewer round trips. The first failure is stored: after it the transaction cannot commit, even if its error
 * was caught.
 */
export class UnitOfWork {
  readonly usage: DatabaseUsage
  #queue: QueuedWrite[] = []
  #failure: { error: unknown } | null = null
  #firstError: { error: unknown } | null = null
  #isClosed = false
  #batch: Batch = (send) => send()

  constructor(usage: DatabaseUsage = new DatabaseUsage()) {
    this.usage = usage
  }

  /** Sets how this connection sends several statements as one message. */
  sendBatchesWith(batch: Batch): void {
    this.#batch = batch
  }

  get queuedWrites(): number {
    return this.#queue.length
  }

  /** Queues a write. Throws when the transaction has ended, because the write would never be sent. */
  queue(write: QueuedWrite): void {
    if (this.#isClosed) throw new Error(`A write came after the end of its transaction: ${write.sql}`)
    this.#queue.push(write)
  }

  /**
   * Sends what is queued and this statement as one batch. Fails with the first failure in the order of sending, and after the end
   * of the transaction, because its connection may be in the transaction of another.
   */
  async send<T>(send: () => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Error('A statement came after the end of its transaction')
    const [writes, answer] =
      this.#queue.length === 0
        ? [null, this.usage.count(send)]
        : this.#batch(() => [this.#sendQueue(), this.usage.count(send)] as const)
    answer.catch((error) => this.#note(error))
    await writes
    return answer
  }

  /** Sends what is queued; resolves when every write is answered and every check has passed. */
  async flush(): Promise<void> {
    await this.#batch(() => this.#sendQueue())
    if (this.#failure) throw this.#failure.error
  }

  /**
   * Prepares the queue for the commit: when any write has a check, all are sent and checked first. Runs in
   * the scope of the transaction, because a check may read.
   */
  async settleChecks(): Promise<void> {
    while (this.#failure || this.#queue.some((write) => write.check)) await this.flush()
  }

  /** The transaction has ended. */
  close(): void {
    this.#isClosed = true
  }

  /**
   * Returns the error that caused a failure: where PostgreSQL only reports that an earlier statement has
   * failed, the error of that statement.
   */
  causeOf(error: unknown): unknown {
    return sqlState(error) === behindFailure && this.#firstError ? this.#firstError.error : error
  }

  #note(error: unknown): void {
    if (sqlState(error) !== behindFailure) this.#firstError ??= { error }
  }

  async #sendQueue(): Promise<void> {
    const writes = this.#queue.splice(0)
    const answers = writes.map(({ send }) => send())
    for (const answer of answers) answer.catch(() => {})
    try {
      for (const [at, write] of writes.entries()) {
        const answer = await answers[at]?.catch((error: unknown) => {
          const named = new QueuedWriteError(write.sql, error)
          if (this.#firstError?.error === error) this.#firstError = { error: named }
          throw named
        })
        write.receive?.(answer)
        await write.check?.(answer)
      }
    } catch (error) {
      this.#note(error)
      this.#failure ??= { error }
      throw error
    }
  }
}

/** A queued write has failed, and with it its whole batch. The message names the statement without its values. */
export class QueuedWriteError extends Error {
  constructor(sql: string, cause: unknown) {
    const reason = causeOf(cause)
    super(`A queued write failed: ${reason instanceof Error ? reason.message : 'unknown error'}: ${sql}`, {
      cause: reason,
    })
    this.name = 'QueuedWriteError'
  }
}

/** The driver's own error: the one that Drizzle puts around it repeats all values. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error
}
