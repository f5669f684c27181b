import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { showCoupon } from './coupons.ts'
import type { Coupon, Discount } from './kinds.ts'
import { showPromotionCode } from './promotion-codes.ts'

/** A requested discount: by coupon or by promotion code. */
export interface DiscountRequest {
  coupon?: string | null
  promotion_code?: string | null
}

const months = 30.436875 * 86_400

/** Returns the requested coupon. Fails if it is expired, used up, or in another currency than `currency`. */
export function checkDiscount(
  store: SandboxStore,
  ask: DiscountRequest,
  currency: string,
): { coupon: Coupon; promotionCode: string | null } {
  const code = ask.promotion_code
    ? showPromotionCode(
        store,
        store.get('promotion_code', ask.promotion_code, 'discounts[0][promotion_code]'),
      )
    : null
  if (code && !code.active)
    failRequest(
      'coupon_expired',
      'This promotion code is expired or was used up.',
      'discounts[0][promotion_code]',
    )
  const coupon = showCoupon(
    store,
    store.get('coupon', code?.promotion.coupon ?? ask.coupon ?? '', 'discounts[0][coupon]'),
  )
  if (!coupon.valid) failRequest('coupon_expired', `Coupon expired: ${coupon.id}`, 'discounts[0][coupon]')
  if (coupon.currency && coupon.currency !== currency) {
    failRequest(
      undefined,
      `The coupon ${coupon.id} is in ${coupon.currency} and cannot be used for ${currency}.`,
      'discounts[0]',
    )
  }
  return { coupon, promotionCode: code?.id ?? null }
}

/**
 * Redeems a coupon or code for a subscription. It counts in the same transaction, so that the last redemption
 * is used once.
 */
export function redeem(
  store: SandboxStore,
  ask: DiscountRequest,
  currency: string,
  owner: { customer: string; subscription: string; session: string | null },
): Discount {
  const { coupon, promotionCode } = checkDiscount(store, ask, currency)
  store.save(showCoupon(store, { ...coupon, times_redeemed: coupon.times_redeemed + 1 }))
  if (promotionCode) {
    const code = store.get('promotion_code', promotionCode)
    store.save({ ...code, times_redeemed: code.times_redeemed + 1 })
  }
  const discount = store.create('discount', {
    id: store.mint('di'),
    object: 'discount',
    checkout_session: owner.session,
    customer: owner.customer,
    customer_account: null,
    end:
      coupon.duration === 'repeating'
        ? store.now() + Math.round((coupon.duration_in_months ?? 1) * months)
        : null,
    invoice: null,
    invoice_item: null,
    promotion_code: promotionCode,
    source: { coupon: coupon.id, type: 'coupon' },
    start: store.now(),
    subscription: owner.subscription,
    subscription_item: null,
  })
  store.emit('customer.discount.created', discount)
  return discount
}

/** Returns what a coupon takes off `amount` (minor units), rounded half up, never more than the amount. */
export function takenOff(coupon: Coupon, amount: number): number {
  if (coupon.amount_off !== null) return Math.min(coupon.amount_off, amount)
  const basisPoints = Math.round((coupon.percent_off ?? 0) * 100)
  return Math.min(amount, Math.floor((2 * amount * basisPoints + 10_000) / 20_000))
}
