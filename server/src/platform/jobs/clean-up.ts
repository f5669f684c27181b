import { inTransaction } from '../database/database.ts'
import { redactOldEmails } from '../email/email.store.ts'
import { systemActor } from '../handler.ts'
import { deleteOldResponses } from '../http/idempotency.store.ts'
import { deleteOldRateLimits } from '../http/rate-limit.store.ts'
import { logError } from '../log.ts'

type Chore = () => Promise<void>

let chores: { name: string; chore: Chore }[] = []

/** Adds an hourly chore of a module. It opens its own transactions. */
export function onCleanUp(name: string, chore: Chore): void {
  chores = [...chores.filter((known) => known.name !== name), { name, chore }]
}

/** Throws away what nobody needs any more. One chore that fails leaves the others alone. */
export async function cleanUp(): Promise<void> {
  await inTransaction(systemActor, async () => {
    await deleteOldResponses()
    await deleteOldRateLimits()
    await redactOldEmails()
  })
  for (const { name, chore } of chores) await chore().catch((error) => logError(`chore ${name}`, error))
}
