const chains = new Map<string, Promise<unknown>>()

/**
 * Runs one task of this name at a time, across all tabs of this browser; the next starts when the last has
 * ended or its tab is closed. Where the browser has no locks (plain http on another host), only within this
 * tab.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (globalThis.navigator?.locks) return navigator.locks.request(name, work)
  const before = chains.get(name) ?? Promise.resolve()
  const run = before.then(work, work)
  chains.set(name, run)
  return run
}
