/** How long accounts are gathered before the older ones are forgotten, in milliseconds. */
const GENERATION_MS = 60_000
/** Most accounts in one generation; a busy node remembers a shorter time. */
const MAX_ACCOUNTS = 20_000

/**
 * Remembers when each account was last sent an event, on this node, for one to two minutes. A page that reads before its socket is connected
 * learns from it whether it missed anything.
 */
export class RecentEvents {
  #current = new Map<string, number>()
  #older = new Map<string, number>()
  /** Everything since then is known. */
  #knownSince = performance.now()
  #currentSince = this.#knownSince

  note(accountIds: readonly string[]): void {
    const now = performance.now()
    if (now - this.#currentSince > GENERATION_MS || this.#current.size >= MAX_ACCOUNTS) {
      this.#older = this.#current
      this.#knownSince = this.#currentSince
      this.#current = new Map()
      this.#currentSince = now
    }
    for (const id of accountIds) this.#current.set(id, now)
  }

  /** Forgets everything, when events may have been lost between the nodes. */
  forget(): void {
    this.#current.clear()
    this.#older.clear()
    this.#knownSince = performance.now()
    this.#currentSince = this.#knownSince
  }

  /** Returns whether the account was, or may have been, sent an event in the last so many milliseconds. */
  mayHaveMissed(accountId: string, ms: number): boolean {
    const from = performance.now() - ms
    const last = this.#current.get(accountId) ?? this.#older.get(accountId)
    return from < this.#knownSince || (last !== undefined && last >= from)
  }
}
