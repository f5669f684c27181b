import Stripe from 'stripe'

/** A permanent rejection by the provider, without any data of the request. */
export interface ProviderRejection {
  /** The provider's code, such as `card_declined` or `charge_expired_for_capture`. */
  code: string
  /** The bank's decline code. */
  declineCode: string | null
  /** The payment that the rejection is about, where the provider names one. */
  intentId: string | null
}

/**
 * Returns a permanent rejection by the provider; null while the outcome is unknown: no response, too many
 * requests, a server error, another request with the same key in progress. Calls with an unknown outcome are
 * repeated with the same key (payments, section 5).
 */
export function providerErrorOf(error: unknown): ProviderRejection | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null
  const isDefinite =
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  if (!isDefinite || error.code === 'lock_timeout' || error.statusCode === 409) return null
  return {
    code: error.code ?? error.type,
    declineCode: error.decline_code ?? null,
    intentId: error.payment_intent?.id ?? null,
  }
}

/** Returns whether the provider was unreachable or had a server error. */
export function isProviderError(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && providerErrorOf(error) === null
}
