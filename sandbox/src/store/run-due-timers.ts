import type { TimerHandler } from '../route.ts'
import type { SandboxStore } from './sandbox-store.ts'

/**
 * Runs everything that is due by now in order of time, each in its own transaction with the clock fixed at
 * its time. Returns the count. A handler that throws is rolled back and not retried, the others still run;
 * the first error is thrown at the end.
 */
export function runDueTimers(store: SandboxStore, handlers: Record<string, TimerHandler>): number {
  const { database, clock } = store.shared
  const errors: unknown[] = []
  let count = 0
  for (;;) {
    const timer = database.row(
      'select id, name, at, payload from timers where at <= ? order by at, id limit 1',
      clock.now(),
    )
    if (!timer) break
    const handler = handlers[String(timer.name)]
    const payload: { key: string; account: string | null } = JSON.parse(String(timer.payload))
    const deleteTimer = () => database.run('delete from timers where id = ?', Number(timer.id))
    try {
      clock.runAt(Number(timer.at), () =>
        store.transaction(() => {
          deleteTimer()
          handler?.(store.at(payload.account), payload)
        }),
      )
    } catch (error) {
      errors.push(error)
      deleteTimer()
    }
    count += 1
  }
  if (errors.length > 0) throw errors[0]
  return count
}
