import { onRetention } from '../../platform/retention/retention.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { agingChanges, agingUnmadeChanges } from './email-changes.store.ts'
import { agingSecrets, agingSessions, idleSessions } from './identity.store.ts'
import { agingNetworks } from './known-networks.store.ts'
import { removeLostFactor } from './second-factor-removal.ts'
import { agingChallenges } from './second-factors.store.ts'
import { agingSignUps, deleteSignUp } from './sign-ups.store.ts'

/**
 * Registers the timers that remove sign-ups whose code was never entered and lost second factors, and the
 * deletion of what has expired.
 */
export function registerIdentity(): void {
  onTimer('sign_up', 'expire', deleteSignUp)
  onTimer('second factor', 'remove', removeLostFactor)
  onRetention('sign_ups', { rows: agingSignUps })
  onRetention('sessions', { rows: agingSessions })
  onRetention('idle_sessions', { rows: idleSessions })
  onRetention('challenges', { rows: agingChallenges })
  onRetention('one_time_secrets', { rows: agingSecrets })
  onRetention('known_networks', { rows: agingNetworks })
  onRetention('unmade_email_changes', { rows: agingUnmadeChanges })
  onRetention('email_changes', { rows: agingChanges })
}
