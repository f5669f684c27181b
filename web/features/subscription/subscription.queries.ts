import { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import type { Currency } from '@marquee/contract/rules/currency'
import type { PlanKey } from '@marquee/contract/rules/subscription'
import { useCallQuery } from '#lib/use-call-query.ts'

/** What a change of the subscription puts out of date. */
export const subscriptionTopics = ['subscription', 'account', 'home']

/**
 * The brand's subscription. Coming back from the provider's page (`checkout` is its mark), the provider is asked once before anything is
 * said; from then on news come by themselves.
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

export function usePlans(currency: Currency) {
  return useCallQuery(['subscription', 'plans', currency], subscriptionCalls.subscriptionPlans, { currency })
}

/** What a code gives on a plan; asked only once a code was given. */
export function useCoupon(code: string, planKey: PlanKey, currency: Currency) {
  return useCallQuery(
    ['subscription', 'coupon', code, planKey, currency],
    subscriptionCalls.coupon,
    { code, planKey, currency },
    { enabled: code !== '' },
  )
}
