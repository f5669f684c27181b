import { systemActor } from '../act.ts'
import { inTransaction } from '../database.ts'
import { forgetOldAnswers } from '../http/idempotency.store.ts'
import { forgetOldBudgets } from '../http/rate.store.ts'
import { reportFault } from '../log.ts'
import { emptyOldMails } from './mail.store.ts'

type Chore = () => Promise<void>

let chores: { name: string; chore: Chore }[] = []

/** Adds an hourly chore of a module. It opens its own transactions. */
export function onTidy(name: string, chore: Chore): void {
  chores = [...chores.filter((known) => known.name !== name), { name, chore }]
}

/** Throws away what nobody needs any more. One chore that fails leaves the others alone. */
export async function tidy(): Promise<void> {
  await inTransaction(systemActor, async () => {
    await forgetOldAnswers()
    await forgetOldBudgets()
    await emptyOldMails()
  })
  for (const { name, chore } of chores) await chore().catch((error) => reportFault(`chore ${name}`, error))
}
