import type { Server } from 'socket.io'
import { z } from 'zod'
import { logError } from '../log.ts'
import { reconnectDelayMs } from '../reconnect-delay.ts'
import type { RecentEvents } from './recent-events.ts'
import type { Sockets } from './socket-server.ts'

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
 * Connects the sockets of all nodes through Redis Streams, which is faster than NOTIFY. `onLost` is called
 * when Redis is lost, since events in transit may be lost with it, and when it returns.
 */
export async function connectRedisPubSub(
  io: Pick<Server, 'adapter'>,
  { url, ca }: RedisSettings,
  onLost: () => void,
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
    if (isThere) onLost()
    isThere = false
  })
  client.on('ready', () => {
    isThere = true
    onLost()
  })
  io.adapter(createAdapter(client))
  return {
    isOpen: () => client.isReady,
    leave: async () => {
      client.destroy()
    },
  }
}

/** A message between nodes that is an event for accounts; others have no packet or no rooms. */
const eventBetweenNodes = z.object({
  data: z.object({
    packet: z.object({ data: z.tuple([z.string()], z.unknown()) }),
    opts: z.object({ rooms: z.array(z.string()) }),
  }),
})

/**
 * Records each event that another node sends, also for accounts without a socket on this node, before sockets receive it. The adapter reads
 * all of them, and has nothing that tells of one.
 */
export function recordEventsOfOtherNodes(io: Sockets, recent: RecentEvents): void {
  const { adapter } = io.of('/')
  const receive: unknown = Reflect.get(adapter, 'onMessage')
  if (typeof receive !== 'function') throw new Error('The Redis adapter has no onMessage')
  const recordAndReceive = (message: unknown, offset: unknown): unknown => {
    const event = eventBetweenNodes.safeParse(message).data?.data
    if (event) recent.record(event.packet.data[0], event.opts.rooms.map(accountOfRoom))
    return Reflect.apply(receive, adapter, [message, offset])
  }
  Reflect.set(adapter, 'onMessage', recordAndReceive)
}

/** Returns the account of a room such as `account:0b0e6f0a-0000-4000-8000-0000000000c1`. */
const accountOfRoom = (room: string): string => room.slice(room.indexOf(':') + 1)
