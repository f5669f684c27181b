import { clientEvents, socketCalls } from '@marquee/contract/sockets'
import type { KnownSocket } from './socket-server.ts'

const windowMs = 10_000
/**
 * Maximum number of known events per window before further ones are ignored; unknown events disconnect much
 * sooner.
 */
const MAX_KNOWN_EVENTS = 200
const mostUnknown = 30
const endOfPatience = 5 * MAX_KNOWN_EVENTS

const known = new Set<string>([...Object.keys(socketCalls), ...Object.keys(clientEvents)])

/**
 * Counts the events of one connection and returns a function that tells whether more are accepted. A client
 * far over the limit is disconnected. Without `limitRates` known events are always accepted.
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
