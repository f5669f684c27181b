import type Stripe from 'stripe'
import { emit } from '../../platform/events/events.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { onProviderObject } from '../../platform/provider/sync-queue.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { applyInvoice, fetchInvoice } from './apply-invoice.ts'
import { applySubscription, fetchSubscription, updateBrandStatus } from './apply-subscription.ts'
import { isRunning } from './subscription.ts'
import { emailTrialEnding } from './subscription-emails.ts'
import {
  findCheckoutBySession,
  loadSubscription,
  lockSubscription,
  updateCheckout,
} from './subscriptions.store.ts'

interface CheckoutResult {
  session: Stripe.Checkout.Session
  subscription: Stripe.Subscription | null
}

/**
 * Registers what the provider reports about checkouts, subscriptions and invoices, and the timers of grace
 * and trials.
 */
export function registerSubscriptions(): void {
  onProviderObject('subscription', { fetch: fetchSubscription, apply: applySubscription })
  onProviderObject('invoice', { fetch: fetchInvoice, apply: applyInvoice })
  onProviderObject<CheckoutResult>('checkout.session', {
    fetch: fetchCheckoutResult,
    apply: applyCheckoutResult,
  })
  onTimer('subscription', 'grace_ends', async (brandId, now) => {
    const row = await lockSubscription(brandId)
    if (!row) return
    await updateBrandStatus(row, row, now)
    if (row.state === 'past_due') await emit('subscription.grace_ended', { brandId })
  })
  onTimer('subscription', 'trial_notice', async (brandId) => {
    const row = await lockSubscription(brandId)
    if (row?.state === 'trialing' && !row.cancelsAtPeriodEnd) await emailTrialEnding(row)
  })
}

async function fetchCheckoutResult(id: string): Promise<CheckoutResult> {
  const session = await provider().checkout.sessions.retrieve(id)
  const ref = idOf(session.subscription)
  return { session, subscription: ref ? await fetchSubscription(ref) : null }
}

async function applyCheckoutResult({ session, subscription }: CheckoutResult): Promise<void> {
  const checkout = await findCheckoutBySession(session.id)
  if (!checkout) return
  const { status } = session
  if (status === 'complete') await updateCheckout(checkout.id, { status: 'complete' })
  if (status === 'expired') await updateCheckout(checkout.id, { status: 'expired' })
  if (subscription) await applySubscription(subscription)
}

/** Prevents erasing an account whose subscription would be charged again. */
export const subscriptionErasure: Erasure = {
  findErasureBlocker: async (accountId) => {
    const row = await loadSubscription(accountId)
    return row && isRunning(row.state) && !row.cancelsAtPeriodEnd ? 'subscription_running' : null
  },
}

/** Returns whether a running subscription is charged to the brand's default card. */
export async function isCharged(brandId: string): Promise<boolean> {
  const row = await loadSubscription(brandId)
  return row !== undefined && isRunning(row.state)
}
