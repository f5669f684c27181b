import { onCommit } from '../database/database.ts'
import { evictActor } from '../http/session-cache.ts'

/** Sends events to the sockets of this node and to the other nodes. */
export interface Broadcaster {
  broadcast(accountIds: string[], name: string, payload: object, short?: object): void
  disconnectSessions(id: string): void
}

let carrier: Broadcaster | null = null

/**
 * Sends an event to the open screens of these accounts, on every node, after this transaction commits. The
 * rows remain authoritative. `short` replaces a payload that is too long for the connection between nodes.
 */
export function broadcast(accountIds: string[], name: string, payload: object, short?: object): void {
  if (accountIds.length > 0)
    onCommit(() => carrier?.broadcast([...new Set(accountIds)], name, payload, short))
}

/**
 * Closes the sockets of a session or of an account and evicts the cached session, on every node, after this
 * transaction commits.
 */
export function disconnectSessions(sessionOrAccountId: string): void {
  onCommit(() => {
    evictActor(sessionOrAccountId)
    carrier?.disconnectSessions(sessionOrAccountId)
  })
}

export function setBroadcaster(next: Broadcaster | null): void {
  carrier = next
}
