import { systemActor } from '../act.ts'
import { inTransaction } from '../database.ts'
import { effectsOf } from '../events.ts'
import { reportFault } from '../log.ts'
import { claimEffect, finishEvent, putOff, type Taken, takeDueEvents } from './outbox.store.ts'

const batch = 20

/** Does the effects of all due events and tells how many events were finished. A fault puts one event off and leaves the others alone. */
export async function dispatchDue(): Promise<number> {
  let finished = 0
  for (;;) {
    const taken = await inTransaction(systemActor, () => takeDueEvents(batch))
    const done = await Promise.all(taken.map(dispatch))
    finished += done.filter(Boolean).length
    if (taken.length < batch) return finished
  }
}

async function dispatch(taken: Taken): Promise<boolean> {
  const faults: string[] = []
  for (const [label, effect] of effectsOf(taken.name)) {
    await inTransaction(systemActor, async () => {
      if (await claimEffect(taken, label))
        await effect(taken.payload as object, {
          eventId: String(taken.eventId),
          at: taken.at,
          actor: taken.actor,
        })
    }).catch((error) => {
      faults.push(label)
      reportFault(`effect ${label} of ${taken.name}`, error)
    })
  }
  await inTransaction(systemActor, () => (faults.length > 0 ? putOff(taken) : finishEvent(taken)))
  return faults.length === 0
}
