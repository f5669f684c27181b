import type { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { planEnding } from './plan-ending.ts'
import { viewSubscriptionOf } from './subscriptions.view.ts'

/** Ends the subscription with its period. Fails with `no_subscription`. */
export const cancelSubscription = setCancelsAtPeriodEnd(true)

/** Resumes a subscription that would end with its period. Fails with `no_subscription`. */
export const resumeSubscription = setCancelsAtPeriodEnd(false)

/** Returns the handler of both calls; neither asks for more than one click (domain, section 3 row 12). */
function setCancelsAtPeriodEnd(ends: boolean) {
  return withProvider<typeof subscriptionCalls.cancelSubscription, null>({
    plan: async (ctx) => ({ calls: await planEnding(ctx, ends), memo: null }),
    respond: (ctx) => viewSubscriptionOf(ctx.actor.id, ctx.now),
  })
}
