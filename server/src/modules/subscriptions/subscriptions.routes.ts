import type { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import type { Routes } from '../../platform/handler.ts'
import { cancelSubscription, resumeSubscription } from './change-subscription.ts'
import { getCoupon } from './coupons.ts'
import { createCheckout } from './create-checkout.ts'
import { getPlans } from './get-plans.ts'
import { getSubscription } from './get-subscription.ts'

export const subscriptionRoutes: Routes<typeof subscriptionCalls> = {
  subscriptionPlans: getPlans,
  createCheckoutSession: createCheckout,
  coupon: getCoupon,
  subscriptionDetails: getSubscription,
  cancelSubscription,
  resumeSubscription,
}
