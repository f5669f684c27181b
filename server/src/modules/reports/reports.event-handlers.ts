import { reportLifecycle } from '@marquee/contract/lifecycles/report'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { reportFacts } from './report.ts'
import { deleteCasesBefore, forgetReporter, lockCase } from './reports.store.ts'
import { reportCases } from './reports.tables.ts'

/** How long closed cases are kept as records: three years. */
const KEPT_MS = 1_095 * 86_400_000

/**
 * Removes who reported from the reports of an erased account. Cases about an erased account stay as records
 * until they are deleted.
 */
export const reportErasure: Erasure = { eraseFor: forgetReporter }

/** Registers the end of the time for appeals and the clean-up of old cases. */
export function registerReports(): void {
  onTimer('report case', 'close', closeAfterAppealTime)
  onCleanUp('reports', () =>
    inTransaction(systemActor, (now) => deleteCasesBefore(new Date(now.getTime() - KEPT_MS))),
  )
}

/** Closes a case against whose decision nobody has appealed. */
async function closeAfterAppealTime(id: string, now: Date): Promise<void> {
  const row = await lockCase(id)
  if (row?.status !== 'action_taken' || (row.appealBy ?? now) > now) return
  await transition(reportLifecycle, reportCases, row, 'close', 'system', reportFacts(row, now))
}
