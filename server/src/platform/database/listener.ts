import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { logError } from '../log.ts'
import { reconnectDelayMs } from '../reconnect-delay.ts'
import { type Availability, databaseDelays } from './availability.ts'

/** What a listener listens to, and what it does. */
export interface Listening {
  channel: string
  onPayload: (payload: string) => void
  /** Called after a reconnect, because notifications may have been missed. */
  onLost: () => void
}

/** A listening connection, and the promise that resolves when it has ended. */
interface Listener {
  client: pg.Client
  ended: Promise<void>
}

/**
 * Keeps one listening connection and replaces it when it ends, with one attempt at a time; resolves once it listens. Returns
 * the function that closes it.
 */
export async function keepListening(
  settings: pg.ClientConfig,
  availability: Availability,
  listening: Listening,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let listener = await connect(settings, listening)
  const replace = async (): Promise<void> => {
    for (;;) {
      await listener.ended
      if (stopping.signal.aborted) return
      availability.reportLost()
      const next = await reconnect(settings, availability, listening, stopping.signal)
      if (!next) return
      listener = next
      listening.onLost()
    }
  }
  const replaced = replace()
  return async () => {
    stopping.abort()
    await listener.client.end()
    await replaced
  }
}

/** Tries until a connection listens; null when it was stopped before. */
async function reconnect(
  settings: pg.ClientConfig,
  availability: Availability,
  listening: Listening,
  signal: AbortSignal,
): Promise<Listener | null> {
  for (let failures = 1; ; failures++) {
    await availability.untilAvailable()
    if (signal.aborted) return null
    const next = await connect(settings, listening).catch((error) => logError('database listener', error))
    if (next && signal.aborted) await next.client.end()
    if (signal.aborted) return null
    if (next) return next
    await pause(reconnectDelayMs(failures, databaseDelays), null, { ref: false, signal }).catch(() => {})
  }
}

/** Opens a connection that listens. A connection that fails on the way is closed. */
async function connect(settings: pg.ClientConfig, { channel, onPayload }: Listening): Promise<Listener> {
  const client = new pg.Client({ ...settings, application_name: 'marquee listener', keepAlive: true })
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  client.on('notification', (notice) => onPayload(notice.payload ?? ''))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return { client, ended }
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
}
