import type { Actor } from '../act.ts'
import { clock } from '../clock.ts'

interface Remembered {
  actor: Actor
  until: number
}

const forMs = 2_000
const most = 20_000
const memory = new Map<string, Remembered>()

/** The actor behind this token if it was live within the last two seconds. Writes ask again inside their transaction. */
export function rememberedActor(key: string): Actor | null {
  const known = memory.get(key)
  if (known && known.until > clock.now().getTime()) return known.actor
  if (known) memory.delete(key)
  return null
}

export function rememberActor(key: string, actor: Actor): void {
  if (memory.size >= most) memory.clear()
  memory.set(key, { actor, until: clock.now().getTime() + forMs })
}

/** Forgets a session or every session of an account at once: it was ended. */
export function forgetActor(sessionOrAccountId: string): void {
  for (const [key, { actor }] of memory)
    if (actor.sessionId === sessionOrAccountId || actor.id === sessionOrAccountId) memory.delete(key)
}

/** Forgets everybody: another house stands, on another database. */
export function forgetActors(): void {
  memory.clear()
}
