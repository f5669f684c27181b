import { type Plan, subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import type { Currency } from '@marquee/contract/rules/currency'
import type { PlanKey } from '@marquee/contract/rules/subscription'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Topics that a change to the subscription makes stale. */
export const subscriptionTopics = ['subscription', 'account', 'home']

/**
 * Reads the brand's subscription. On the return from the provider's page (`checkout` is its parameter), the
 * server asks the provider once first; later changes arrive as `refresh` events.
 */
export function useSubscription(checkout = '') {
  const asked = useCallQuery(
    ['checkout', checkout],
    subscriptionCalls.subscriptionDetails,
    { refresh: true },
    { enabled: checkout !== '' },
  )
  return useCallQuery(
    ['subscription', 'details'],
    subscriptionCalls.subscriptionDetails,
    { refresh: false },
    { enabled: checkout === '' || !asked.isPending },
  )
}

/** Reads the plans in a currency; `known` are those that the server has read for the first view of the page. */
export function usePlans(currency: Currency, known: readonly Plan[] | null = null) {
  return useCallQuery(
    ['subscription', 'plans', currency],
    subscriptionCalls.subscriptionPlans,
    { currency },
    { initial: known && { items: [...known] } },
  )
}

/** Reads the discount of a code on a plan; disabled without a code. */
export function useCoupon(code: string, planKey: PlanKey, currency: Currency) {
  return useCallQuery(
    ['subscription', 'coupon', code, planKey, currency],
    subscriptionCalls.coupon,
    { code, planKey, currency },
    { enabled: code !== '' },
  )
}
