import { strikeDue } from '../clocks.ts'
import { onEventsCommitted } from '../events.ts'
import { onMailCommitted } from '../mail.ts'
import { dispatchDue } from './dispatch.ts'
import { type RunningJobs, startJobs } from './runner.ts'
import { sealNewRows } from './seal.ts'
import { type Postman, sendDueMails } from './send-mails.ts'
import { tidy } from './tidy.ts'

/**
 * The platform's own jobs. Outbox and mail are woken at each commit that gives them work, and look every few seconds for what a
 * crash or another node left behind; every node may run all of them.
 */
export function startEveryJob(send: Postman): RunningJobs {
  const jobs = startJobs([
    { name: 'outbox', everyMs: 2_000, run: dispatchDue },
    { name: 'mail', everyMs: 5_000, run: () => sendDueMails(send) },
    { name: 'clocks', everyMs: 1_000, run: () => strikeDue() },
    { name: 'seal', everyMs: 1_000, run: sealNewRows },
    { name: 'tidy', everyMs: 3_600_000, run: tidy },
  ])
  onEventsCommitted(() => jobs.wake('outbox'))
  onMailCommitted(() => jobs.wake('mail'))
  return jobs
}
