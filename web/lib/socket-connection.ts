import type { Call, CallOutput } from '@marquee/contract/call'
import type { ClientEvents, SocketCall } from '@marquee/contract/sockets'
import { type Body, call, unwrapResponse } from './api.ts'

/** What an open socket can do for the page. */
export interface SocketConnection {
  isOpen: () => boolean
  /** Asks over the socket; rejects when no answer came in time. */
  ask: (name: string, body: unknown, key: string) => Promise<unknown>
  say: (name: string, body: unknown) => void
}

let line: SocketConnection | null = null

export function setSocketConnection(next: SocketConnection | null): void {
  line = next
}

/**
 * Performs a call that the socket also takes: over the open line, else over HTTP. When the line gave no answer in time the same key goes
 * over HTTP, so that whatever was done already is not done twice. Refuses as `call` does.
 */
export async function callOverSocket<C extends Call>(
  name: SocketCall,
  row: C,
  body: Body<C>,
  key: string,
): Promise<CallOutput<C>> {
  if (line?.isOpen()) {
    const told = await line.ask(name, body, key).catch(() => null)
    if (told !== null) return (await unwrapResponse(row, told)).data
  }
  return call(row, body, { key })
}

/** Says something that nobody keeps. Without a line nobody hears it. */
export function emitClientEvent<Name extends keyof ClientEvents>(
  name: Name,
  saying: ClientEvents[Name],
): void {
  if (line?.isOpen()) line.say(name, saying)
}
