import type { Store } from './open-store.ts'

/** The sandbox's time: the machine's plus a stored offset, or fixed at the due time of a timer. */
export interface Clock {
  /** Unix seconds. */
  now(): number
  offset(): number
  setOffset(ms: number): void
  /** Fixes the clock at `at` (unix seconds) while `work` runs. */
  standing<T>(at: number, work: () => T): T
}

export function openClock(store: Store): Clock {
  let offset = Number(store.row('select value from meta where name = ?', 'clock_offset')?.value ?? 0)
  let standing: number | null = null
  return {
    now: () => standing ?? Math.floor((Date.now() + offset) / 1000),
    offset: () => offset,
    setOffset: (ms) => {
      store.run(
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
