import type { FastifyInstance } from 'fastify'
import type { Engine } from '../database/handle.ts'
import { setCarrier } from '../realtime.ts'
import { openCarrier } from './carrier.ts'
import { joinThroughRedis } from './redis.ts'
import { dropLines, openSockets } from './socket-server.ts'
import { keepPresence } from './who-is-here.ts'

/** Opens the real-time server on the same port. Gives the way to close it: connections end as if the line was lost, so that clients come back by themselves. */
export async function startSockets(
  app: FastifyInstance,
  engine: Engine,
  redisUrl: string | undefined,
): Promise<() => Promise<void>> {
  const io = openSockets(app)
  const lane = redisUrl ? await joinThroughRedis(io, redisUrl, () => dropLines(io)) : null
  setCarrier(await openCarrier(io, engine, lane))
  const endPresence = keepPresence()
  return async () => {
    setCarrier(null)
    await endPresence()
    io.engine.close()
    await lane?.leave()
  }
}
