import type Stripe from 'stripe'
import { onEvent } from '../../platform/events/events.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { onPoll } from '../../platform/provider/reconcile.ts'
import { onProviderObject, syncObject } from '../../platform/provider/sync-queue.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { applyInvoice, fetchInvoiceOfIntent, type PaidInvoice } from '../subscriptions/apply-invoice.ts'
import { applyDispute, fetchDispute } from './apply-dispute.ts'
import { applyIntent, fetchIntent } from './apply-intent.ts'
import { applyRefund, fetchRefund } from './apply-refund.ts'
import { hasOpenPayables } from './payables.store.ts'
import { cancelIntent } from './payment-calls.ts'
import { lockWithSubject } from './payment-transitions.ts'
import { findPaymentByIntent, listUnfinished, loadPayment } from './payments.store.ts'
import { refundPayment } from './refund-payment.ts'

/** Whoever waits this long for the provider's word asks for it (payments, section 5). */
const waitedMs = 600_000

/** What the provider says of payments, what time does to holds, and what becomes of money nobody wants any more. */
export function registerPayments(): void {
  onProviderObject('payment_intent', { fetch: fetchIntent, apply: applyIntent })
  onProviderObject('refund', ofWhat(fetchRefund, applyRefund))
  onProviderObject('dispute', ofWhat(fetchDispute, applyDispute))
  onProviderObject<Stripe.PaymentIntent | null>('charge', {
    fetch: async (id) => {
      const { payment_intent: intent } = await provider().charges.retrieve(id)
      return typeof intent === 'string' ? fetchIntent(intent) : null
    },
    apply: async (intent) => (intent ? applyIntent(intent) : undefined),
  })
  onPoll('payments', async (now) => {
    for (const { intentRef } of await listUnfinished(new Date(now.getTime() - waitedMs), 50))
      if (intentRef) await syncObject('payment_intent', intentRef)
  })
  onTimer('payment', 'hold_ends', (id) => giveBack(id, 'authorised'))
  onTimer('payment', 'give_up', (id) => giveBack(id, 'requires_action'))
  onEvent('payment.unwanted', async ({ paymentId, how }) => {
    const payment = await loadPayment(paymentId)
    if (!payment?.intentRef) return
    if (how === 'held')
      await cancelIntent.request(`cancel:${paymentId}`, { paymentId, intentRef: payment.intentRef })
    else
      await refundPayment(paymentId, {
        amount: payment.captured,
        reason: 'The offer had ended before the charge came through.',
        key: `dead:${paymentId}`,
      })
  })
}

/** Follows something that happened to a charge: to one for an offer as `apply` says, to one for a subscription with its invoice. */
function ofWhat<Found extends Stripe.Refund | Stripe.Dispute>(
  fetch: (id: string) => Promise<Found>,
  apply: (found: Found) => Promise<void>,
) {
  return {
    fetch: async (id: string) => {
      const found = await fetch(id)
      const intent = idOf(found.payment_intent)
      const isOurs = !intent || (await findPaymentByIntent(intent)) !== undefined
      return { found, period: isOurs ? null : await fetchInvoiceOfIntent(intent) }
    },
    apply: ({ found, period }: { found: Found; period: PaidInvoice | null }) =>
      period ? applyInvoice(period) : apply(found),
  }
}

/** A hold too old to be charged safely, or an answer to the bank that never came. */
async function giveBack(paymentId: string, status: 'authorised' | 'requires_action'): Promise<void> {
  const held = await lockWithSubject(await loadPayment(paymentId))
  if (held?.payment.status !== status || !held.payment.intentRef) return
  await cancelIntent.request(`cancel:${paymentId}`, { paymentId, intentRef: held.payment.intentRef })
}

/** Nobody leaves while a card is held. */
export const paymentErasure: Erasure = {
  whyNotErase: async (accountId) => ((await hasOpenPayables(accountId)) ? 'money_held' : null),
}
