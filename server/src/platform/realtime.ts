import { onCommit } from './database.ts'
import { forgetActor } from './http/session-memory.ts'

/** The sockets of this node, and the way to the other nodes. */
export interface Carrier {
  push(accountIds: string[], name: string, payload: object, short?: object): void
  cut(id: string): void
}

let carrier: Carrier | null = null

/**
 * Wakes the open screens of these accounts, on every node, once this transaction stands. A wake-up only: rows are the truth. `short`
 * is said instead where the whole is too long for the line between nodes.
 */
export function push(accountIds: string[], name: string, payload: object, short?: object): void {
  if (accountIds.length > 0) onCommit(() => carrier?.push([...new Set(accountIds)], name, payload, short))
}

/** Closes the sockets of a session or of an account and forgets the remembered session, on every node, once this transaction stands. */
export function cut(sessionOrAccountId: string): void {
  onCommit(() => {
    forgetActor(sessionOrAccountId)
    carrier?.cut(sessionOrAccountId)
  })
}

export function setCarrier(next: Carrier | null): void {
  carrier = next
}
