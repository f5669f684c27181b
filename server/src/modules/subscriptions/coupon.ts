import { fail } from '@marquee/contract/errors'
import type { Currency } from '@marquee/contract/rules/currency'
import { percentOf } from '@marquee/contract/rules/percent'
import type Stripe from 'stripe'
import { provider } from '../../platform/provider/gateway.ts'
import { providerErrorOf } from '../../platform/provider/provider-error.ts'

/** A code that is valid today: a promotion code, or else the coupon itself. */
export interface ValidCoupon {
  coupon: Stripe.Coupon
  promotionRef: string | null
  expiresAt: Date | null
}

/**
 * Fetches a code from the provider. Fails with `coupon_invalid` when it is unknown, expired, used up, or of
 * another currency. No transaction may be open.
 */
export async function fetchValidCoupon(code: string, currency: Currency): Promise<ValidCoupon> {
  const found = (await findPromotion(code)) ?? (await findCoupon(code)) ?? fail('coupon_invalid')
  const { coupon } = found
  if (!coupon.valid || (coupon.currency && coupon.currency.toUpperCase() !== currency)) fail('coupon_invalid')
  return found
}

async function findPromotion(code: string): Promise<ValidCoupon | null> {
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

async function findCoupon(code: string): Promise<ValidCoupon | null> {
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
export function discountOn(price: number, { percent_off, amount_off }: Stripe.Coupon): number {
  return percent_off === null ? Math.min(price, amount_off ?? 0) : percentOf(price, percent_off)
}
