import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { countInParallel } from '../jobs/in-parallel.ts'
import { logError } from '../log.ts'
import { afterCommitHandlersOf } from './events.ts'
import {
  type ClaimedEvent,
  claimDueEvents,
  claimHandler,
  finishEvent,
  rescheduleEvent,
} from './outbox.store.ts'

const BATCH_SIZE = 20

/**
 * Runs the after-commit handlers of all due events and returns how many events finished. An error reschedules
 * its event and does not affect the others.
 */
export async function dispatchDueEvents(): Promise<number> {
  let finished = 0
  for (;;) {
    const events = await inTransaction(systemActor, () => claimDueEvents(BATCH_SIZE))
    finished += await countInParallel(events, dispatch)
    if (events.length < BATCH_SIZE) return finished
  }
}

async function dispatch(event: ClaimedEvent): Promise<boolean> {
  const failedLabels: string[] = []
  for (const [label, handler] of afterCommitHandlersOf(event.name)) {
    await inTransaction(systemActor, async () => {
      if (await claimHandler(event, label))
        await handler(event.payload, {
          eventId: String(event.eventId),
          at: event.at,
          actor: event.actor,
        })
    }).catch((error) => {
      failedLabels.push(label)
      logError(`after-commit handler ${label} of ${event.name}`, error)
    })
  }
  await inTransaction(systemActor, () =>
    failedLabels.length > 0 ? rescheduleEvent(event) : finishEvent(event),
  )
  return failedLabels.length === 0
}
