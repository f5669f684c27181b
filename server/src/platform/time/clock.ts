import { runtimeState } from '../runtime.ts'

const state = runtimeState(() => ({ offsetMs: 0, skewMs: 0 }))

/** The product's time: the database's, as last read, moved by an offset that only tests and `/dev/clock` set. */
export const clock = {
  now(): Date {
    return new Date(Date.now() + state().skewMs + state().offsetMs)
  },
  /** Moves time by this many milliseconds from real time; 0 resets it. */
  offset(ms: number): void {
    state().offsetMs = ms
  },
  /** Moves time forward by this many milliseconds, from where it is. */
  moveBy(ms: number): void {
    state().offsetMs += ms
  },
  /** Converts a database timestamp to the product's time, offset included. */
  fromDatabase(at: Date): Date {
    state().skewMs = at.getTime() - Date.now()
    return new Date(at.getTime() + state().offsetMs)
  },
}
