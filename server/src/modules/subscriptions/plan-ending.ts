import { fail } from '@marquee/contract/errors'
import type Stripe from 'stripe'
import type { RequestContext } from '../../platform/handler.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { applySubscription } from './apply-subscription.ts'
import { isRunning } from './subscription.ts'
import { lockSubscription } from './subscriptions.store.ts'

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

/**
 * Returns the provider calls that let the brand’s subscription end with its period, or continue; none when it does
 * so already. Fails with `no_subscription`.
 */
export async function planEnding(ctx: RequestContext, ends: boolean): Promise<string[]> {
  const row = await lockSubscription(ctx.actor.id)
  if (!row || !isRunning(row.state)) fail('no_subscription')
  if (row.cancelsAtPeriodEnd === ends) return []
  const { subscriptionRef } = row
  const key = `subscription:${subscriptionRef}:${ends ? 'end' : 'go-on'}:${ctx.key}`
  return [await setEnding.request(key, { subscriptionRef, ends }, { inRequest: true })]
}
