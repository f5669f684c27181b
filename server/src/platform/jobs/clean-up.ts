import { logError } from '../log.ts'
import { removeExpiredData } from '../retention/retention.ts'
import { runtimeState } from '../runtime.ts'

type Chore = () => Promise<void>

const state = runtimeState<{ chores: { name: string; chore: Chore }[] }>(() => ({ chores: [] }))

/** Adds an hourly task of a module, which opens its own transactions. */
export function onCleanUp(name: string, chore: Chore): void {
  state().chores = [...state().chores.filter((known) => known.name !== name), { name, chore }]
}

/** Removes data whose period is over and runs the hourly tasks. A failing task does not affect the others. */
export async function cleanUp(): Promise<void> {
  await removeExpiredData()
  for (const { name, chore } of state().chores)
    await chore().catch((error) => logError(`clean-up ${name}`, error))
}
