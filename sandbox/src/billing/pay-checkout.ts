import { confirmSetupIntent } from '../intents/confirm-setup-intent.ts'
import { createSetupIntent } from '../intents/setup-intents.ts'
import type { PaymentIntent, SetupIntent } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { completeTrialSession, customerOf, dropUnpaid, paySession, trialEndOf } from './complete-session.ts'
import type { CheckoutSession } from './kinds.ts'
import { findCode } from './promotion-codes.ts'
import { checkDiscount, type DiscountRequest } from './redeem.ts'

export interface CheckoutAnswer {
  status: 'complete' | 'authenticate'
  /** The next page: the app's success page, or the authentication page. */
  url: string
}

/**
 * Submits the hosted checkout with a card: pays and starts the subscription, or saves the card and starts the
 * trial. Call it inside `store.transaction`. Fails with 402 when the bank declines, and for invalid codes;
 * nothing of that attempt is kept then.
 */
export function payCheckout(
  store: SandboxStore,
  id: string,
  entered: { payment_method?: string; promotion_code?: string },
  publicUrl: string,
): CheckoutAnswer {
  const session = store.get('checkout.session', id, 'session')
  if (session.status !== 'open') failRequest(undefined, 'This checkout is no longer open.')
  dropUnpaid(store, session)
  return store.shared.database.attempt(
    () =>
      trialEndOf(store, session) === null
        ? payNow(store, session, entered, publicUrl)
        : beginTrial(store, session, entered, publicUrl),
    () => false,
  )
}

/** Returns the discounts of a session with the typed code. Fails for unknown, expired and used-up codes. */
export function readDiscounts(
  store: SandboxStore,
  session: CheckoutSession,
  typed: string | undefined,
): DiscountRequest[] {
  if (!typed || !session.allow_promotion_codes) return session.discounts
  const code = findCode(store, typed)
  if (!code?.active)
    throw new StripeError(400, {
      code: 'coupon_expired',
      message: 'This code is not valid.',
      param: 'promotion_code',
    })
  const ask = { coupon: null, promotion_code: code.id }
  checkDiscount(store, ask, session.currency)
  return [ask]
}

/** Returns the app's page for a completed session. */
export function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

function payNow(
  store: SandboxStore,
  session: CheckoutSession,
  entered: { payment_method?: string; promotion_code?: string },
  publicUrl: string,
): CheckoutAnswer {
  if (!entered.payment_method) failRequest('parameter_missing', 'A card is needed.', 'payment_method')
  const asks = readDiscounts(store, session, entered.promotion_code)
  const subscription = paySession(store, session, entered.payment_method, asks)
  if (subscription.status === 'active') return { status: 'complete', url: successUrl(session) }
  const invoice = store.get('invoice', subscription.latest_invoice ?? '')
  return awaitOwner(store.get('payment_intent', invoice._intent ?? ''), publicUrl)
}

function beginTrial(
  store: SandboxStore,
  session: CheckoutSession,
  entered: { payment_method?: string; promotion_code?: string },
  publicUrl: string,
): CheckoutAnswer {
  const discounts = readDiscounts(store, session, entered.promotion_code).map((ask) => ({
    coupon: ask.coupon ?? null,
    promotion_code: ask.promotion_code ?? null,
  }))
  store.save({ ...session, discounts })
  if (!entered.payment_method) {
    if (session.payment_method_collection === 'always')
      failRequest('parameter_missing', 'A card is needed.', 'payment_method')
    completeTrialSession(store, session.id, null)
    return { status: 'complete', url: successUrl(session) }
  }
  const customer = customerOf(store, store.get('checkout.session', session.id))
  const made = {
    ...createSetupIntent(store, { customer, usage: 'off_session' }, { publicUrl }),
    _session: session.id,
  }
  store.save(made)
  const intent = confirmSetupIntent(
    store,
    made,
    { payment_method: entered.payment_method, use_stripe_sdk: true },
    publicUrl,
  )
  return intent.status === 'succeeded'
    ? { status: 'complete', url: successUrl(session) }
    : awaitOwner(intent, publicUrl)
}

function awaitOwner(intent: PaymentIntent | SetupIntent, publicUrl: string): CheckoutAnswer {
  if (intent.status === 'requires_action')
    return { status: 'authenticate', url: `${publicUrl}/authenticate/${intent.id}` }
  const error = { message: 'Your card was declined.', code: 'card_declined', ...lastError(intent) }
  throw new StripeError(402, { ...error, type: 'card_error' })
}

function lastError(intent: PaymentIntent | SetupIntent): object | null {
  return intent.object === 'payment_intent' && 'last_payment_error' in intent
    ? Object(intent.last_payment_error)
    : Object(intent.last_setup_error)
}
