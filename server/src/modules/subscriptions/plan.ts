import type { Plan } from '@marquee/contract/calls/subscriptions'
import { type Currency, currencies } from '@marquee/contract/rules/currency'
import { type PlanKey, planFeatures, plans, TRIAL_DAYS } from '@marquee/contract/rules/subscription'
import { taxFor } from '@marquee/contract/rules/tax'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { clock } from '../../platform/time/clock.ts'
import { addTaxRate, findTaxRate, listPlans, type PlanRow, replacePlans } from './subscriptions.store.ts'

const maxAgeMs = 3_600_000

/**
 * Returns the provider’s prices, fetched again after an hour; the stored ones when it does not respond. No
 * transaction may be open.
 */
export async function loadCurrentPlans(): Promise<PlanRow[]> {
  const stored = await listPlans()
  const now = clock.now()
  if (stored[0] && now.getTime() - stored[0].fetchedAt.getTime() < maxAgeMs) return stored
  const prices = await provider()
    .prices.list({ active: true, lookup_keys: lookupKeys(), limit: 100 })
    .catch((error) => (stored.length > 0 ? null : Promise.reject(error)))
  if (!prices) return stored
  const rows = prices.data.flatMap(({ id: priceRef, lookup_key, unit_amount }) => {
    const plan = lookup_key ? planOf(lookup_key) : null
    return plan && unit_amount ? [{ ...plan, priceRef, price: unit_amount, fetchedAt: now }] : []
  })
  await inTransaction(systemActor, () => replacePlans(rows))
  return rows.toSorted((a, b) => a.currency.localeCompare(b.currency) || a.price - b.price)
}

function lookupKeys(): string[] {
  return Object.keys(plans).flatMap((key) => currencies.map((currency) => `${key}_${currency.toLowerCase()}`))
}

/** Returns plan and currency of a lookup key such as `brand_monthly_gbp`; null for a key that is not ours. */
export function planOf(lookupKey: string): { key: PlanKey; currency: Currency } | null {
  const currency = currencies.find((name) => lookupKey.endsWith(`_${name.toLowerCase()}`))
  const key = lookupKey.slice(0, -4)
  return currency && isPlan(key) ? { key, currency } : null
}

const isPlan = (key: string): key is PlanKey => Object.hasOwn(plans, key)

/** Returns a plan with its price in minor units, VAT in whole percent included. */
export function viewPlan({ key, currency, price }: PlanRow, vatPercent: number): Plan {
  return {
    key,
    ...plans[key],
    price,
    currency,
    taxPercent: taxFor(currency, vatPercent),
    trialDays: TRIAL_DAYS,
    features: [...planFeatures],
  }
}

/**
 * Returns the provider’s id of the tax rate of this percentage, which is created once: inclusive, for the
 * United Kingdom. No transaction may be open.
 */
export async function ensureTaxRate(percent: number): Promise<string> {
  const stored = await findTaxRate(percent)
  if (stored) return stored
  const rate = await provider().taxRates.create(
    { display_name: 'VAT', percentage: percent, inclusive: true, country: 'GB' },
    { idempotencyKey: `tax-rate:${percent}` },
  )
  await inTransaction(systemActor, () => addTaxRate(percent, rate.id))
  return rate.id
}
