import type { Profile } from '@marquee/contract/calls/profile'
import { isEntitled } from '#lib/session.ts'

/** Returns whether a brand has never had a plan: its first one begins with the free trial. */
export function hasTrialLeft(user: Profile): boolean {
  return user.subscriptionStatus === 'None' && !isEntitled(user)
}
