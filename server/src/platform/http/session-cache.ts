import type { Actor } from '../handler.ts'
import { runtimeState } from '../runtime.ts'
import { clock } from '../time/clock.ts'

interface CachedSession {
  actor: Actor
  at: number
}

/** The maximum age of a cached session for a call that does not look it up again, in ms. */
const readMs = 2_000
/** The same for a write that looks its session up again inside its transaction. */
const writeMs = 60_000
const MAX_SESSIONS = 20_000
const state = runtimeState(() => new Map<string, CachedSession>())

/**
 * Returns the actor of this token if it was valid within the last two seconds; within the last minute for a
 * call that looks its session up again inside its transaction, before its handler runs.
 */
export function getCachedActor(key: string, isLookedUpAgain: boolean): Actor | null {
  const known = state().get(key)
  const ageMs = known ? clock.now().getTime() - known.at : writeMs
  if (ageMs >= writeMs) state().delete(key)
  return known && ageMs < (isLookedUpAgain ? writeMs : readMs) ? known.actor : null
}

export function cacheActor(key: string, actor: Actor): void {
  const sessions = state()
  if (sessions.size >= MAX_SESSIONS) sessions.clear()
  sessions.set(key, { actor, at: clock.now().getTime() })
}

/** Removes a session, or every session of an account, from the cache because it has ended. */
export function evictActor(sessionOrAccountId: string): void {
  for (const [key, { actor }] of state())
    if (actor.sessionId === sessionOrAccountId || actor.id === sessionOrAccountId) state().delete(key)
}
