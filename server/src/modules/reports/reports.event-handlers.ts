import { reportLifecycle } from '@marquee/contract/lifecycles/report'
import { onEvent } from '../../platform/events/events.ts'
import { onRetention } from '../../platform/retention/retention.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { transition } from '../../platform/transitions/transition.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { reportFacts } from './report.ts'
import { agingCases, endSuspensions, forgetReporter, lockCase } from './reports.store.ts'
import { reportCases } from './reports.tables.ts'

/**
 * Removes who reported from the reports of an erased account. Cases about an erased account stay as records
 * until they are deleted.
 */
export const reportErasure: Erasure = { eraseFor: forgetReporter }

/** Registers the end of the time for appeals, the end of a decided suspension with the restoration of its account, and the deletion of old cases. */
export function registerReports(): void {
  onTimer('report case', 'close', closeAfterAppealTime)
  onEvent('account.restored', ({ accountId }, { now }) => endSuspensions(accountId, now))
  onRetention('report_cases', { rows: agingCases })
}

/** Closes a case against whose decision nobody has appealed. */
async function closeAfterAppealTime(id: string, now: Date): Promise<void> {
  const row = await lockCase(id)
  if (row?.status !== 'action_taken' || (row.appealBy ?? now) > now) return
  await transition(reportLifecycle, reportCases, row, 'close', 'system', reportFacts(row, now))
}
