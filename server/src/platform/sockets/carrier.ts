import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Engine } from '../database/handle.ts'
import { forgetActor } from '../http/session-memory.ts'
import type { Carrier } from '../realtime.ts'
import { notifier } from './notifier.ts'
import type { FastLane } from './redis.ts'
import { dropLines, type Sockets } from './socket-server.ts'

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
 * Carries wake-ups and cuts to the sockets of this node, and with PostgreSQL by NOTIFY to the other nodes. When notices may have
 * been missed, the lines of this node are dropped: clients come back and read anew.
 */
export async function openCarrier(io: Sockets, engine: Engine, lane: FastLane | null): Promise<Carrier> {
  const node = randomUUID()
  const here = io.local
  const push = (pushes: Notice['pushes']): void => {
    for (const { accountIds, name, payload } of pushes)
      here.to(accountIds.map((id) => `account:${id}`)).emit(name, payload)
  }
  const cut = (id: string): void => {
    forgetActor(id)
    here.in([`session:${id}`, `account:${id}`]).disconnectSockets(true)
  }
  const heard = (text: string): void => {
    const told = notice.parse(JSON.parse(text))
    if (told.node === node) return
    push(told.pushes)
    for (const id of told.cuts) cut(id)
  }
  const tell = engine.kind === 'postgres' ? notifier(engine, channel, node) : null
  if (tell) await engine.listen(channel, heard, () => dropLines(io))
  return {
    push: (accountIds, name, payload, short) => {
      if (lane?.isOpen()) {
        io.to(accountIds.map((id) => `account:${id}`)).emit(name, payload)
        return
      }
      push([{ accountIds, name, payload: { ...payload } }])
      tell?.push(
        { accountIds, name, payload: { ...payload } },
        { accountIds, name, payload: { ...(short ?? payload) } },
      )
    },
    cut: (id) => {
      cut(id)
      tell?.cut(id)
    },
  }
}
