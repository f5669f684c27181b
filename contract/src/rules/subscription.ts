import { days } from '../lifecycles/lifecycle.ts'

/** The provider's states of a subscription (domain, section 2.8), as people read them. */
export const subscriptionStates = {
  none: 'No subscription',
  incomplete: 'Not finished',
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  unpaid: 'Unpaid',
  paused: 'Paused',
  cancelled: 'Cancelled',
} as const
export type SubscriptionState = keyof typeof subscriptionStates

/** After a failed renewal a brand stays active this long (design, section 7). */
export const GRACE_MS = days(7)

/**
 * The specification's one string (section 6): Active, or not. Active for active, trialing, and past due within seven days
 * (`pastDueSince` in milliseconds UTC).
 */
export function subscriptionStatus(
  state: SubscriptionState,
  pastDueSince: number | null,
  now: number,
): 'Active' | 'Inactive' {
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

/** What every plan gives. */
export const planFeatures = [
  'Unlimited campaigns and offers',
  'Payment held until you approve the work',
  'VAT invoices and budgets per campaign',
  'Cancel in one click, no notice period',
] as const

/** Days a first subscription is free. */
export const TRIAL_DAYS = 14
