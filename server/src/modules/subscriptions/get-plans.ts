import type { Plan, subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { type Currency, currencies } from '@marquee/contract/rules/currency'
import { type PlanKey, planFeatures, plans, TRIAL_DAYS } from '@marquee/contract/rules/subscription'
import { taxFor } from '@marquee/contract/rules/tax'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { listPlans, type PlanRow, replacePlans } from './subscriptions.store.ts'

const freshMs = 3_600_000

/** The plans with what they cost today. */
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

/** The provider's prices, asked for again after an hour; the kept ones when it does not answer. No transaction may be open. */
export async function freshPlans(): Promise<PlanRow[]> {
  const kept = await listPlans()
  const now = clock.now()
  if (kept[0] && now.getTime() - kept[0].fetchedAt.getTime() < freshMs) return kept
  const asked = provider().prices.list({ active: true, lookup_keys: lookupKeys(), limit: 100 })
  const prices = await asked.catch((error) => (kept.length > 0 ? null : Promise.reject(error)))
  if (!prices) return kept
  const rows = prices.data.flatMap(({ id: priceRef, lookup_key, unit_amount }) => {
    const known = lookup_key ? planOf(lookup_key) : null
    return known && unit_amount ? [{ ...known, priceRef, price: unit_amount, fetchedAt: now }] : []
  })
  await inTransaction(systemActor, () => replacePlans(rows))
  return listPlans()
}

/** Plan and currency of a lookup key such as `brand_monthly_gbp`; null for one of somebody else. */
export function planOf(lookupKey: string): { key: PlanKey; currency: Currency } | null {
  const currency = currencies.find((name) => lookupKey.endsWith(`_${name.toLowerCase()}`))
  const key = lookupKey.slice(0, -4)
  return currency && isPlan(key) ? { key, currency } : null
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

const isPlan = (key: string): key is PlanKey => Object.hasOwn(plans, key)
