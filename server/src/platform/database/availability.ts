import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../log.ts'
import { reconnectDelayMs } from '../reconnect-delay.ts'

/** One node makes about one attempt in two seconds, and notices within three that the database has returned. */
export const databaseDelays = { firstMs: 1_000, maxMs: 2_000 }

/** Thrown instead of connecting while the database is known to be unreachable. */
export class DatabaseGoneError extends Error {
  constructor() {
    super('The database is unreachable')
    this.name = 'DatabaseGoneError'
  }
}

/**
 * Whether the database of one engine can be reached. After a connection was lost, one attempt at a time finds out, with an
 * exponential delay between attempts. Everybody else waits for the first attempt and is refused at once after it, so that
 * an outage costs neither connections nor waiting requests.
 */
export class Availability {
  /** The attempts since a connection was lost; null while the database is available. */
  #returned: Promise<void> | null = null
  /** The first of these attempts: whether it succeeded. */
  #firstAttempt: Promise<boolean> = Promise.resolve(true)
  readonly #attempt: () => Promise<void>
  readonly #closing = new AbortController()

  /** `attempt` opens and closes one connection; it rejects when that fails. */
  constructor(attempt: () => Promise<void>) {
    this.#attempt = attempt
  }

  get isAvailable(): boolean {
    return this.#returned === null
  }

  /** Resolves when connections may be opened. Fails with `DatabaseGoneError` once an attempt has failed. */
  async admit(): Promise<void> {
    if (!this.isAvailable && !(await this.#firstAttempt)) throw new DatabaseGoneError()
  }

  /** Resolves when the database has answered again, or when the engine closes. */
  async untilAvailable(): Promise<void> {
    await this.#returned
  }

  /** Starts the attempts after a lost or failed connection; does nothing while they run. */
  reportLost(): void {
    if (!this.isAvailable || this.#closing.signal.aborted) return
    this.#firstAttempt = this.#succeeds()
    this.#returned = this.#tryUntilSuccess(this.#firstAttempt).finally(() => {
      this.#returned = null
    })
  }

  close(): void {
    this.#closing.abort()
  }

  #succeeds(): Promise<boolean> {
    return this.#attempt().then(
      () => true,
      () => false,
    )
  }

  async #tryUntilSuccess(first: Promise<boolean>): Promise<void> {
    const { signal } = this.#closing
    if (await first) return
    const lostAt = performance.now()
    log.error('The database is unreachable; requests are refused until it returns')
    for (let failures = 1; !signal.aborted; failures++) {
      await pause(reconnectDelayMs(failures, databaseDelays), null, { ref: false, signal }).catch(() => {})
      if (signal.aborted || !(await this.#succeeds())) continue
      log.warn({ unreachableMs: Math.round(performance.now() - lostAt) }, 'The database has returned')
      return
    }
  }
}
