import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { deleteOldKnownNetworks } from './known-networks.store.ts'
import { deleteEndedSessions } from './session.ts'
import { deleteSignUp } from './sign-ups.store.ts'

/** Registers the timer that removes sign-ups whose code was never entered, and the clean-up of known networks and sessions. */
export function registerIdentity(): void {
  onTimer('sign_up', 'expire', deleteSignUp)
  onCleanUp('known networks', deleteOldKnownNetworks)
  onCleanUp('sessions', deleteEndedSessions)
}
