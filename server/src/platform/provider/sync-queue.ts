import { crashPoint } from '../crash-point.ts'
import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { countInParallel } from '../jobs/in-parallel.ts'
import { logError } from '../log.ts'
import { runtimeState } from '../runtime.ts'
import { claimDueSyncs, finishSync, rescheduleSync, type SyncRow } from './provider.store.ts'
import { isProviderError } from './provider-error.ts'

/** How to fetch a provider object and apply it. `apply` must work in any order and any number of times. */
export interface ProviderObject<Found> {
  fetch(id: string, account: string | null): Promise<Found>
  apply(found: Found, now: Date): Promise<void>
}

const objects = runtimeState(() => new Map<string, ProviderObject<unknown>>())
const batch = 20
/** Attempts before an object without a matching row is dropped; `reconcile` finds it again if it matters. */
const MAX_ATTEMPTS = 8

/**
 * Registers an object type. The event name's first word is not enough, because the object itself names its
 * type.
 */
export function onProviderObject<Found>(type: string, object: ProviderObject<Found>): void {
  objects().set(type, object as ProviderObject<unknown>)
}

/** Fetches an object and applies it now: after a provider response, or on request. */
export async function syncObject(type: string, id: string, account: string | null = null): Promise<void> {
  const object = objects().get(type)
  if (!object) return
  const found = await object.fetch(id, account)
  await inTransaction(systemActor, (now) => object.apply(found, now))
}

/** Processes due sync entries and returns how many. */
export async function processSyncQueue(): Promise<number> {
  let processed = 0
  for (;;) {
    const syncs = await inTransaction(systemActor, () => claimDueSyncs(batch))
    processed += await countInParallel(syncs, processSync)
    if (syncs.length < batch) return processed
  }
}

async function processSync(sync: SyncRow): Promise<boolean> {
  try {
    await syncObject(sync.objectType, sync.objectId, sync.account)
    crashPoint('applied')
    await inTransaction(systemActor, () => finishSync(sync.id, 'done'))
    return true
  } catch (error) {
    logError(`provider sync ${sync.type}`, error)
    const lastError = error instanceof Error ? error.message : 'unknown error'
    const isLost = sync.attempts >= MAX_ATTEMPTS && !isProviderError(error)
    await inTransaction(systemActor, () =>
      isLost
        ? finishSync(sync.id, 'unknown')
        : rescheduleSync(sync.id, Math.min(3_600, 2 ** sync.attempts), lastError),
    )
    return false
  }
}
