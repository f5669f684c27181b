import type { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import type { Routes } from '../../platform/handler.ts'
import { cancelSubscription, resumeSubscription } from './change-subscription.ts'
import { showCoupon } from './coupons.ts'
import { createCheckout } from './create-checkout.ts'
import { showPlans } from './get-plans.ts'
import { showSubscription } from './get-subscription.ts'

export const subscriptionRoutes: Routes<typeof subscriptionCalls> = {
  subscriptionPlans: showPlans,
  createCheckoutSession: createCheckout,
  coupon: showCoupon,
  subscriptionDetails: showSubscription,
  cancelSubscription,
  resumeSubscription,
}
