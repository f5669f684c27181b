import { cardOfFingerprint } from '../cards/test-cards.ts'
import { mergeMetadata } from '../customers/merge-metadata.ts'
import { receiveMoney } from '../money/charges.ts'
import { openDispute } from '../money/open-dispute.ts'
import type { Strike } from '../route.ts'
import type { SandboxStore } from '../store/book.ts'
import type { Charge, Metadata, PaymentIntent } from '../store/kinds.ts'
import { failRequest } from '../stripe-error.ts'
import { refuseState } from './confirm-payment-intent.ts'

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
  book: SandboxStore,
  intent: PaymentIntent,
  params: CaptureParams,
): PaymentIntent {
  const charge = intent.latest_charge ? book.get('charge', intent.latest_charge, 'charge') : null
  if (intent.status === 'canceled' && charge?._expired === true) {
    failRequest(
      'charge_expired_for_capture',
      'The PaymentIntent’s authorization has expired: its charge can no longer be captured.',
    )
  }
  if (intent.status !== 'requires_capture' || !charge) refuseState(intent, 'capture')
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
  book.save(captured)
  book.undue('hold_expires', intent.id)
  settle(book, charge, amount)
  book.emit('payment_intent.succeeded', captured)
  return captured
}

function settle(book: SandboxStore, charge: Charge, amount: number): void {
  const method = book.find('payment_method', charge.payment_method ?? '')
  const fingerprint = method?.card.fingerprint ?? ''
  const received = receiveMoney(book, { ...charge, amount_captured: amount, captured: true }, fingerprint)
  book.emit('charge.captured', received)
  if (cardOfFingerprint(fingerprint).disputed) openDispute(book, received, { reason: 'fraudulent' })
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
  book: SandboxStore,
  intent: PaymentIntent,
  reason: string | null,
): PaymentIntent {
  if (!cancellable.has(intent.status)) refuseState(intent, 'cancel')
  const hold =
    intent.status === 'requires_capture' && intent.latest_charge
      ? book.get('charge', intent.latest_charge, 'charge')
      : null
  const canceled: PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    canceled_at: book.now(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  }
  book.save(canceled)
  book.undue('hold_expires', intent.id)
  if (hold) {
    const released = { ...hold, amount_refunded: hold.amount, refunded: true }
    book.save(released)
    book.emit('charge.refunded', released, { amount_refunded: 0, refunded: false })
  }
  book.emit('payment_intent.canceled', canceled)
  return canceled
}

/** Expires a hold that was not captured: the charge expires and the intent ends. */
export const expireHold: Strike = (book, { key }) => {
  const intent = book.find('payment_intent', key)
  if (intent?.status !== 'requires_capture' || !intent.latest_charge) return
  const charge = book.get('charge', intent.latest_charge, 'charge')
  const expired = { ...charge, amount_refunded: charge.amount, refunded: true, _expired: true }
  book.save(expired)
  const canceled: PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    canceled_at: book.now(),
    cancellation_reason: 'automatic',
    status: 'canceled',
  }
  book.save(canceled)
  book.emit('charge.expired', expired)
  book.emit('payment_intent.canceled', canceled)
}
