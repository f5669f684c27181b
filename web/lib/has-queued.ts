/** Prefix of the storage names of queued messages. */
export const outboxPrefix = 'marquee.outbox.'

/** Returns true when any account of this browser has queued messages. */
export function hasQueued(): boolean {
  return Object.keys(localStorage).some((name) => name.startsWith(outboxPrefix))
}
