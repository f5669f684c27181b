import type { FastifyInstance } from 'fastify'
import type { Engine } from '../database/handle.ts'
import { setCarrier } from '../realtime.ts'
import { openCarrier } from './carrier.ts'
import { joinThroughRedis } from './redis.ts'
import { openSockets } from './socket-server.ts'

/** Opens the real-time server on the same port. Gives the way to close it: clients are told, and try again elsewhere. */
export async function startSockets(app: FastifyInstance, engine: Engine, redisUrl: string | undefined): Promise<() => Promise<void>> {
  const io = openSockets(app)
  const lane = redisUrl ? await joinThroughRedis(io, redisUrl, () => io.local.emit('refresh', { topics: [] })) : null
  setCarrier(await openCarrier(io, engine, lane))
  return async () => {
    setCarrier(null)
    io.local.disconnectSockets(true)
    io.engine.close()
    await lane?.leave()
  }
}
