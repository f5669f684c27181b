import type Stripe from 'stripe'
import { onEvent } from '../../platform/events/events.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { onPoll } from '../../platform/provider/reconcile.ts'
import { onProviderObject, syncObject } from '../../platform/provider/sync-queue.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import type { BalanceTransaction } from '../ledger/ledger.ports.ts'
import { applyInvoice, fetchInvoiceOfIntent, type PaidInvoice } from '../subscriptions/apply-invoice.ts'
import { applyDispute, fetchDispute } from './apply-dispute.ts'
import { applyIntent, fetchIntent } from './apply-intent.ts'
import { applyRefund, fetchRefund } from './apply-refund.ts'
import { hasOpenPayables, hasUnsettledPayments } from './payables.store.ts'
import { lockPaymentWithPayable } from './payment.ts'
import { cancelIntent } from './payment-calls.ts'
import { findPaymentByIntent, listUnfinished, loadPayment } from './payments.store.ts'
import { refundPayment } from './refund-payment.ts'

/**
 * How long a payment may wait for the provider before it is fetched, in milliseconds (payments, section 5).
 */
const syncAfterMs = 600_000

/**
 * Registers what the provider reports about payments, the timers of holds, and what happens to money for void
 * payables.
 */
export function registerPayments(): void {
  onProviderObject('payment_intent', { fetch: fetchIntent, apply: applyIntent })
  onProviderObject('refund', syncOfCharge(fetchRefund, applyRefund))
  onProviderObject('dispute', syncOfCharge(fetchDispute, applyDispute))
  onProviderObject<Stripe.PaymentIntent | null>('charge', {
    fetch: async (id) => {
      const { payment_intent: intent } = await provider().charges.retrieve(id)
      return typeof intent === 'string' ? fetchIntent(intent) : null
    },
    apply: async (intent) => (intent ? applyIntent(intent) : undefined),
  })
  onPoll('payments', async (now) => {
    for (const { intentRef } of await listUnfinished(new Date(now.getTime() - syncAfterMs), 50))
      if (intentRef) await syncObject('payment_intent', intentRef)
  })
  onTimer('payment', 'hold_ends', (id) => releaseHold(id, 'authorised'))
  onTimer('payment', 'give_up', (id) => releaseHold(id, 'requires_action'))
  onEvent('payment.unwanted', async ({ paymentId, how }) => {
    const payment = await loadPayment(paymentId)
    if (!payment?.intentRef) return
    if (how === 'held')
      await cancelIntent.request(`cancel:${paymentId}`, { paymentId, intentRef: payment.intentRef })
    else
      await refundPayment(paymentId, {
        amount: payment.captured,
        reason: 'What it was for had ended before the charge came through.',
        key: `dead:${paymentId}`,
      })
  })
}

/**
 * Returns the sync of an object about a charge: `apply` for the charge of an offer, otherwise the invoice of
 * its subscription.
 */
function syncOfCharge<ProviderObject extends Stripe.Refund | Stripe.Dispute>(
  fetch: (id: string) => Promise<ProviderObject>,
  apply: (object: ProviderObject) => Promise<void>,
) {
  return {
    fetch: async (id: string) => {
      const object = await fetch(id)
      const intent = idOf(object.payment_intent)
      const isOfferPayment = !intent || (await findPaymentByIntent(intent)) !== undefined
      return { object, invoice: isOfferPayment ? null : await fetchInvoiceOfIntent(intent) }
    },
    apply: ({ object, invoice }: { object: ProviderObject; invoice: PaidInvoice | null }) =>
      invoice ? applyInvoice(invoice) : apply(object),
  }
}

/**
 * Releases a hold that is too old to be charged safely, or cancels a payment without the bank's confirmation.
 */
async function releaseHold(paymentId: string, status: 'authorised' | 'requires_action'): Promise<void> {
  const locked = await lockPaymentWithPayable(await loadPayment(paymentId))
  if (locked?.payment.status !== status || !locked.payment.intentRef) return
  await cancelIntent.request(`cancel:${paymentId}`, { paymentId, intentRef: locked.payment.intentRef })
}

/**
 * Prevents erasing an account while an amount is held on its card, while a payment of its deals is disputed, and
 * while a failed refund is owed to it.
 */
export const paymentErasure: Erasure = {
  findErasureBlocker: async (accountId) =>
    (await hasOpenPayables(accountId)) || (await hasUnsettledPayments(accountId)) ? 'money_held' : null,
}

/**
 * Reads every transaction of our balance at the provider, newest first; the ledger is compared with it each
 * night.
 */
export async function* listProviderTransactions(): AsyncIterable<BalanceTransaction> {
  for await (const { id, net, fee, currency, type, source, created } of provider().balanceTransactions.list({
    limit: 100,
  })) {
    yield {
      id,
      net,
      fee,
      currency: currency.toUpperCase(),
      type,
      source: idOf(source) ?? null,
      created: new Date(created * 1_000),
    }
  }
}
