import { describe, expect, it } from 'vitest'
import { describeFirstPayment, monthsSaved } from './describe-plan.ts'

const plan = { price: 6_000, currency: 'GBP', interval: 'month', trialDays: 14 } as const
const today = '2026-12-03'

describe('the first payment of a brand', () => {
  it('a first subscription costs nothing today and names the day of the first charge', () => {
    expect(describeFirstPayment({ plan, hasTrial: true, withCoupon: null, today })).toBe(
      'Nothing today. £60 a month from 17 Dec, 2026, unless you cancel before.',
    )
  })

  it('a coupon changes the first charge and not later ones', () => {
    expect(describeFirstPayment({ plan, hasTrial: true, withCoupon: 4_500, today })).toBe(
      'Nothing today. £45 on 17 Dec, 2026, then £60 a month.',
    )
  })

  it('a brand that had a subscription before pays from today', () => {
    expect(describeFirstPayment({ plan, hasTrial: false, withCoupon: null, today })).toBe(
      '£60 a month, from today.',
    )
    expect(describeFirstPayment({ plan, hasTrial: false, withCoupon: 4_500, today })).toBe(
      '£45 today, then £60 a month.',
    )
  })

  it('a coupon for the full price shows zero', () => {
    expect(describeFirstPayment({ plan, hasTrial: false, withCoupon: 0, today })).toBe(
      '£0 today, then £60 a month.',
    )
  })
})

it('a yearly price says how many months it saves, and nothing when it saves none', () => {
  expect(monthsSaved({ price: 60_000 }, { price: 6_000 })).toBe(2)
  expect(monthsSaved({ price: 72_000 }, { price: 6_000 })).toBeNull()
})
