import { inTransaction } from '../database/database.ts'
import { deleteOldEmails, redactOldEmails } from '../email/email.store.ts'
import { systemActor } from '../handler.ts'
import { deleteOldResponses } from '../http/idempotency.store.ts'
import { deleteOldRateLimits } from '../http/rate-limit.store.ts'
import { logError } from '../log.ts'
import { runtimeState } from '../runtime.ts'

type Chore = () => Promise<void>

const state = runtimeState<{ chores: { name: string; chore: Chore }[] }>(() => ({ chores: [] }))

/** Adds an hourly clean-up task of a module, which opens its own transactions. */
export function onCleanUp(name: string, chore: Chore): void {
  state().chores = [...state().chores.filter((known) => known.name !== name), { name, chore }]
}

/** Deletes expired rows. A failing task does not affect the others. */
export async function cleanUp(): Promise<void> {
  await inTransaction(systemActor, async () => {
    await deleteOldResponses()
    await deleteOldRateLimits()
    await redactOldEmails()
    await deleteOldEmails()
  })
  for (const { name, chore } of state().chores)
    await chore().catch((error) => logError(`clean-up ${name}`, error))
}
