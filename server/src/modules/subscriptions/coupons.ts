import type { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { fail } from '@marquee/contract/errors'
import { type Currency, currencies } from '@marquee/contract/rules/currency'
import { roundHalfUp } from '@marquee/contract/rules/money'
import type Stripe from 'stripe'
import { provider } from '../../platform/provider/gateway.ts'
import { providerErrorOf } from '../../platform/provider/provider-error.ts'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { freshPlans } from './get-plans.ts'

/** A code that is valid today: a promotion code, or else the coupon itself. */
export interface ValidCoupon {
  coupon: Stripe.Coupon
  promotionRef: string | null
  expiresAt: Date | null
}

/**
 * Returns what a code takes off, and what the plan costs with it. Fails with `coupon_invalid` without saying
 * why.
 */
export const getCoupon = withProvider<
  typeof subscriptionCalls.coupon,
  null,
  { code: ValidCoupon; price: number | null }
>({
  intend: async () => ({ calls: [], memo: null }),
  look: async (_ctx, { code, planKey, currency }) => {
    const good = await findValidCoupon(code, currency)
    const plan = planKey
      ? (await freshPlans()).find((row) => row.key === planKey && row.currency === currency)
      : undefined
    return { code: good, price: plan?.price ?? null }
  },
  reply: async (_ctx, { code, currency }, _memo, seen) => {
    const { code: good, price } = seen ?? fail('provider_unreachable')
    const { coupon, expiresAt } = good
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

/**
 * Finds a code at the provider. Fails with `coupon_invalid` when it is unknown, expired, used up, or of
 * another currency.
 */
export async function findValidCoupon(code: string, currency: Currency): Promise<ValidCoupon> {
  const found = (await promotionOf(code)) ?? (await couponOf(code)) ?? fail('coupon_invalid')
  const { coupon } = found
  if (!coupon.valid || (coupon.currency && coupon.currency.toUpperCase() !== currency)) fail('coupon_invalid')
  return found
}

async function promotionOf(code: string): Promise<ValidCoupon | null> {
  const { data } = await provider().promotionCodes.list({
    code,
    active: true,
    limit: 1,
    expand: ['data.promotion.coupon'],
  })
  const [promotion] = data
  const coupon = promotion?.promotion.coupon
  if (!promotion || !coupon || typeof coupon === 'string') return null
  const ends = promotion.expires_at ?? coupon.redeem_by
  return { coupon, promotionRef: promotion.id, expiresAt: ends ? new Date(ends * 1_000) : null }
}

async function couponOf(code: string): Promise<ValidCoupon | null> {
  const coupon = await provider()
    .coupons.retrieve(code)
    .catch((error) => (providerErrorOf(error) ? null : Promise.reject(error)))
  if (!coupon || coupon.deleted) return null
  return {
    coupon,
    promotionRef: null,
    expiresAt: coupon.redeem_by ? new Date(coupon.redeem_by * 1_000) : null,
  }
}

/** Returns what a coupon takes off a price, in minor units; never more than the price. */
function discountOn(price: number, { percent_off, amount_off }: Stripe.Coupon): number {
  return percent_off === null
    ? Math.min(price, amount_off ?? 0)
    : roundHalfUp(price * Math.round(percent_off * 100), 10_000)
}
