import { onTimer } from '../../platform/timers/timers.ts'
import { deleteSignUp } from './sign-ups.store.ts'

/** Registers the timer that removes sign-ups whose code was never entered. */
export function registerIdentity(): void {
  onTimer('sign_up', 'expire', deleteSignUp)
}
