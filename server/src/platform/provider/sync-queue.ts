import { crashPoint } from '../crash-point.ts'
import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { claimDueSyncs, finishSync, rescheduleSync, type SyncRow } from './provider.store.ts'
import { isProviderError } from './provider-error.ts'

/** How an object of the provider is looked up, and what it means here. `apply` must be happy in any order and any number of times. */
export interface ProviderObject<Found> {
  fetch(id: string, account: string | null): Promise<Found>
  apply(found: Found, now: Date): Promise<void>
}

const objects = new Map<string, ProviderObject<unknown>>()
const batch = 20
/** After this many tries an object that belongs to nothing here is left alone; the nightly look finds it again if it matters. */
const MAX_ATTEMPTS = 8

/** Says what an object of this type means. The word before the first dot of an event is not enough: the object itself names its type. */
export function onProviderObject<Found>(type: string, object: ProviderObject<Found>): void {
  objects.set(type, object as ProviderObject<unknown>)
}

/** Looks an object up and applies it now: after an answer, or when somebody asks. */
export async function syncObject(type: string, id: string, account: string | null = null): Promise<void> {
  const object = objects.get(type)
  if (!object) return
  const found = await object.fetch(id, account)
  await inTransaction(systemActor, (now) => object.apply(found, now))
}

/** Follows the hints that are due and tells how many were followed. */
export async function processSyncQueue(): Promise<number> {
  let followed = 0
  for (;;) {
    const taken = await inTransaction(systemActor, () => claimDueSyncs(batch))
    const done = await Promise.all(taken.map(follow))
    followed += done.filter(Boolean).length
    if (taken.length < batch) return followed
  }
}

async function follow(hint: SyncRow): Promise<boolean> {
  try {
    await syncObject(hint.objectType, hint.objectId, hint.account)
    crashPoint('applied')
    await inTransaction(systemActor, () => finishSync(hint.id, 'done'))
    return true
  } catch (error) {
    logError(`hint ${hint.type}`, error)
    const fault = error instanceof Error ? error.message : 'unknown fault'
    const isLost = hint.attempts >= MAX_ATTEMPTS && !isProviderError(error)
    await inTransaction(systemActor, () =>
      isLost
        ? finishSync(hint.id, 'unknown')
        : rescheduleSync(hint.id, Math.min(3_600, 2 ** hint.attempts), fault),
    )
    return false
  }
}

/** Forgets all registrations, so that one process can wire the server again. */
export function resetProviderObjects(): void {
  objects.clear()
}
