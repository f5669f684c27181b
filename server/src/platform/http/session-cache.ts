import type { Actor } from '../handler.ts'
import { clock } from '../time/clock.ts'

interface Remembered {
  actor: Actor
  until: number
}

const forMs = 2_000
const MAX_SESSIONS = 20_000
const memory = new Map<string, Remembered>()

/**
 * Returns the actor of this token if it was valid within the last two seconds. Writes check again inside
 * their transaction.
 */
export function getCachedActor(key: string): Actor | null {
  const known = memory.get(key)
  if (known && known.until > clock.now().getTime()) return known.actor
  if (known) memory.delete(key)
  return null
}

export function cacheActor(key: string, actor: Actor): void {
  if (memory.size >= MAX_SESSIONS) memory.clear()
  memory.set(key, { actor, until: clock.now().getTime() + forMs })
}

/** Removes a session, or every session of an account, from the cache because it has ended. */
export function evictActor(sessionOrAccountId: string): void {
  for (const [key, { actor }] of memory)
    if (actor.sessionId === sessionOrAccountId || actor.id === sessionOrAccountId) memory.delete(key)
}

/** Clears the session cache; the process now runs another server on another database. */
export function clearActorCache(): void {
  memory.clear()
}
