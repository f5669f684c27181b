/** How long accounts are gathered before the older ones are discarded, in milliseconds. */
const GENERATION_MS = 60_000
/** Most accounts in one generation; a busy node covers a shorter time. */
const MAX_ACCOUNTS = 20_000

/**
 * Records when each account was last sent an event, on this node, for one to two minutes. From it a page that was opened before its socket was
 * connected learns whether it missed anything.
 */
export class RecentEvents {
  readonly #lookBackMs: number
  #current = new Map<string, number>()
  #older = new Map<string, number>()
  /** From then on every event is recorded. */
  #completeSince = performance.now()
  #currentSince = this.#completeSince

  /** `lookBackMs` is how much older than its page a read may be, in milliseconds. */
  constructor(lookBackMs: number) {
    this.#lookBackMs = lookBackMs
  }

  /** Records an event that was sent to these accounts, unless it changes nothing that a page has read. */
  record(name: string, accountIds: readonly string[]): void {
    if (name === 'typing' || name === 'presence') return
    const now = performance.now()
    if (now - this.#currentSince > GENERATION_MS || this.#current.size >= MAX_ACCOUNTS) {
      this.#older = this.#current
      this.#completeSince = this.#currentSince
      this.#current = new Map()
      this.#currentSince = now
    }
    for (const id of accountIds) this.#current.set(id, now)
  }

  /** Discards everything, when events may have been lost between the nodes. */
  clear(): void {
    this.#current.clear()
    this.#older.clear()
    this.#completeSince = performance.now()
    this.#currentSince = this.#completeSince
  }

  /** Returns whether the account was, or may have been, sent an event that a page of this age, in milliseconds, does not show. */
  mayHaveMissed(accountId: string, pageAgeMs: number): boolean {
    const from = performance.now() - pageAgeMs - this.#lookBackMs
    const last = this.#current.get(accountId) ?? this.#older.get(accountId)
    return from < this.#completeSince || (last !== undefined && last >= from)
  }
}
