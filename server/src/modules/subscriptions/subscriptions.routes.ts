import type { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import type { Routes } from '../../platform/handler.ts'
import { cancelSubscription, resumeSubscription } from './change-subscription.ts'
import { createCheckout } from './create-checkout.ts'
import { getCoupon, getPlans } from './get-plans.ts'
import { getSubscription } from './get-subscription.ts'

export const subscriptionRoutes: Routes<typeof subscriptionCalls> = {
  subscriptionPlans: getPlans,
  createCheckoutSession: createCheckout,
  coupon: getCoupon,
  subscriptionDetails: getSubscription,
  cancelSubscription,
  resumeSubscription,
}
