import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Engine } from '../database/handle.ts'
import { evictActor } from '../http/session-cache.ts'
import type { Broadcaster } from './broadcast.ts'
import { notifier } from './notifier.ts'
import type { RecentEvents } from './recent-events.ts'
import type { RedisPubSub } from './redis.ts'
import type { Sockets } from './socket-server.ts'

const channel = 'marquee'
const notice = z.object({
  node: z.string(),
  pushes: z.array(
    z.object({
      accountIds: z.array(z.string()),
      name: z.string(),
      payload: z.record(z.string(), z.unknown()),
    }),
  ),
  cuts: z.array(z.string()),
})
type Notice = z.output<typeof notice>

/**
 * Opens the broadcaster for events and disconnects: the sockets of this node and, with PostgreSQL, NOTIFY to
 * the other nodes. `onLost` is called when notifications may have been lost: it drops all sockets of this node, so that clients reconnect and
 * refetch.
 */
export async function openBroadcaster(
  io: Sockets,
  engine: Engine,
  lane: RedisPubSub | null,
  { recent, onLost }: { recent: RecentEvents; onLost: () => void },
): Promise<Broadcaster> {
  const node = randomUUID()
  const localSockets = io.local
  const broadcast = (pushes: Notice['pushes']): void => {
    for (const { accountIds, name, payload } of pushes) {
      recent.record(name, accountIds)
      localSockets.to(accountIds.map((id) => `account:${id}`)).emit(name, payload)
    }
  }
  const disconnectSessions = (id: string): void => {
    evictActor(id)
    localSockets.in([`session:${id}`, `account:${id}`]).disconnectSockets(true)
  }
  const receive = (text: string): void => {
    const message = notice.parse(JSON.parse(text))
    if (message.node === node) return
    broadcast(message.pushes)
    for (const id of message.cuts) disconnectSessions(id)
  }
  const tell = engine.kind === 'postgres' ? notifier(engine, channel, node) : null
  if (tell) await engine.listen(channel, receive, onLost)
  return {
    broadcast: (accountIds, name, payload, short) => {
      if (lane?.isOpen()) {
        recent.record(name, accountIds)
        io.to(accountIds.map((id) => `account:${id}`)).emit(name, payload)
        return
      }
      broadcast([{ accountIds, name, payload: { ...payload } }])
      tell?.push(
        { accountIds, name, payload: { ...payload } },
        { accountIds, name, payload: { ...(short ?? payload) } },
      )
    },
    disconnectSessions: (id) => {
      disconnectSessions(id)
      tell?.cut(id)
    },
  }
}
