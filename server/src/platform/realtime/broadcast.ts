import type { ServerEventName } from '@marquee/contract/sockets'
import { onCommit } from '../database/database.ts'
import { evictActor } from '../http/session-cache.ts'
import { runtimeState } from '../runtime.ts'

/** Sends events to the sockets of this node and to the other nodes. */
export interface Broadcaster {
  broadcast(accountIds: string[], name: string, payload: object, short?: object): void
  disconnectSessions(id: string): void
}

const state = runtimeState<{ broadcaster: Broadcaster | null }>(() => ({ broadcaster: null }))

/**
 * Sends an event to the sockets of these accounts, on every node, after this transaction commits. It is only
 * a notification; clients read the rows. `short` replaces a payload that is too long for a message between
 * nodes. A function is called after the commit to get the accounts.
 */
export function broadcast(
  accountIds: string[] | (() => string[]),
  name: ServerEventName,
  payload: object,
  short?: object,
): void {
  onCommit(() => {
    const ids = new Set(typeof accountIds === 'function' ? accountIds() : accountIds)
    if (ids.size > 0) state().broadcaster?.broadcast([...ids], name, payload, short)
  })
}

/**
 * Closes the sockets of a session or of an account and evicts the cached session, on every node, after this
 * transaction commits.
 */
export function disconnectSessions(sessionOrAccountId: string): void {
  onCommit(() => {
    evictActor(sessionOrAccountId)
    state().broadcaster?.disconnectSessions(sessionOrAccountId)
  })
}

export function setBroadcaster(next: Broadcaster | null): void {
  state().broadcaster = next
}
