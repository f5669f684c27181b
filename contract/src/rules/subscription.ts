import { days } from '../lifecycles/lifecycle.ts'

/** The provider's states of a subscription (domain, section 2.8) with their labels. */
export const subscriptionStates = {
  none: 'No subscription',
  incomplete: 'Incomplete',
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  unpaid: 'Unpaid',
  paused: 'Paused',
  cancelled: 'Cancelled',
} as const
export type SubscriptionState = keyof typeof subscriptionStates

/** How long a brand stays active after a failed renewal, in milliseconds (design, section 7). */
export const GRACE_MS = days(7)

/** Whether a brand may start new work; anything but Active is inactive (specification section 4). */
export const subscriptionStatuses = ['Active', 'Inactive'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/**
 * Returns the specification's status string (section 6): Active for active, trialing, and past due for up to
 * seven days (`pastDueSince` in milliseconds UTC).
 */
export function subscriptionStatus(
  state: SubscriptionState,
  pastDueSince: number | null,
  now: number,
): SubscriptionStatus {
  if (state === 'active' || state === 'trialing') return 'Active'
  return state === 'past_due' && pastDueSince !== null && now - pastDueSince < GRACE_MS
    ? 'Active'
    : 'Inactive'
}

/** The plans a brand chooses from: the key is the provider's lookup key without its currency. */
export const plans = {
  brand_monthly: { name: 'Monthly', interval: 'month' },
  brand_yearly: { name: 'Yearly', interval: 'year' },
} as const
export type PlanKey = keyof typeof plans

/** What every plan includes. */
export const planFeatures = [
  'Unlimited campaigns and offers',
  'Payment held until you approve the work',
  'VAT invoices and budgets per campaign',
  'Cancel in one click, no notice period',
] as const

/** Days of the free trial of a first subscription. */
export const TRIAL_DAYS = 14
