/**
 * Identifies one assembled server. `app.ts` creates it, and it owns everything with the lifetime of the
 * process: registries, caches, connections. A second server in the same process, as in tests, has its own
 * state.
 */
export class Runtime {}

/** The one mutable variable of a module: the server that runs in this process. */
let current = new Runtime()

/** Sets the runtime of the process; `assembleServer` calls it first. */
export function setRuntime(runtime: Runtime): void {
  current = runtime
}

/** Declares a state of the runtime. The returned function returns the state of the current runtime. */
export function runtimeState<State extends object>(create: () => State): () => State {
  const states = new WeakMap<Runtime, State>()
  return () => {
    const known = states.get(current)
    if (known) return known
    const state = create()
    states.set(current, state)
    return state
  }
}
