import type { SubscriptionState } from '@marquee/contract/rules/subscription'

/** Whether a subscription still is one: it will be charged again, or was not given up on. */
export function isRunning(state: SubscriptionState): boolean {
  return (
    state === 'active' ||
    state === 'trialing' ||
    state === 'past_due' ||
    state === 'unpaid' ||
    state === 'paused'
  )
}
