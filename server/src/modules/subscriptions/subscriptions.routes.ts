import type { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import type { Routes } from '../../platform/act.ts'
import { cancelSubscription, resumeSubscription } from './change-subscription.ts'
import { showCoupon } from './coupons.ts'
import { createCheckout } from './create-checkout.ts'
import { showPlans } from './show-plans.ts'
import { showSubscription } from './show-subscription.ts'

export const subscriptionRoutes: Routes<typeof subscriptionCalls> = {
  subscriptionPlans: showPlans,
  createCheckoutSession: createCheckout,
  coupon: showCoupon,
  subscriptionDetails: showSubscription,
  cancelSubscription,
  resumeSubscription,
}
