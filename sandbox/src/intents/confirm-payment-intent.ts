import { takePaymentMethod } from '../cards/make-payment-method.ts'
import { attachPaymentMethod } from '../cards/payment-methods.ts'
import { cardOfFingerprint, type Decline } from '../cards/test-cards.ts'
import { receiveMoney, writeCharge } from '../money/charges.ts'
import { openDispute } from '../money/open-dispute.ts'
import type { PaymentIntent, PaymentMethod } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { markSetUp, needsAuthentication, nextAction } from './authentication.ts'

export interface ConfirmParams {
  error_on_requires_action?: boolean
  off_session?: boolean | string
  payment_method?: string
  return_url?: string
  setup_future_usage?: string
  use_stripe_sdk?: boolean
}

const confirmable = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action'])

const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

/**
 * Fails with payment_intent_unexpected_state, as Stripe does when an intent's status does not allow the
 * action.
 */
export function failState(intent: PaymentIntent, verb: string): never {
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`
  throw new StripeError(400, { code: 'payment_intent_unexpected_state', message, payment_intent: intent })
}

/**
 * Tries to pay an intent with its card: held or captured, or awaiting authentication (requires_action). A
 * declined card fails with 402; the failed charge and the intent's `last_payment_error` are kept.
 */
export function confirmPaymentIntent(
  store: SandboxStore,
  intent: PaymentIntent,
  params: ConfirmParams,
  publicUrl: string,
): PaymentIntent {
  if (!confirmable.has(intent.status)) failState(intent, 'confirm')
  const id = params.payment_method ?? intent.payment_method
  if (!id) {
    const message =
      'You cannot confirm this PaymentIntent because it’s missing a payment method. Update it with a payment method first.'
    throw new StripeError(400, { code: 'payment_intent_unexpected_state', message, payment_intent: intent })
  }
  const method = takePaymentMethod(store, id)
  checkOwner(intent, method)
  const setUp = params.setup_future_usage ?? intent.setup_future_usage
  const ready: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    setup_future_usage: setUp || null,
    last_payment_error: null,
    next_action: null,
  }
  const offSession = Boolean(params.off_session)
  if (!needsAuthentication(method, offSession)) return pay(store, ready, method, false)
  if (offSession || params.error_on_requires_action) fail(store, ready, method, authenticationRequired)
  const waiting: PaymentIntent = {
    ...ready,
    next_action: nextAction(ready.id, publicUrl, params.return_url, params.use_stripe_sdk === true),
    status: 'requires_action',
  }
  store.save(waiting)
  store.emit('payment_intent.requires_action', waiting)
  return waiting
}

/**
 * Continues after the cardholder passed or failed the authentication. A card that declines afterwards leaves
 * a failed intent; nothing is thrown.
 */
export function answerPaymentAuthentication(
  store: SandboxStore,
  intent: PaymentIntent,
  passed: boolean,
): PaymentIntent {
  if (intent.status !== 'requires_action' || !intent.payment_method) failState(intent, 'authenticate')
  const method = store.get('payment_method', intent.payment_method, 'payment_method')
  const ready: PaymentIntent = { ...intent, next_action: null }
  const failed: Decline = {
    code: 'payment_intent_authentication_failure',
    decline_code: '',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  }
  try {
    return passed ? pay(store, ready, method, true) : fail(store, ready, method, failed)
  } catch (thrown) {
    if (thrown instanceof StripeError && thrown.keep) return store.get('payment_intent', intent.id)
    throw thrown
  }
}

function checkOwner(intent: PaymentIntent, method: PaymentMethod): void {
  if (method.customer && method.customer !== intent.customer) {
    const message = `The provided PaymentMethod belongs to another customer than this PaymentIntent. Include the customer in the PaymentIntent.`
    failRequest('payment_method_invalid_parameter', message, 'payment_method')
  }
  if (!method.customer && method._used === true) {
    const message =
      'The provided PaymentMethod was previously used without being attached to a Customer or was detached, and may not be used again.'
    failRequest('payment_method_unexpected_state', message, 'payment_method')
  }
}

function pay(
  store: SandboxStore,
  intent: PaymentIntent,
  method: PaymentMethod,
  authenticated: boolean,
): PaymentIntent {
  const card = cardOfFingerprint(method.card.fingerprint)
  if (card.decline) fail(store, intent, method, card.decline, authenticated)
  keepMethod(store, intent, method)
  const charge = writeCharge(store, intent, method, { authenticated })
  const isHeld = !charge.captured
  const paid: PaymentIntent = {
    ...intent,
    amount_capturable: isHeld ? intent.amount : 0,
    amount_received: isHeld ? 0 : intent.amount,
    latest_charge: charge.id,
    status: isHeld ? 'requires_capture' : 'succeeded',
  }
  store.save(paid)
  const received = isHeld ? charge : receiveMoney(store, charge, method.card.fingerprint)
  store.emit('charge.succeeded', received)
  store.emit(isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', paid)
  if (isHeld)
    store.due('hold_expires', charge.payment_method_details?.card?.capture_before ?? store.now(), intent.id)
  else if (card.disputed) openDispute(store, received, { reason: 'fraudulent' })
  return paid
}

/** A card used once cannot be used again, unless the intent saves it on its customer. */
function keepMethod(store: SandboxStore, intent: PaymentIntent, method: PaymentMethod): void {
  if (intent.setup_future_usage) {
    const saved =
      intent.customer && !method.customer ? attachPaymentMethod(store, method, intent.customer) : method
    markSetUp(store, saved)
  } else if (!method.customer) store.save({ ...method, _used: true })
}

function fail(
  store: SandboxStore,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
  authenticated = false,
): never {
  const isAuthentication = decline.code === 'payment_intent_authentication_failure'
  const charge = isAuthentication ? null : writeCharge(store, intent, method, { decline, authenticated })
  const error = {
    ...(charge && { charge: charge.id }),
    code: decline.code,
    ...(decline.decline_code && { decline_code: decline.decline_code }),
    message: decline.message,
    payment_method: method,
    type: isAuthentication ? 'invalid_request_error' : 'card_error',
  } as const
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: error,
    latest_charge: charge?.id ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  }
  store.save(failed)
  if (charge) store.emit('charge.failed', charge)
  store.emit('payment_intent.payment_failed', failed)
  throw new StripeError(402, { ...error, payment_intent: failed }, true)
}
