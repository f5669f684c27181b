import type { Subscription } from '@marquee/contract/calls/subscriptions'
import { GRACE_MS, plans, subscriptionStatus } from '@marquee/contract/rules/subscription'
import { loadBrand } from '../brands/brands.store.ts'
import { loadSubscription, type SubscriptionRow } from './subscriptions.store.ts'

/** Returns a brand’s subscription as stored here. */
export async function viewSubscriptionOf(brandId: string, now: Date): Promise<Subscription> {
  const [brand, row] = await Promise.all([loadBrand(brandId), loadSubscription(brandId)])
  const isEarlyAccess = brand?.isEarlyAccess ?? false
  return row ? { ...viewSubscription(row, now), isEarlyAccess } : { ...noSubscription, isEarlyAccess }
}

const noSubscription: Omit<Subscription, 'isEarlyAccess'> = {
  state: 'none' as const,
  subscriptionStatus: 'Inactive' as const,
  plan: null,
  currentPeriodEnd: null,
  trialEnd: null,
  cancelsAtPeriodEnd: false,
  graceEnds: null,
  actionUrl: null,
  coupon: null,
}

function viewSubscription(row: SubscriptionRow, now: Date): Omit<Subscription, 'isEarlyAccess'> {
  const { state, planKey, price, currency, pastDueSince, cancelsAtPeriodEnd, actionUrl, coupon } = row
  return {
    state,
    cancelsAtPeriodEnd,
    actionUrl,
    coupon,
    subscriptionStatus: subscriptionStatus(state, pastDueSince?.getTime() ?? null, now.getTime()),
    plan: planKey && { key: planKey, ...plans[planKey], price, currency },
    currentPeriodEnd: row.currentPeriodEnd?.toISOString() ?? null,
    trialEnd: state === 'trialing' ? (row.trialEnd?.toISOString() ?? null) : null,
    graceEnds: pastDueSince ? new Date(pastDueSince.getTime() + GRACE_MS).toISOString() : null,
  }
}
