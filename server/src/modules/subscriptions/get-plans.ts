import type { Plan, subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { currencies } from '@marquee/contract/rules/currency'
import { planFeatures, plans, TRIAL_DAYS } from '@marquee/contract/rules/subscription'
import { taxFor } from '@marquee/contract/rules/tax'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { planOf } from './subscription.ts'
import { listPlans, type PlanRow, replacePlans } from './subscriptions.store.ts'

const freshMs = 3_600_000

/** Returns the plans with their current prices. */
export const getPlans = withProvider<typeof subscriptionCalls.subscriptionPlans, null>({
  intend: async () => ({ calls: [], memo: null }),
  look: async () => {
    await freshPlans()
    return undefined
  },
  reply: async (_ctx, { currency }) => ({
    items: (await listPlans()).filter((row) => !currency || row.currency === currency).map(viewPlan),
  }),
})

/**
 * Returns the provider's prices, fetched again after an hour; the stored ones when it does not respond. No
 * transaction may be open.
 */
export async function freshPlans(): Promise<PlanRow[]> {
  const stored = await listPlans()
  const now = clock.now()
  if (stored[0] && now.getTime() - stored[0].fetchedAt.getTime() < freshMs) return stored
  const request = provider().prices.list({ active: true, lookup_keys: lookupKeys(), limit: 100 })
  const prices = await request.catch((error) => (stored.length > 0 ? null : Promise.reject(error)))
  if (!prices) return stored
  const rows = prices.data.flatMap(({ id: priceRef, lookup_key, unit_amount }) => {
    const known = lookup_key ? planOf(lookup_key) : null
    return known && unit_amount ? [{ ...known, priceRef, price: unit_amount, fetchedAt: now }] : []
  })
  await inTransaction(systemActor, () => replacePlans(rows))
  return listPlans()
}

function lookupKeys(): string[] {
  return Object.keys(plans).flatMap((key) => currencies.map((currency) => `${key}_${currency.toLowerCase()}`))
}

function viewPlan({ key, currency, price }: PlanRow): Plan {
  return {
    key,
    ...plans[key],
    price,
    currency,
    taxPercent: taxFor(currency),
    trialDays: TRIAL_DAYS,
    features: [...planFeatures],
  }
}
