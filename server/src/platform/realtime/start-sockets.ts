import type { FastifyInstance } from 'fastify'
import type { Engine } from '../database/handle.ts'
import { setBroadcaster } from './broadcast.ts'
import { openBroadcaster } from './broadcaster.ts'
import { startPresenceHeartbeat } from './presence.ts'
import { RecentEvents } from './recent-events.ts'
import { connectRedisPubSub, type RedisSettings } from './redis.ts'
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
  const recent = new RecentEvents()
  const io = openSockets(app, recent)
  const missed = (): void => {
    recent.forget()
    disconnectAll(io)
  }
  const lane = redis ? await connectRedisPubSub(io, redis, missed) : null
  setBroadcaster(await openBroadcaster(io, engine, lane, { recent, missed }))
  const endPresence = startPresenceHeartbeat()
  return async () => {
    setBroadcaster(null)
    await endPresence()
    io.engine.close()
    await lane?.leave()
  }
}
