let offsetMs = 0
let skewMs = 0

/** The product's time: the database's, as last read, moved by an offset that only tests set. */
export const clock = {
  now(): Date {
    return new Date(Date.now() + skewMs + offsetMs)
  },
  /** Moves time by this many milliseconds from real time; 0 resets it. */
  offset(ms: number): void {
    offsetMs = ms
  },
  /** Converts a database timestamp to the product's time, offset included. */
  fromDatabase(at: Date): Date {
    skewMs = at.getTime() - Date.now()
    return new Date(at.getTime() + offsetMs)
  },
}
