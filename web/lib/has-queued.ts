/** What the names of kept unsent messages begin with. */
export const outboxPrefix = 'marquee.outbox.'

/** Whether any account of this browser left something unsent. */
export function hasQueued(): boolean {
  return Object.keys(localStorage).some((name) => name.startsWith(outboxPrefix))
}
