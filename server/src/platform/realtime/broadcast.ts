import { onCommit } from '../database/database.ts'
import { evictActor } from '../http/session-cache.ts'

/** The sockets of this node, and the way to the other nodes. */
export interface Broadcaster {
  broadcast(accountIds: string[], name: string, payload: object, short?: object): void
  disconnectSessions(id: string): void
}

let carrier: Broadcaster | null = null

/**
 * Wakes the open screens of these accounts, on every node, once this transaction stands. A wake-up only: rows are the truth. `short`
 * is said instead where the whole is too long for the line between nodes.
 */
export function broadcast(accountIds: string[], name: string, payload: object, short?: object): void {
  if (accountIds.length > 0)
    onCommit(() => carrier?.broadcast([...new Set(accountIds)], name, payload, short))
}

/** Closes the sockets of a session or of an account and forgets the remembered session, on every node, once this transaction stands. */
export function disconnectSessions(sessionOrAccountId: string): void {
  onCommit(() => {
    evictActor(sessionOrAccountId)
    carrier?.disconnectSessions(sessionOrAccountId)
  })
}

export function setBroadcaster(next: Broadcaster | null): void {
  carrier = next
}
