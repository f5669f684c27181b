import { onEmailQueued } from '../email/email.ts'
import { type EmailTransport, sendDueEmails } from '../email/send-emails.ts'
import { dispatchDueEvents } from '../events/dispatch.ts'
import { onEventsCommitted } from '../events/events.ts'
import { sealNewRows } from '../events/seal.ts'
import { onCallsCommitted, performDueCalls } from '../provider/provider-calls.ts'
import { pollProvider, reconcile } from '../provider/reconcile.ts'
import { processSyncQueue } from '../provider/sync-queue.ts'
import { onSyncQueued } from '../provider/webhooks.ts'
import { runDueTimers } from '../timers/timers.ts'
import { cleanUp } from './clean-up.ts'
import { jobsOfModules, onRunJobNow } from './module-jobs.ts'
import { type RunningJobs, startJobs } from './runner.ts'

/**
 * Starts the platform's jobs and those of the modules. Outbox and email jobs run after each commit that gives
 * them work, and every few seconds for work left by a crash or another node; every node may run all of them.
 */
export function startAllJobs(send: EmailTransport): RunningJobs {
  const jobs = startJobs([
    { name: 'outbox', everyMs: 2_000, run: dispatchDueEvents },
    { name: 'emails', everyMs: 5_000, run: () => sendDueEmails(send) },
    { name: 'provider calls', everyMs: 5_000, run: performDueCalls },
    { name: 'provider syncs', everyMs: 5_000, run: processSyncQueue },
    { name: 'provider poll', everyMs: 60_000, run: pollProvider },
    { name: 'provider reconciliation', everyMs: 3_600_000, run: reconcile },
    { name: 'timers', everyMs: 1_000, run: () => runDueTimers() },
    { name: 'seal', everyMs: 1_000, run: sealNewRows },
    { name: 'clean-up', everyMs: 3_600_000, run: cleanUp },
    ...jobsOfModules(),
  ])
  onRunJobNow(jobs.runNow)
  onEventsCommitted(() => jobs.runNow('outbox'))
  onEmailQueued(() => jobs.runNow('emails'))
  onCallsCommitted(() => jobs.runNow('provider calls'))
  onSyncQueued(() => jobs.runNow('provider syncs'))
  return jobs
}
