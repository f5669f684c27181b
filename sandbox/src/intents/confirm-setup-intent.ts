import { takePaymentMethod } from '../cards/make-payment-method.ts'
import { attachPaymentMethod } from '../cards/payment-methods.ts'
import { cardOfFingerprint, type Decline } from '../cards/test-cards.ts'
import type { PaymentMethod, SetupIntent } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { StripeError } from '../stripe-error.ts'
import { markSetUp, nextAction } from './authentication.ts'

export interface SetupConfirmParams {
  payment_method?: string
  return_url?: string
  use_stripe_sdk?: boolean
}

/**
 * Saves a card for later payments; its bank may first require authentication. Fails with 402 for cards that
 * cannot be saved.
 */
export function confirmSetupIntent(
  store: SandboxStore,
  intent: SetupIntent,
  params: SetupConfirmParams,
  publicUrl: string,
): SetupIntent {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    failState(intent)
  const id = params.payment_method ?? intent.payment_method
  if (!id) {
    const message = 'You cannot confirm this SetupIntent because it’s missing a payment method.'
    throw new StripeError(400, { code: 'setup_intent_unexpected_state', message, setup_intent: intent })
  }
  const method = takePaymentMethod(store, id)
  const ready: SetupIntent = {
    ...intent,
    payment_method: method.id,
    last_setup_error: null,
    next_action: null,
  }
  const { authentication } = cardOfFingerprint(method.card.fingerprint)
  if (authentication === 'never' || authentication === 'on_session') return finish(store, ready, method)
  const waiting: SetupIntent = {
    ...ready,
    next_action: nextAction(ready.id, publicUrl, params.return_url, params.use_stripe_sdk === true),
    status: 'requires_action',
  }
  store.save(waiting)
  store.emit('setup_intent.requires_action', waiting)
  return waiting
}

/** Continues after the cardholder passed or failed the authentication; nothing is thrown. */
export function answerSetupAuthentication(
  store: SandboxStore,
  intent: SetupIntent,
  passed: boolean,
): SetupIntent {
  if (intent.status !== 'requires_action' || !intent.payment_method) failState(intent)
  const method = store.get('payment_method', intent.payment_method, 'payment_method')
  const failed: Decline = {
    code: 'setup_intent_authentication_failure',
    decline_code: '',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  }
  try {
    return passed
      ? finish(store, { ...intent, next_action: null }, method)
      : fail(store, intent, method, failed)
  } catch (thrown) {
    if (thrown instanceof StripeError && thrown.keep) return store.get('setup_intent', intent.id)
    throw thrown
  }
}

function finish(store: SandboxStore, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  const { decline, attaches } = cardOfFingerprint(method.card.fingerprint)
  if (decline && !attaches) fail(store, intent, method, decline)
  if (intent.customer && method.customer !== intent.customer)
    attachPaymentMethod(store, method, intent.customer)
  markSetUp(store, method)
  const done: SetupIntent = { ...intent, next_action: null, status: 'succeeded' }
  store.save(done)
  store.emit('setup_intent.succeeded', done)
  return done
}

function fail(store: SandboxStore, intent: SetupIntent, method: PaymentMethod, decline: Decline): never {
  const isAuthentication = decline.code === 'setup_intent_authentication_failure'
  const error = {
    code: decline.code,
    ...(decline.decline_code && { decline_code: decline.decline_code }),
    message: decline.message,
    payment_method: method,
    type: isAuthentication ? 'invalid_request_error' : 'card_error',
  } as const
  const failed: SetupIntent = {
    ...intent,
    last_setup_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  }
  store.save(failed)
  store.emit('setup_intent.setup_failed', failed)
  throw new StripeError(402, { ...error, setup_intent: failed }, true)
}

function failState(intent: SetupIntent): never {
  const message = `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`
  throw new StripeError(400, { code: 'setup_intent_unexpected_state', message, setup_intent: intent })
}
