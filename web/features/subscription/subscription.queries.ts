import { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import type { Currency } from '@marquee/contract/rules/currency'
import type { PlanKey } from '@marquee/contract/rules/subscription'
import { useAsk } from '#lib/use-ask.ts'

/** What a change of the subscription puts out of date. */
export const subscriptionTopics = ['subscription', 'account', 'home']

/** The brand's subscription as we know it; `refresh` asks the provider first, as when coming back from its page. */
export function useSubscription(refresh = false) {
  return useAsk(['subscription', 'details', { refresh }], subscriptionCalls.subscriptionDetails, { refresh })
}

export function usePlans(currency: Currency) {
  return useAsk(['subscription', 'plans', currency], subscriptionCalls.subscriptionPlans, { currency })
}

/** What a code gives on a plan; asked only once a code was given. */
export function useCoupon(code: string, planKey: PlanKey, currency: Currency) {
  return useAsk(
    ['subscription', 'coupon', code, planKey, currency],
    subscriptionCalls.coupon,
    { code, planKey, currency },
    { enabled: code !== '' },
  )
}
