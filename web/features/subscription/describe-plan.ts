import type { Plan, Subscription } from '@marquee/contract/calls/subscriptions'
import { formatMoney } from '@marquee/contract/rules/currency'
import { addDays, formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'

/** Formats a price: "£60 a month", "£600 a year". */
export function formatPrice({
  price,
  currency,
  interval,
}: Pick<Plan, 'price' | 'currency' | 'interval'>): string {
  return `${formatMoney(price, currency)} a ${interval}`
}

/**
 * Returns how many whole months a yearly price saves against twelve monthly ones; null when it saves none.
 */
export function monthsSaved(yearly: Pick<Plan, 'price'>, monthly: Pick<Plan, 'price'>): number | null {
  const months = Math.floor((monthly.price * 12 - yearly.price) / monthly.price)
  return months > 0 ? months : null
}

/** Describes what a plan costs: "14 days free, then £60 a month". */
export function describePrice(plan: Pick<Plan, 'price' | 'currency' | 'interval' | 'trialDays'>): string {
  const price = formatPrice(plan)
  return plan.trialDays > 0 ? `${formatCount(plan.trialDays, 'day')} free, then ${price}` : price
}

interface FirstPayment {
  plan: Pick<Plan, 'price' | 'currency' | 'interval' | 'trialDays'>
  /** A first subscription begins with the trial. */
  hasTrial: boolean
  /** The first payment with the coupon, in minor units; null without one. */
  withCoupon: number | null
  /** The first day of the subscription, `2026-12-03`. */
  today: string
}

/** Returns what is paid first and when: "Nothing today. £45 on 17 Dec, 2026, then £60 a month." */
export function describeFirstPayment({ plan, hasTrial, withCoupon, today }: FirstPayment): string {
  const first = formatMoney(withCoupon ?? plan.price, plan.currency)
  const later = formatPrice(plan)
  const isSame = withCoupon === null || withCoupon === plan.price
  if (hasTrial && plan.trialDays > 0) {
    const day = formatDate(addDays(today, plan.trialDays))
    return isSame
      ? `Nothing today. ${later} from ${day}, unless you cancel before.`
      : `Nothing today. ${first} on ${day}, then ${later}.`
  }
  return isSame ? `${later}, from today.` : `${first} today, then ${later}.`
}

/**
 * Returns whether there is a subscription that will be charged again or awaits payment; no other one can be
 * taken then.
 */
export function isRunning({ state }: Pick<Subscription, 'state'>): boolean {
  return ['active', 'trialing', 'past_due', 'unpaid', 'paused'].includes(state)
}
