import { type Currency, currencies } from '@marquee/contract/rules/currency'
import { type PlanKey, plans, type SubscriptionState } from '@marquee/contract/rules/subscription'

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

/** Returns plan and currency of a lookup key such as `brand_monthly_gbp`; null for a key that is not ours. */
export function planOf(lookupKey: string): { key: PlanKey; currency: Currency } | null {
  const currency = currencies.find((name) => lookupKey.endsWith(`_${name.toLowerCase()}`))
  const key = lookupKey.slice(0, -4)
  return currency && isPlan(key) ? { key, currency } : null
}

const isPlan = (key: string): key is PlanKey => Object.hasOwn(plans, key)
