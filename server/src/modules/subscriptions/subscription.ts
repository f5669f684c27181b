import type { SubscriptionState } from '@marquee/contract/rules/subscription'

/** Returns whether a subscription is running: it will be charged again, or its payment is still pending. */
export function isRunning(state: SubscriptionState): boolean {
  return (
    state === 'active' ||
    state === 'trialing' ||
    state === 'past_due' ||
    state === 'unpaid' ||
    state === 'paused'
  )
}
