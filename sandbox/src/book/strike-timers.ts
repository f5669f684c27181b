import type { Strike } from '../route.ts'
import type { Book } from './book.ts'

/** Strikes everything that is due by now, each in its own transaction with the clock standing at its time, in order of time. */
export function strikeTimers(book: Book, strikes: Record<string, Strike>): number {
  const { store, clock } = book.shared
  let struck = 0
  for (;;) {
    const timer = store.row('select id, name, at, payload from timers where at <= ? order by at, id limit 1', clock.now())
    if (!timer) return struck
    const strike = strikes[String(timer.name)]
    const payload: { key: string; account: string | null } = JSON.parse(String(timer.payload))
    clock.standing(Number(timer.at), () =>
      book.transaction(() => {
        store.run('delete from timers where id = ?', Number(timer.id))
        strike?.(book.at(payload.account), payload)
      }),
    )
    struck += 1
  }
}
