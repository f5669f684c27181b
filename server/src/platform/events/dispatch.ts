import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { afterCommitHandlersOf } from './events.ts'
import {
  type ClaimedEvent,
  claimDueEvents,
  claimHandler,
  finishEvent,
  rescheduleEvent,
} from './outbox.store.ts'

const batch = 20

/**
 * Runs the after-commit handlers of all due events and returns how many events finished. An error reschedules
 * its event and does not affect the others.
 */
export async function dispatchDueEvents(): Promise<number> {
  let finished = 0
  for (;;) {
    const taken = await inTransaction(systemActor, () => claimDueEvents(batch))
    const done = await Promise.all(taken.map(dispatch))
    finished += done.filter(Boolean).length
    if (taken.length < batch) return finished
  }
}

async function dispatch(taken: ClaimedEvent): Promise<boolean> {
  const faults: string[] = []
  for (const [label, effect] of afterCommitHandlersOf(taken.name)) {
    await inTransaction(systemActor, async () => {
      if (await claimHandler(taken, label))
        await effect(taken.payload, {
          eventId: String(taken.eventId),
          at: taken.at,
          actor: taken.actor,
        })
    }).catch((error) => {
      faults.push(label)
      logError(`after-commit handler ${label} of ${taken.name}`, error)
    })
  }
  await inTransaction(systemActor, () => (faults.length > 0 ? rescheduleEvent(taken) : finishEvent(taken)))
  return faults.length === 0
}
