import type Stripe from 'stripe'
import { provider } from '../../platform/provider/gateway.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { loadCard } from '../cards/cards.store.ts'
import { customerOf } from '../cards/customer.ts'
import { applyIntent, declineIntent, fetchIntent, intentDetails, scheduleIntentSync } from './apply-intent.ts'
import { loadPayable } from './payables.store.ts'
import { loadPayment } from './payments.store.ts'

interface Attempt {
  paymentId: string
  cardId: string
  /** The payer is away and agreed to the payment before. */
  isOffSession?: boolean
}
interface IntentRef {
  paymentId: string
  intentRef: string
}

/**
 * Creates the payment at the provider and holds its amount on a card (payments, section 3,
 * createOneTimePayment).
 */
export const openIntent = queueProviderCall<Attempt, Stripe.PaymentIntent>('open payment', {
  send: async ({ paymentId, cardId, isOffSession }, key) => {
    const payment = await required(loadPayment(paymentId))
    const [card, payable, customer] = await Promise.all([
      required(loadCard(cardId)),
      required(loadPayable(payment.payableId)),
      customerOf(payment.payerId),
    ])
    return provider().paymentIntents.create(
      {
        amount: payment.amount,
        currency: payment.currency.toLowerCase(),
        customer,
        payment_method: card.methodRef,
        confirm: true,
        ...(isOffSession && { off_session: true }),
        capture_method: 'manual',
        allowed_payment_method_types: ['card'],
        description: payable.title.slice(0, 200),
        transfer_group: `payable_${payable.id}`,
        metadata: { payment: paymentId, payable: payable.id },
        ...intentDetails,
      },
      { idempotencyKey: key },
    )
  },
  find: async ({ paymentId }) => {
    const customer = await customerOf((await required(loadPayment(paymentId))).payerId)
    const { data } = await provider().paymentIntents.list({ customer, limit: 100 })
    const known = data.find(({ metadata }) => metadata.payment === paymentId)
    return known ? fetchIntent(known.id) : null
  },
  onSuccess: (intent) => applyIntent(intent),
  onRejected: (why, { paymentId }) => declineIntent(paymentId, why),
})

/** Tries the same payment with another card. */
export const confirmIntent = queueProviderCall<Attempt & IntentRef, Stripe.PaymentIntent>('confirm payment', {
  send: async ({ cardId, intentRef }, key) => {
    const card = await required(loadCard(cardId))
    return provider().paymentIntents.confirm(
      intentRef,
      { payment_method: card.methodRef, ...intentDetails },
      { idempotencyKey: key },
    )
  },
  onSuccess: (intent) => applyIntent(intent),
  onRejected: (why, { paymentId }) => declineIntent(paymentId, why),
})

/** Charges a hold; a smaller amount releases the rest. */
export const captureIntent = queueProviderCall<IntentRef & { amount: number }, Stripe.PaymentIntent>(
  'charge',
  {
    send: ({ intentRef, amount }, key) =>
      provider().paymentIntents.capture(
        intentRef,
        { amount_to_capture: amount, ...intentDetails },
        { idempotencyKey: key },
      ),
    onSuccess: (intent) => applyIntent(intent),
    // The call came too late or the payment ended otherwise: the provider’s object says how.
    onRejected: (_why, { intentRef, paymentId }) => scheduleIntentSync(intentRef, `capture:${paymentId}`),
  },
)

/** Releases a hold. */
export const cancelIntent = queueProviderCall<IntentRef, Stripe.PaymentIntent>('give hold back', {
  send: ({ intentRef }, key) =>
    provider().paymentIntents.cancel(intentRef, { ...intentDetails }, { idempotencyKey: key }),
  onSuccess: (intent) => applyIntent(intent),
  onRejected: (_why, { intentRef, paymentId }) => scheduleIntentSync(intentRef, `cancel:${paymentId}`),
})

async function required<T>(row: Promise<T | undefined>): Promise<T> {
  const found = await row
  if (!found) throw new Error('A row that a provider call needs does not exist')
  return found
}
