let offsetMs = 0
let skewMs = 0

/** The time the product lives by: the database's, as last heard, moved by an offset that only tests set. */
export const clock = {
  now(): Date {
    return new Date(Date.now() + skewMs + offsetMs)
  },
  /** Moves time by this many milliseconds from the real one; 0 brings it back. */
  offset(ms: number): void {
    offsetMs = ms
  },
  /** What a database timestamp means here, once the offset is added. */
  fromDatabase(at: Date): Date {
    skewMs = at.getTime() - Date.now()
    return new Date(at.getTime() + offsetMs)
  },
}
