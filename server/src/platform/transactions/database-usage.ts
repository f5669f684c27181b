/**
 * Counts the database usage of one request. A statement is one SQL text that is sent, the commit included. A
 * wait is one round trip: statements that are sent together, before any of them is answered, are one wait.
 */
export class DatabaseUsage {
  #statements = 0
  #waits = 0

  get statements(): number {
    return this.#statements
  }

  get waits(): number {
    return this.#waits
  }

  /** Sends one statement and counts it. `send` runs at once, so that statements of one batch are sent together. */
  async count<T>(send: () => Promise<T>): Promise<T> {
    this.#statements += 1
    const wait = this.#waits + 1
    try {
      return await send()
    } finally {
      this.#waits = Math.max(this.#waits, wait)
    }
  }
}
