import type { Call, CallOutput } from '@marquee/contract/call'
import type { ClientEvents, SocketCall } from '@marquee/contract/sockets'
import { type Body, call, unwrapResponse } from './api.ts'

/** The operations of an open socket. */
export interface SocketConnection {
  isOpen: () => boolean
  /** Calls over the socket; rejects without a response in time. */
  call: (name: string, body: unknown, key: string) => Promise<unknown>
  emit: (name: string, body: unknown) => void
}

let connection: SocketConnection | null = null

export function setSocketConnection(next: SocketConnection | null): void {
  connection = next
}

/**
 * Performs a call over the open socket, else over HTTP. Without a socket response in time it is repeated over
 * HTTP with the same key, so that nothing is done twice. Throws like `call`.
 */
export async function callOverSocket<C extends Call>(
  name: SocketCall,
  row: C,
  body: Body<C>,
  key: string,
): Promise<CallOutput<C>> {
  if (connection?.isOpen()) {
    const reply = await connection.call(name, body, key).catch(() => null)
    if (reply !== null) return unwrapResponse(row, reply).data
  }
  return call(row, body, { key })
}

/** Emits a transient client event; it is lost when the socket is disconnected. */
export function emitClientEvent<Name extends keyof ClientEvents>(
  name: Name,
  payload: ClientEvents[Name],
): void {
  if (connection?.isOpen()) connection.emit(name, payload)
}
