import { inTransaction, onCommit } from '../database/database.ts'
import { withoutScope } from '../database/scope.ts'
import { systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { runtimeState } from '../runtime.ts'

const state = runtimeState(() => ({ running: new Set<Promise<void>>() }))

/**
 * Runs `work` as the system, in a transaction of its own, after this request has committed and without making its reply
 * wait. For work whose duration must not show in the reply; a crash loses it, and an error in it is logged.
 */
export function runInBackground(name: string, work: (now: Date) => Promise<void>): void {
  const { running } = state()
  onCommit(() => {
    const done = withoutScope(async () => {
      await new Promise((resolve) => setImmediate(resolve))
      await inTransaction(systemActor, work).catch((error) => logError(name, error))
    }).finally(() => running.delete(done))
    running.add(done)
  })
}

/** Resolves when no background work is running. */
export async function finishBackgroundWork(): Promise<void> {
  const { running } = state()
  while (running.size > 0) await Promise.all(running)
}
