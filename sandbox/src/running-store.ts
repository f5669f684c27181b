import { billingReactions } from './billing/routes.ts'
import { seedBook } from './catalogue/seed-store.ts'
import { includes } from './includes.ts'
import { timerHandlers } from './run-timers.ts'
import { type BookShared, SandboxStore } from './store/book.ts'
import { openClock } from './store/clock.ts'
import type { EventRow } from './store/kinds.ts'
import { openStore } from './store/open-store.ts'
import { strikeTimers } from './store/strike-timers.ts'

/** Opens the book of `folder` (null: in memory); an empty one gets its first catalogue. */
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

/** Events are kept for a month, as the real API does, kept answers for a day; without that the file would grow for ever. */
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

/** Sets the clock's offset and strikes what falls due, in order. Throws the first fault of a strike, after all were struck. */
export function moveClock(book: SandboxStore, offsetMs: number): void {
  book.shared.clock.setOffset(offsetMs)
  strikeTimers(book, timerHandlers)
}

/** Strikes each second what fell due. A strike that failed is told on the error stream and the sandbox goes on. */
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

/** Empties the book, its clock and its keys, and writes its first catalogue again. */
export function resetBook(book: SandboxStore): void {
  const { store, clock } = book.shared
  store.transaction(() => {
    for (const table of ['objects', 'idempotency', 'deliveries', 'timers', 'meta'])
      store.run(`delete from ${table}`)
    clock.setOffset(0)
  })
  seedBook(book)
}

/** Every event of the platform and of connected accounts, oldest first. */
export function readEvents(book: SandboxStore): EventRow[] {
  return book.shared.store
    .rows("select json from objects where kind = 'event' order by seq")
    .map((row) => JSON.parse(String(row.json)))
}
