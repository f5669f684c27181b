import { billingReactions } from './billing/routes.ts'
import { seedBook } from './catalogue/seed-store.ts'
import { includes } from './includes.ts'
import { timerHandlers } from './run-timers.ts'
import { type BookShared, SandboxStore } from './store/book.ts'
import { openClock } from './store/clock.ts'
import type { EventRow } from './store/kinds.ts'
import { openStore } from './store/open-store.ts'
import { strikeTimers } from './store/strike-timers.ts'

/** Opens the store in `folder` (null: in memory); an empty one gets the initial catalogue. */
export function openBook(folder: string | null, endpoints: BookShared['endpoints']): SandboxStore {
  const store = openStore(folder)
  const book = new SandboxStore({
    store,
    clock: openClock(store),
    endpoints,
    includes,
    reactions: billingReactions,
    request: { id: null, idempotency_key: null },
    wake: () => {},
  })
  seedBook(book)
  forgetOld(book)
  return book
}

const month = 30 * 86_400

/**
 * Deletes events after a month, like the real API, and stored responses after a day, so that the file does
 * not grow forever.
 */
function forgetOld(book: SandboxStore): void {
  const { store } = book.shared
  const before = book.now() - month
  store.transaction(() => {
    const old = "select id from objects where kind = 'event' and created < ?"
    store.run(`delete from deliveries where state <> 'waiting' and event_id in (${old})`, before)
    store.run(
      `delete from objects where id in (${old}) and id not in (select event_id from deliveries)`,
      before,
    )
    store.run('delete from idempotency where created < ?', book.now() - 86_400)
  })
}

/**
 * Sets the clock's offset and runs due timers in order. Throws the first error of a handler after all have
 * run.
 */
export function moveClock(book: SandboxStore, offsetMs: number): void {
  book.shared.clock.setOffset(offsetMs)
  strikeTimers(book, timerHandlers)
}

/** Runs due timers every second. An error of a handler is printed to stderr and the sandbox continues. */
export function startSecondHand(book: SandboxStore): { stop(): void } {
  const loop = setInterval(() => {
    try {
      strikeTimers(book, timerHandlers)
    } catch (thrown) {
      process.stderr.write(`sandbox: ${thrown instanceof Error ? thrown.stack : String(thrown)}\n`)
    }
  }, 1_000)
  loop.unref()
  return { stop: () => clearInterval(loop) }
}

/** Empties the store with its clock and keys, and creates its catalogue again. */
export function resetBook(book: SandboxStore): void {
  const { store, clock } = book.shared
  store.transaction(() => {
    for (const table of ['objects', 'idempotency', 'deliveries', 'timers', 'meta'])
      store.run(`delete from ${table}`)
    clock.setOffset(0)
  })
  seedBook(book)
}

/** Returns every event of the platform and of connected accounts, oldest first. */
export function readEvents(book: SandboxStore): EventRow[] {
  return book.shared.store
    .rows("select json from objects where kind = 'event' order by seq")
    .map((row) => JSON.parse(String(row.json)))
}
