import { clientEvents, socketCalls } from '@marquee/contract/sockets'
import type { KnownSocket } from './socket-server.ts'

const windowMs = 10_000
/** What is known is heard so often in ten seconds, and then left unheard; what nobody knows ends the line much sooner. */
const MAX_KNOWN_EVENTS = 200
const mostUnknown = 30
const endOfPatience = 5 * MAX_KNOWN_EVENTS

const known = new Set<string>([...Object.keys(socketCalls), ...Object.keys(clientEvents)])

/**
 * Counts what one connection says. Gives the question whether there is still room for it; who goes far beyond is disconnected. Without
 * `limitRates` what is known is always heard.
 */
export function limitEvents(socket: KnownSocket, limitRates: boolean): () => boolean {
  let heard = { known: 0, unknown: 0 }
  const timer = setInterval(() => {
    heard = { known: 0, unknown: 0 }
  }, windowMs).unref()
  socket.onAny((name: string) => {
    heard[known.has(name) ? 'known' : 'unknown'] += 1
    if (heard.unknown > mostUnknown || (limitRates && heard.known > endOfPatience)) socket.disconnect(true)
  })
  socket.on('disconnect', () => clearInterval(timer))
  return () => !limitRates || heard.known <= MAX_KNOWN_EVENTS
}
