import { clientEvents, socketCalls } from '@marquee/contract/sockets'
import { logSecurity } from '../log.ts'
import { takeEvent } from './account-limits.ts'
import type { KnownSocket } from './socket-server.ts'

const windowMs = 10_000
/**
 * Maximum number of known events per window before further ones are ignored; unknown events disconnect much
 * sooner.
 */
const MAX_KNOWN_EVENTS = 200
const MAX_UNKNOWN_EVENTS = 30
const MAX_EVENTS_BEFORE_DISCONNECT = 5 * MAX_KNOWN_EVENTS

const known = new Set<string>([...Object.keys(socketCalls), ...Object.keys(clientEvents)])

/** The events of one connection in its current window. */
interface EventCounts {
  /** When the window began, in ms, as `performance.now()`. */
  since: number
  known: number
  unknown: number
}

const noEvents = (): EventCounts => ({ since: performance.now(), known: 0, unknown: 0 })

/**
 * Returns a function that counts an event of this connection and of its account, and returns whether it is accepted. Unknown events
 * never are. A client far over the limit is disconnected. Without `limitRates` known events are always accepted.
 */
export function limitEvents(socket: KnownSocket, limitRates: boolean): (name: string) => boolean {
  let counts = noEvents()
  return (name) => {
    if (performance.now() - counts.since >= windowMs) counts = noEvents()
    const isKnown = known.has(name)
    counts[isKnown ? 'known' : 'unknown'] += 1
    if (counts.unknown > MAX_UNKNOWN_EVENTS || (limitRates && counts.known > MAX_EVENTS_BEFORE_DISCONNECT)) {
      logSecurity('socket.flooded', { actor: socket.data.actor.id, ip: socket.handshake.address })
      socket.disconnect(true)
    }
    if (!isKnown || !limitRates) return isKnown
    return counts.known <= MAX_KNOWN_EVENTS && takeEvent(socket.data.actor.id, name)
  }
}
