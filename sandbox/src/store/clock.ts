import type { SandboxDatabase } from './open-database.ts'

/** The sandbox's time: the machine's plus a stored offset, or fixed at the due time of a timer. */
export interface Clock {
  /** Unix seconds. */
  now(): number
  offset(): number
  setOffset(ms: number): void
  /** Fixes the clock at `at` (unix seconds) while `work` runs. */
  runAt<T>(at: number, work: () => T): T
}

export function openClock(database: SandboxDatabase): Clock {
  let offset = Number(database.row('select value from meta where name = ?', 'clock_offset')?.value ?? 0)
  let fixedAt: number | null = null
  return {
    now: () => fixedAt ?? Math.floor((Date.now() + offset) / 1000),
    offset: () => offset,
    setOffset: (ms) => {
      database.run(
        'insert into meta (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
        'clock_offset',
        String(ms),
      )
      offset = ms
    },
    runAt: (at, work) => {
      const before = fixedAt
      fixedAt = at
      try {
        return work()
      } finally {
        fixedAt = before
      }
    },
  }
}
