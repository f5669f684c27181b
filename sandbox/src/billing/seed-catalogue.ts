import type { SandboxStore } from '../store/book.ts'
import { createCoupon } from './coupons.ts'
import { createPromotionCode } from './promotion-codes.ts'

/**
 * Creates the coupons and promotion codes of an empty store: one of each kind that a checkout must
 * distinguish.
 */
export function seedCoupons(book: SandboxStore): void {
  const yesterday = book.now() - 86_400
  createCoupon(book, {
    id: 'welcome_25',
    name: '25% off your first payment',
    percent_off: 25,
    duration: 'once',
  })
  createCoupon(book, {
    id: 'ten_off',
    name: '£10.00 off your first payment',
    amount_off: 1_000,
    currency: 'gbp',
    duration: 'once',
  })
  createCoupon(book, {
    id: 'expired_10',
    name: '10% off (ended)',
    percent_off: 10,
    duration: 'once',
    redeem_by: yesterday,
  })
  createCoupon(book, {
    id: 'once_1',
    name: 'Half price for one person',
    percent_off: 50,
    duration: 'once',
    max_redemptions: 1,
  })
  createPromotionCode(book, { code: 'WELCOME25', promotion: { type: 'coupon', coupon: 'welcome_25' } })
  createPromotionCode(book, { code: 'TENOFF', promotion: { type: 'coupon', coupon: 'ten_off' } })
  createPromotionCode(book, { code: 'EXPIRED10', promotion: { type: 'coupon', coupon: 'expired_10' } })
  createPromotionCode(book, {
    code: 'ONCE1',
    promotion: { type: 'coupon', coupon: 'once_1' },
    max_redemptions: 1,
  })
}
