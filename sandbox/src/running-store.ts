import { billingEventHandlers } from './billing/routes.ts'
import { seedStore } from './catalogue/seed-store.ts'
import { includes } from './includes.ts'
import { timerHandlers } from './run-timers.ts'
import { openClock } from './store/clock.ts'
import type { EventRow } from './store/kinds.ts'
import { openDatabase } from './store/open-database.ts'
import { runDueTimers } from './store/run-due-timers.ts'
import { SandboxStore, type SharedState } from './store/sandbox-store.ts'

/** Opens the store in `folder` (null: in memory); an empty one gets the initial catalogue. */
export function openSandboxStore(folder: string | null, endpoints: SharedState['endpoints']): SandboxStore {
  const database = openDatabase(folder)
  const store = new SandboxStore({
    database,
    clock: openClock(database),
    endpoints,
    includes,
    eventHandlers: billingEventHandlers,
    request: { id: null, idempotency_key: null },
    wake: () => {},
  })
  seedStore(store)
  forgetOld(store)
  return store
}

const month = 30 * 86_400

/**
 * Deletes events after a month, like the real API, and stored responses after a day, so that the file does
 * not grow forever.
 */
function forgetOld(store: SandboxStore): void {
  const { database } = store.shared
  const before = store.now() - month
  database.transaction(() => {
    const old = "select id from objects where kind = 'event' and created < ?"
    database.run(`delete from deliveries where state <> 'waiting' and event_id in (${old})`, before)
    database.run(
      `delete from objects where id in (${old}) and id not in (select event_id from deliveries)`,
      before,
    )
    database.run('delete from idempotency where created < ?', store.now() - 86_400)
  })
}

/**
 * Sets the clock's offset and runs due timers in order. Throws the first error of a handler after all have
 * run.
 */
export function moveClock(store: SandboxStore, offsetMs: number): void {
  store.shared.clock.setOffset(offsetMs)
  runDueTimers(store, timerHandlers)
}

/** Runs due timers every second. An error of a handler is printed to stderr and the sandbox continues. */
export function startTimerLoop(store: SandboxStore): { stop(): void } {
  const loop = setInterval(() => {
    try {
      runDueTimers(store, timerHandlers)
    } catch (thrown) {
      process.stderr.write(`sandbox: ${thrown instanceof Error ? thrown.stack : String(thrown)}\n`)
    }
  }, 1_000)
  loop.unref()
  return { stop: () => clearInterval(loop) }
}

/** Empties the store with its clock and keys, and creates its catalogue again. */
export function resetStore(store: SandboxStore): void {
  const { database, clock } = store.shared
  database.transaction(() => {
    for (const table of ['objects', 'idempotency', 'deliveries', 'timers', 'meta'])
      database.run(`delete from ${table}`)
    clock.setOffset(0)
  })
  seedStore(store)
}

/** Returns every event of the platform and of connected accounts, oldest first. */
export function readEvents(store: SandboxStore): EventRow[] {
  return store.shared.database
    .rows("select json from objects where kind = 'event' order by seq")
    .map((row) => JSON.parse(String(row.json)))
}
