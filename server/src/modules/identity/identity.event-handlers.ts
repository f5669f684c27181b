import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import { clock } from '../../platform/time/clock.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { deleteOldChanges } from './email-changes.store.ts'
import { deleteOldKnownNetworks } from './known-networks.store.ts'
import { removeLostFactor } from './second-factor-removal.ts'
import { deleteExpiredChallenges } from './second-factors.store.ts'
import { deleteEndedSessions } from './session.ts'
import { deleteSignUp } from './sign-ups.store.ts'

/**
 * Registers the timers that remove sign-ups whose code was never entered and lost second factors, and the
 * clean-up of what has expired.
 */
export function registerIdentity(): void {
  onTimer('sign_up', 'expire', deleteSignUp)
  onCleanUp('known networks', deleteOldKnownNetworks)
  onTimer('second factor', 'remove', removeLostFactor)
  onCleanUp('sessions', deleteEndedSessions)
  onCleanUp('challenges', () => deleteExpiredChallenges(clock.now()))
  onCleanUp('changes of email addresses', () => deleteOldChanges(clock.now()))
}
