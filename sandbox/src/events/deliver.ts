import type { SharedState } from '../store/sandbox-store.ts'
import { signDelivery } from './sign-delivery.ts'

export interface Delivery {
  id: number
  endpoint: string
  connect: boolean
  eventId: string
  type: string
  body: string
  headers: Record<string, string>
}

/** Delays between attempts, in milliseconds; the last one repeats. */
const backoffMs = [2_000, 5_000, 15_000, 60_000, 300_000]
const MAX_ATTEMPTS = 8
const deliveryTimeoutMs = 15_000

/** Returns the waiting deliveries, oldest first and signed now, and marks them as delivered. */
export function takeDeliveries(shared: SharedState): Delivery[] {
  const deliveries = readDue(shared, Date.now(), 10_000)
  for (const { id } of deliveries) mark(shared, id, 'delivered')
  return deliveries
}

export interface Poster {
  wake(): void
  /** Stops posting; unanswered deliveries wait for the next start. */
  close(): Promise<void>
}

/**
 * Posts waiting deliveries to their endpoints with retries; those left when the process ends are posted by
 * the next one.
 */
export function startPoster(shared: SharedState): Poster {
  const out = new Map<number, Promise<void>>()
  const closing = new AbortController()
  const wake = () => {
    if (closing.signal.aborted || out.size >= MAX_ATTEMPTS) return
    for (const delivery of readDue(shared, Date.now(), MAX_ATTEMPTS + out.size)) {
      if (out.has(delivery.id) || out.size >= MAX_ATTEMPTS) continue
      const posting = post(shared, delivery, closing.signal).finally(() => {
        out.delete(delivery.id)
        setImmediate(wake)
      })
      out.set(delivery.id, posting)
    }
  }
  const loop = setInterval(wake, 500)
  loop.unref()
  return {
    wake: () => setImmediate(wake),
    close: async () => {
      closing.abort()
      clearInterval(loop)
      await Promise.all(out.values())
    },
  }
}

async function post(shared: SharedState, delivery: Delivery, closing: AbortSignal): Promise<void> {
  let error: string | null = null
  try {
    const { endpoint, headers, body } = delivery
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.any([closing, AbortSignal.timeout(deliveryTimeoutMs)]),
    })
    await reply.arrayBuffer()
    if (!reply.ok) error = `answered ${reply.status}`
  } catch (thrown) {
    if (closing.aborted) return
    error = thrown instanceof Error ? thrown.message : String(thrown)
  }
  if (error === null) mark(shared, delivery.id, 'delivered')
  else rescheduleDelivery(shared, delivery.id, error)
}

/** Returns the signed deliveries that are due at `now` (milliseconds of the machine's clock). */
function readDue(shared: SharedState, now: number, limit: number): Delivery[] {
  const sql = `select deliveries.id, event_id, type, endpoint, connect, json as body from deliveries join objects on objects.id = event_id
    where state = 'waiting' and next_at <= ? order by position limit ?`
  return shared.database.rows(sql, now, limit).map((row) => {
    const connect = row.connect === 1
    const listening = shared.endpoints.filter((known) => known.connect === connect)
    // The product may listen on another port than at the time of the event.
    const { url, secret } = listening.find((known) => known.url === row.endpoint) ??
      listening[0] ?? { url: String(row.endpoint), secret: '' }
    const body = String(row.body)
    return {
      id: Number(row.id),
      endpoint: url,
      connect,
      eventId: String(row.event_id),
      type: String(row.type),
      body,
      headers: signDelivery(secret, body),
    }
  })
}

function mark(shared: SharedState, id: number, state: string): void {
  shared.database.run(
    'update deliveries set state = ?, attempts = attempts + 1, last_error = null where id = ?',
    state,
    id,
  )
}

function rescheduleDelivery(shared: SharedState, id: number, error: string): void {
  const attempts = Number(
    shared.database.row('select attempts from deliveries where id = ?', id)?.attempts ?? 0,
  )
  const wait = backoffMs[Math.min(attempts, backoffMs.length - 1)] ?? 300_000
  const sql = 'update deliveries set attempts = attempts + 1, next_at = ?, last_error = ? where id = ?'
  shared.database.run(sql, Date.now() + wait, error, id)
}
