import { dayOf } from '@marquee/contract/rules/dates'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import { acquireLease } from '../../platform/jobs/lease.store.ts'
import { log } from '../../platform/log.ts'
import { runtimeState } from '../../platform/runtime.ts'
import { clock } from '../../platform/time/clock.ts'
import { saveChecks } from './ledger-checks.store.ts'
import { type Check, verifyLedger } from './verify-ledger.ts'

const hourMs = 3_600_000
/** Provider transactions this recent may not have reached us yet. */
const settlementDelayMs = 900_000
/** Longer than a restart, so that not every restart reads the whole ledger again; shorter than a day. */
const leaseSeconds = 20 * 3_600

const state = runtimeState(() => ({ verifiedOn: '' }))

/** Registers the daily verification of the ledger, by one node: after 03:00 UTC, or at its start. */
export function registerLedger(): void {
  state().verifiedOn = ''
  onCleanUp('ledger', async () => void (await verifyDaily()))
}

/**
 * Verifies the ledger unless that was done today: raises an alarm for each invariant that does not hold. Null
 * when another node does it.
 */
export async function verifyDaily(): Promise<Check[] | null> {
  const day = dayOf(new Date(clock.now().getTime() - 3 * hourMs))
  if (
    day === state().verifiedOn ||
    !(await inTransaction(systemActor, () => acquireLease('ledger', leaseSeconds)))
  )
    return null
  state().verifiedOn = day
  const settledBefore = new Date(clock.now().getTime() - settlementDelayMs)
  const checks = await verifyLedger({ provider: true, documents: true, settledBefore })
  await inTransaction(systemActor, () => saveChecks(checks, clock.now()))
  for (const { name, holds, detail, alert } of checks) {
    if (!holds) log.error({ where: 'ledger', alarm: name, detail }, 'ledger alarm')
    else if (alert) log.warn({ where: 'ledger', alert: name, detail }, 'ledger alert')
  }
  return checks
}
