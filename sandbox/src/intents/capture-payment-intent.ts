import { cardOfFingerprint } from '../cards/test-cards.ts'
import { mergeMetadata } from '../customers/merge-metadata.ts'
import { receiveMoney } from '../money/charges.ts'
import { openDispute } from '../money/open-dispute.ts'
import type { TimerHandler } from '../route.ts'
import type { Charge, Metadata, PaymentIntent } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'
import { failState } from './confirm-payment-intent.ts'

interface CaptureParams {
  amount_to_capture?: number
  metadata?: Metadata | ''
  statement_descriptor_suffix?: string
}

/**
 * Captures the held money or a part of it (minor units); the rest is released. Fails when nothing is held or
 * the hold has expired.
 */
export function capturePaymentIntent(
  store: SandboxStore,
  intent: PaymentIntent,
  params: CaptureParams,
): PaymentIntent {
  const charge = intent.latest_charge ? store.get('charge', intent.latest_charge, 'charge') : null
  if (intent.status === 'canceled' && charge?._expired === true) {
    failRequest(
      'charge_expired_for_capture',
      'The PaymentIntent’s authorization has expired: its charge can no longer be captured.',
    )
  }
  if (intent.status !== 'requires_capture' || !charge) failState(intent, 'capture')
  const amount = params.amount_to_capture ?? intent.amount_capturable
  if (amount < 1)
    failRequest(
      'parameter_invalid_integer',
      'This value must be greater than or equal to 1.',
      'amount_to_capture',
    )
  if (amount > intent.amount_capturable) {
    const message = `The requested capture amount is greater than the amount you can capture for this PaymentIntent, ${intent.amount_capturable}.`
    failRequest('amount_too_large', message, 'amount_to_capture')
  }
  const captured: PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    metadata: mergeMetadata(intent.metadata, params.metadata),
    status: 'succeeded',
  }
  store.save(captured)
  store.undue('hold_expires', intent.id)
  settle(store, charge, amount)
  store.emit('payment_intent.succeeded', captured)
  return captured
}

function settle(store: SandboxStore, charge: Charge, amount: number): void {
  const method = store.find('payment_method', charge.payment_method ?? '')
  const fingerprint = method?.card.fingerprint ?? ''
  const received = receiveMoney(store, { ...charge, amount_captured: amount, captured: true }, fingerprint)
  store.emit('charge.captured', received)
  if (cardOfFingerprint(fingerprint).disputed) openDispute(store, received, { reason: 'fraudulent' })
}

const cancellable = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
])

/** Cancels an intent that has not been captured; a hold is released completely. */
export function cancelPaymentIntent(
  store: SandboxStore,
  intent: PaymentIntent,
  reason: string | null,
): PaymentIntent {
  if (!cancellable.has(intent.status)) failState(intent, 'cancel')
  const hold =
    intent.status === 'requires_capture' && intent.latest_charge
      ? store.get('charge', intent.latest_charge, 'charge')
      : null
  const canceled: PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    canceled_at: store.now(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  }
  store.save(canceled)
  store.undue('hold_expires', intent.id)
  if (hold) {
    const released = { ...hold, amount_refunded: hold.amount, refunded: true }
    store.save(released)
    store.emit('charge.refunded', released, { amount_refunded: 0, refunded: false })
  }
  store.emit('payment_intent.canceled', canceled)
  return canceled
}

/** Expires a hold that was not captured: the charge expires and the intent ends. */
export const expireHold: TimerHandler = (store, { key }) => {
  const intent = store.find('payment_intent', key)
  if (intent?.status !== 'requires_capture' || !intent.latest_charge) return
  const charge = store.get('charge', intent.latest_charge, 'charge')
  const expired = { ...charge, amount_refunded: charge.amount, refunded: true, _expired: true }
  store.save(expired)
  const canceled: PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    canceled_at: store.now(),
    cancellation_reason: 'automatic',
    status: 'canceled',
  }
  store.save(canceled)
  store.emit('charge.expired', expired)
  store.emit('payment_intent.canceled', canceled)
}
