import type { SandboxStore } from '../store/sandbox-store.ts'
import { createCoupon } from './coupons.ts'
import { createPromotionCode } from './promotion-codes.ts'

/**
 * Creates the coupons and promotion codes of an empty store: one of each kind that a checkout must
 * distinguish.
 */
export function seedCoupons(store: SandboxStore): void {
  const yesterday = store.now() - 86_400
  createCoupon(store, {
    id: 'welcome_25',
    name: '25% off your first payment',
    percent_off: 25,
    duration: 'once',
  })
  createCoupon(store, {
    id: 'ten_off',
    name: '£10.00 off your first payment',
    amount_off: 1_000,
    currency: 'gbp',
    duration: 'once',
  })
  createCoupon(store, {
    id: 'expired_10',
    name: '10% off (ended)',
    percent_off: 10,
    duration: 'once',
    redeem_by: yesterday,
  })
  createCoupon(store, {
    id: 'once_1',
    name: 'Half price for one person',
    percent_off: 50,
    duration: 'once',
    max_redemptions: 1,
  })
  createPromotionCode(store, { code: 'WELCOME25', promotion: { type: 'coupon', coupon: 'welcome_25' } })
  createPromotionCode(store, { code: 'TENOFF', promotion: { type: 'coupon', coupon: 'ten_off' } })
  createPromotionCode(store, { code: 'EXPIRED10', promotion: { type: 'coupon', coupon: 'expired_10' } })
  createPromotionCode(store, {
    code: 'ONCE1',
    promotion: { type: 'coupon', coupon: 'once_1' },
    max_redemptions: 1,
  })
}
