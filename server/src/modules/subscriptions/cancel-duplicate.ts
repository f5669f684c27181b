import type Stripe from 'stripe'
import { log } from '../../platform/log.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'

const dropSubscription = queueProviderCall<{ subscriptionRef: string }, null>('second subscription', {
  send: async ({ subscriptionRef }, key) => {
    const subscription = await provider().subscriptions.retrieve(subscriptionRef, {
      expand: ['latest_invoice.payments'],
    })
    if (subscription.status !== 'canceled')
      await provider().subscriptions.cancel(subscriptionRef, {}, { idempotencyKey: `${key}:end` })
    const intent = paidWith(subscription)
    const known = intent ? await provider().refunds.list({ payment_intent: intent, limit: 1 }) : null
    if (intent && known?.data.length === 0)
      await provider().refunds.create({ payment_intent: intent }, { idempotencyKey: `${key}:refund` })
    return null
  },
  settle: async () => {},
  refused: async (why, { subscriptionRef }) =>
    log.error({ subscriptionRef, code: why.code }, 'A second subscription could not be ended'),
})

/** Two pages were completed: the second subscription ends at once and what it cost goes back (payments, section 5). */
export async function cancelDuplicateSubscription(subscriptionRef: string, brandId: string): Promise<void> {
  log.warn({ subscriptionRef, brandId }, 'A brand bought a second subscription')
  await dropSubscription.request(`second:${subscriptionRef}`, { subscriptionRef })
}

function paidWith({ latest_invoice }: Stripe.Subscription): string | null {
  const payment =
    typeof latest_invoice === 'object'
      ? latest_invoice?.payments?.data.find((row) => row.status === 'paid')?.payment
      : null
  const intent = payment?.payment_intent
  return idOf(intent) ?? null
}
