import { isInTransaction, runAfterTransaction } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { keepSettings } from '../settings/settings.store.ts'
import { findSession, touchSession } from './identity.store.ts'
import { SESSION_TTL_MS } from './open-session.ts'
import { fingerprint } from './secrets.ts'

const IDLE_MS = 24 * 3_600_000
/** The last-seen time is written at most this often, so that reads rarely write. */
const TOUCH_MS = 5 * 60_000

/**
 * Returns the actor of a token; null when the session is unknown, idle for a day, a month old, without its
 * companion, or suspended. In a write the session is locked until the commit, so that nothing commits after
 * its session was ended.
 */
export async function resolveSession(token: string, companion: string | null): Promise<Actor | null> {
  const session = await findSession(fingerprint(token), isInTransaction())
  if (session?.status !== 'active') return null
  keepSettings(session.settings)
  if (session.companionHash && (!companion || fingerprint(companion) !== session.companionHash)) return null
  const now = clock.now()
  if (now.getTime() - session.createdAt.getTime() > SESSION_TTL_MS) return null
  if (now.getTime() - session.lastSeenAt.getTime() > IDLE_MS) return null
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) await noteSeen(session.id, now)
  return {
    kind: 'account',
    id: session.accountId,
    role: session.role,
    sessionId: session.id,
    signedInAt: session.confirmedAt,
  }
}

/**
 * Updates the last-seen time, after the commit when the session is locked: two writes of one session would
 * otherwise wait for each other.
 */
async function noteSeen(sessionId: string, now: Date): Promise<void> {
  if (isInTransaction()) runAfterTransaction(() => touchSession(sessionId, now))
  else await touchSession(sessionId, now)
}
