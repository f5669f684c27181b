import type { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { fail } from '@marquee/contract/errors'
import type Stripe from 'stripe'
import { provider } from '../../platform/provider/gateway.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { applySubscription } from './apply-subscription.ts'
import { isRunning } from './subscription.ts'
import { lockSubscription } from './subscriptions.store.ts'
import { viewSubscriptionOf } from './subscriptions.view.ts'

const setEnding = queueProviderCall<{ subscriptionRef: string; ends: boolean }, Stripe.Subscription>(
  'subscription ending',
  {
    send: ({ subscriptionRef, ends }, key) =>
      provider().subscriptions.update(
        subscriptionRef,
        { cancel_at_period_end: ends, expand: ['latest_invoice', 'discounts.source.coupon'] },
        { idempotencyKey: key },
      ),
    onSuccess: (subscription) => applySubscription(subscription),
    onRejected: async () => {},
  },
)

/** Ends the subscription with its period. Fails with `no_subscription`. */
export const cancelSubscription = setCancelsAtPeriodEnd(true)

/** Resumes a subscription that would end with its period. Fails with `no_subscription`. */
export const resumeSubscription = setCancelsAtPeriodEnd(false)

/** Returns the handler of both calls; neither asks for more than one click (domain, section 3 row 12). */
function setCancelsAtPeriodEnd(ends: boolean) {
  return withProvider<typeof subscriptionCalls.cancelSubscription, null>({
    plan: async (ctx) => {
      const row = await lockSubscription(ctx.actor.id)
      if (!row || !isRunning(row.state)) fail('no_subscription')
      if (row.cancelsAtPeriodEnd === ends) return { calls: [], memo: null }
      const { subscriptionRef } = row
      const key = `subscription:${subscriptionRef}:${ends ? 'end' : 'go-on'}:${ctx.key}`
      return {
        calls: [await setEnding.request(key, { subscriptionRef, ends }, { inRequest: true })],
        memo: null,
      }
    },
    respond: (ctx) => viewSubscriptionOf(ctx.actor.id, ctx.now),
  })
}
