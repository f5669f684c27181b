import type { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { fail } from '@marquee/contract/errors'
import { currencies } from '@marquee/contract/rules/currency'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { discountOn, fetchValidCoupon, type ValidCoupon } from './coupon.ts'
import { loadCurrentPlans, viewPlan } from './plan.ts'
import type { PlanRow } from './subscriptions.store.ts'

/** Returns the plans with their current prices. */
export const getPlans = withProvider<typeof subscriptionCalls.subscriptionPlans, null, PlanRow[]>({
  plan: async () => ({ calls: [], memo: null }),
  readAfter: () => loadCurrentPlans(),
  respond: async (_ctx, { currency }, _memo, plans = []) => {
    const { vatPercent } = await readMarketSettings()
    return {
      // The market's own currency comes first.
      items: currencies
        .flatMap((known) => plans.filter((row) => row.currency === known))
        .filter((row) => !currency || row.currency === currency)
        .map((row) => viewPlan(row, vatPercent)),
    }
  },
})

/**
 * Returns what a code takes off, and what the plan costs with it. Fails with `coupon_invalid` without saying
 * why.
 */
export const getCoupon = withProvider<
  typeof subscriptionCalls.coupon,
  null,
  { validCoupon: ValidCoupon; price: number | null }
>({
  plan: async () => ({ calls: [], memo: null }),
  readAfter: async (_ctx, { code, planKey, currency }) => {
    const validCoupon = await fetchValidCoupon(code, currency)
    const plan = planKey
      ? (await loadCurrentPlans()).find((row) => row.key === planKey && row.currency === currency)
      : undefined
    return { validCoupon, price: plan?.price ?? null }
  },
  respond: async (_ctx, { code, currency }, _memo, seen) => {
    const { validCoupon, price } = seen ?? fail('provider_unreachable')
    const { coupon, expiresAt } = validCoupon
    const discount = price === null ? 0 : discountOn(price, coupon)
    return {
      code: code.toUpperCase(),
      name: coupon.name ?? code.toUpperCase(),
      percentOff: coupon.percent_off,
      amountOff: coupon.amount_off,
      currency: currencies.find((name) => name === coupon.currency?.toUpperCase()) ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
      preview: price === null ? null : { before: price, discount, total: price - discount, currency },
    }
  },
})
