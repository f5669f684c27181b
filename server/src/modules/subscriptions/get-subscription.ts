import type { Subscription, subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { GRACE_MS, plans, subscriptionStatus } from '@marquee/contract/rules/subscription'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { syncObject } from '../../platform/provider/sync-queue.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { listOpenCheckouts, loadSubscription, type SubscriptionRow } from './subscriptions.store.ts'

const staleMs = 3_600_000

/**
 * Returns the brand's subscription. It is fetched from the provider on `refresh`, or when an hour has passed;
 * without `refresh` the provider may be unreachable.
 */
export const getSubscription = withProvider<typeof subscriptionCalls.subscriptionDetails, null>({
  intend: async () => ({ calls: [], memo: null }),
  look: async (ctx, { refresh }) => {
    const row = await loadSubscription(ctx.actor.id)
    const isStale = row !== undefined && ctx.now.getTime() - row.checkedAt.getTime() > staleMs
    if (refresh)
      for (const { sessionRef } of await listOpenCheckouts(ctx.actor.id))
        if (sessionRef) await syncObject('checkout.session', sessionRef)
    if (row && (refresh || isStale))
      await syncObject('subscription', row.subscriptionRef).catch((error) =>
        refresh ? Promise.reject(error) : undefined,
      )
    return undefined
  },
  reply: (ctx) => loadSubscriptionView(ctx.actor.id, ctx.now),
})

/** Returns a brand's subscription as stored here. */
export async function loadSubscriptionView(brandId: string, now: Date): Promise<Subscription> {
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
