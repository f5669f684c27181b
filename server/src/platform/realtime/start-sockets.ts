import { MAX_REPLICA_LAG_MS, SOCKET_DELAY_MS } from '@marquee/contract/rules/constants'
import type { FastifyInstance } from 'fastify'
import type { Engine } from '../database/handle.ts'
import { setBroadcaster } from './broadcast.ts'
import { openBroadcaster } from './broadcaster.ts'
import { startPresenceHeartbeat } from './presence.ts'
import { RecentEvents } from './recent-events.ts'
import { connectRedisPubSub, type RedisSettings, recordEventsOfOtherNodes } from './redis.ts'
import { disconnectAll, openSockets } from './socket-server.ts'

/**
 * Starts the real-time server on the same port. Returns the function that closes it: connections end like a
 * network failure, so that clients reconnect automatically.
 */
export async function startSockets(
  app: FastifyInstance,
  engine: Engine,
  redis: RedisSettings | null,
): Promise<() => Promise<void>> {
  const recent = new RecentEvents(SOCKET_DELAY_MS + (engine.replica ? MAX_REPLICA_LAG_MS : 0))
  const io = openSockets(app, recent)
  const onLost = (): void => {
    recent.clear()
    disconnectAll(io)
  }
  const lane = redis ? await connectRedisPubSub(io, redis, onLost) : null
  if (lane) recordEventsOfOtherNodes(io, recent)
  setBroadcaster(await openBroadcaster(io, engine, lane, { recent, onLost }))
  const endPresence = startPresenceHeartbeat()
  return async () => {
    setBroadcaster(null)
    await endPresence()
    io.engine.close()
    await lane?.leave()
  }
}
