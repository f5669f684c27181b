const chains = new Map<string, Promise<unknown>>()

/**
 * Runs one piece of work of this name at a time, in all tabs of this browser; the next begins when the last has ended or its tab is
 * gone. Where the browser has no locks (plain http off this machine) only within this tab.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (globalThis.navigator?.locks) return navigator.locks.request(name, work)
  const before = chains.get(name) ?? Promise.resolve()
  const run = before.then(work, work)
  chains.set(name, run)
  return run
}
