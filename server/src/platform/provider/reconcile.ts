import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { runtimeState } from '../runtime.ts'
import { clock } from '../time/clock.ts'
import { provider } from './gateway.ts'
import { createSync } from './provider.store.ts'

/** Checks rows that have waited too long for a provider event; runs without an open transaction. */
type Poll = (now: Date) => Promise<void>

const polls = runtimeState(() => new Map<string, Poll>())
/** Covers a webhook outage of this length; the provider keeps its events for thirty days. */
const outageSeconds = 3 * 86_400

/** Adds a module's check of its own unfinished rows; runs every minute. */
export function onPoll(name: string, poll: Poll): void {
  polls().set(name, poll)
}

/** Runs every check once. A failing one does not affect the others. */
export async function pollProvider(): Promise<void> {
  for (const [name, poll] of polls())
    await poll(clock.now()).catch((error) => logError(`poll ${name}`, error))
}

/**
 * Reads the provider's list of events and queues those whose webhook is missing; returns how many. It does
 * not include events of connected accounts: their modules poll.
 */
export async function reconcile(): Promise<number> {
  let queued = 0
  const since = Math.floor(clock.now().getTime() / 1_000) - outageSeconds
  for await (const { id, type, data } of provider().events.list({ created: { gte: since }, limit: 100 })) {
    const { object } = data
    const objectId = 'id' in object && typeof object.id === 'string' ? object.id : id
    const isNew = await inTransaction(systemActor, () =>
      createSync({ id, type, objectType: object.object, objectId, account: null }),
    )
    if (isNew) queued += 1
  }
  return queued
}
