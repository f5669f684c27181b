import type { Server } from 'socket.io'
import { logError } from '../log.ts'
import { reconnectDelayMs } from '../reconnect-delay.ts'

/**
 * The delays between attempts to reach Redis. A node has three connections to it, so that these are about one attempt a
 * second, and Redis is used again within four seconds of its return.
 */
const delays = { firstMs: 2_000, maxMs: 3_000 }

export interface RedisSettings {
  url: string
  /** The only certificates (PEM) that are trusted; the public authorities without it. */
  ca?: string | undefined
}

export interface RedisPubSub {
  /** False while Redis is unavailable; events then go through the database. */
  isOpen(): boolean
  leave(): Promise<void>
}

/**
 * Connects the sockets of all nodes through Redis Streams, which is faster than NOTIFY. `missed` is called
 * when Redis is lost, since events in transit may be lost with it, and when it returns.
 */
export async function connectRedisPubSub(
  io: Pick<Server, 'adapter'>,
  { url, ca }: RedisSettings,
  missed: () => void,
): Promise<RedisPubSub> {
  const { createClient } = await import('@redis/client')
  const { createAdapter } = await import('@socket.io/redis-streams-adapter')
  const client = createClient({
    url,
    socket: {
      reconnectStrategy: (failures) => reconnectDelayMs(failures + 1, delays),
      ...(ca ? { tls: true, ca } : {}),
    },
  })
  client.on('error', (error: unknown) => logError('Redis', error))
  await client.connect()
  let isThere = true
  client.on('reconnecting', () => {
    if (isThere) missed()
    isThere = false
  })
  client.on('ready', () => {
    isThere = true
    missed()
  })
  io.adapter(createAdapter(client))
  return {
    isOpen: () => client.isReady,
    leave: async () => {
      client.destroy()
    },
  }
}
