import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { clock } from '../time/clock.ts'
import { provider } from './gateway.ts'
import { createSync } from './provider.store.ts'

/** Looks at what has waited too long for the provider's word, without a transaction open. */
type Look = (now: Date) => Promise<void>

const looks = new Map<string, Look>()
/** An outage of webhooks this long is healed; the provider keeps its events for thirty days. */
const lookBackSeconds = 3 * 86_400

/** Adds a look of a module at its own unfinished rows; repeated each minute. */
export function onPoll(name: string, look: Look): void {
  looks.set(name, look)
}

/** Every look once. One that fails leaves the others alone. */
export async function pollProvider(): Promise<void> {
  for (const [name, look] of looks) await look(clock.now()).catch((error) => logError(`poll ${name}`, error))
}

/**
 * Reads the provider's own list of events and follows those whose webhook never came; tells how many. Events of connected accounts are
 * not in it: their modules poll.
 */
export async function reconcile(): Promise<number> {
  let healed = 0
  const since = Math.floor(clock.now().getTime() / 1_000) - lookBackSeconds
  for await (const { id, type, data } of provider().events.list({ created: { gte: since }, limit: 100 })) {
    const { object } = data
    const objectId = 'id' in object && typeof object.id === 'string' ? object.id : id
    const isNew = await inTransaction(systemActor, () =>
      createSync({ id, type, objectType: object.object, objectId, account: null }),
    )
    if (isNew) healed += 1
  }
  return healed
}
