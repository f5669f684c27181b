import { strikeDue } from '../clocks.ts'
import { onEventsCommitted } from '../events.ts'
import { onMailCommitted } from '../mail.ts'
import { healHints, pollProvider } from '../provider/heal.ts'
import { onCallsCommitted, performDueCalls } from '../provider/provider-calls.ts'
import { followHints } from '../provider/provider-hints.ts'
import { onHintsCommitted } from '../provider/webhooks.ts'
import { dispatchDue } from './dispatch.ts'
import { jobsOfModules, onJobWoken } from './module-jobs.ts'
import { type RunningJobs, startJobs } from './runner.ts'
import { sealNewRows } from './seal.ts'
import { type Postman, sendDueMails } from './send-mails.ts'
import { tidy } from './tidy.ts'

/**
 * The platform's own jobs and those of the modules. Outbox and mail are woken at each commit that gives them work, and look every few seconds for what a
 * crash or another node left behind; every node may run all of them.
 */
export function startEveryJob(send: Postman): RunningJobs {
  const jobs = startJobs([
    { name: 'outbox', everyMs: 2_000, run: dispatchDue },
    { name: 'mail', everyMs: 5_000, run: () => sendDueMails(send) },
    { name: 'provider calls', everyMs: 5_000, run: performDueCalls },
    { name: 'provider hints', everyMs: 5_000, run: followHints },
    { name: 'provider poll', everyMs: 60_000, run: pollProvider },
    { name: 'provider heal', everyMs: 3_600_000, run: healHints },
    { name: 'clocks', everyMs: 1_000, run: () => strikeDue() },
    { name: 'seal', everyMs: 1_000, run: sealNewRows },
    { name: 'tidy', everyMs: 3_600_000, run: tidy },
    ...jobsOfModules(),
  ])
  onJobWoken(jobs.wake)
  onEventsCommitted(() => jobs.wake('outbox'))
  onMailCommitted(() => jobs.wake('mail'))
  onCallsCommitted(() => jobs.wake('provider calls'))
  onHintsCommitted(() => jobs.wake('provider hints'))
  return jobs
}
