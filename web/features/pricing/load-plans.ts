import { type Plan, subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import type { Host } from '#lib/settings.ts'

/** Loads the plans of brands for a public page; null while the payment provider does not answer. Other errors fail the page. */
export async function loadPlans(call: Host['call']): Promise<readonly Plan[] | null> {
  const plans = await call(subscriptionCalls.subscriptionPlans, { currency: DEFAULT_CURRENCY }).catch(
    unlessUnavailable,
  )
  return plans?.items ?? null
}

function unlessUnavailable(error: unknown): null {
  if (error instanceof Response && error.status >= 500) return null
  throw error
}
