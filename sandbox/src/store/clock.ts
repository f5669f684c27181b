import type { SandboxDatabase } from './open-database.ts'

/** The sandbox's time: the machine's plus a stored offset, or fixed at the due time of a timer. */
export interface Clock {
  /** Unix seconds. */
  now(): number
  offset(): number
  setOffset(ms: number): void
  /** Fixes the clock at `at` (unix seconds) while `work` runs. */
  standing<T>(at: number, work: () => T): T
}

export function openClock(database: SandboxDatabase): Clock {
  let offset = Number(database.row('select value from meta where name = ?', 'clock_offset')?.value ?? 0)
  let standing: number | null = null
  return {
    now: () => standing ?? Math.floor((Date.now() + offset) / 1000),
    offset: () => offset,
    setOffset: (ms) => {
      database.run(
        'insert into meta (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
        'clock_offset',
        String(ms),
      )
      offset = ms
    },
    standing: (at, work) => {
      const before = standing
      standing = at
      try {
        return work()
      } finally {
        standing = before
      }
    },
  }
}
