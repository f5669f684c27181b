import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SeatedPair } from '../failover/seats.ts'

/** One request of the load, with times by `performance.now()`. */
export interface Reply {
  kind: 'write' | 'read' | 'health' | 'ready'
  sentAt: number
  tookMs: number
  /** The HTTP status; 0 when there was no response. */
  status: number
  code: string
}

/** A running load. */
export interface Load {
  replies: readonly Reply[]
  /** Client ids of the messages that the server has acknowledged. */
  acknowledged: readonly string[]
  stop(): Promise<void>
}

const everyMs = 40
const timeoutMs = 10_000

/** Sends messages, reads conversations, and asks `/health` and `/ready`, each `everyMs`, over HTTP until it is stopped. */
export function startLoad(base: string, seats: readonly SeatedPair[]): Load {
  const replies: Reply[] = []
  const acknowledged: string[] = []
  let isStopped = false
  const ask = async (kind: Reply['kind'], path: string, init: RequestInit): Promise<number> => {
    const sentAt = performance.now()
    const { status, text } = await fetch(`${base}${path}`, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => ({ status: 0, text: '' }))
    const code = /"code":"(\w+)"/.exec(text)?.[1] ?? ''
    replies.push({ kind, sentAt, tookMs: performance.now() - sentAt, status, code })
    return status
  }
  const write = async ({ conversationId, brand }: SeatedPair): Promise<void> => {
    const clientId = randomUUID()
    const status = await ask('write', '/api/messages/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': brand, 'idempotency-key': clientId },
      body: JSON.stringify({ conversationId, clientId, text: 'a message' }),
    })
    if (status === 200) acknowledged.push(clientId)
  }
  const read = ({ conversationId, talent }: SeatedPair): Promise<number> =>
    ask('read', `/api/messages/getHistory?conversationId=${conversationId}&limit=20`, {
      headers: { 'x-access-token': talent },
    })
  const repeat = async (work: () => Promise<unknown>): Promise<void> => {
    while (!isStopped) await Promise.all([work(), pause(everyMs)])
  }
  const running = [
    ...seats.flatMap((seat) => [repeat(() => write(seat)), repeat(() => read(seat))]),
    repeat(() => ask('health', '/health', {})),
    repeat(() => ask('ready', '/ready', {})),
  ]
  return {
    replies,
    acknowledged,
    stop: async () => {
      isStopped = true
      await Promise.all(running)
    },
  }
}
