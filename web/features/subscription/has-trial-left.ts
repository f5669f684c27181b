import type { Profile } from '@marquee/contract/calls/profile'
import { isEntitled } from '#lib/session.ts'

/** Returns whether a brand needs a plan and its first one would begin with the free trial. */
export function hasTrialLeft(user: Profile): boolean {
  return user.hasTrialLeft && !isEntitled(user)
}
