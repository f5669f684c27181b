import type { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { syncObject } from '../../platform/provider/sync-queue.ts'
import { listOpenCheckouts, loadSubscription } from './subscriptions.store.ts'
import { viewSubscriptionOf } from './subscriptions.view.ts'

const staleMs = 3_600_000

/**
 * Returns the brand’s subscription. It is fetched from the provider on `refresh`, or when an hour has passed;
 * without `refresh` the provider may be unreachable.
 */
export const getSubscription = withProvider<typeof subscriptionCalls.subscriptionDetails, null>({
  plan: async () => ({ calls: [], memo: null }),
  readAfter: async (ctx, { refresh }) => {
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
  respond: (ctx) => viewSubscriptionOf(ctx.actor.id, ctx.now),
})
