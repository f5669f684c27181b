import Stripe from 'stripe'

/** What the provider refused for good, without anything of the request in it. */
export interface ProviderRejection {
  /** The provider's code, such as `card_declined` or `charge_expired_for_capture`. */
  code: string
  /** The bank's word behind a decline. */
  declineCode: string | null
  /** The payment the refusal is about, where the provider names one. */
  intentId: string | null
}

/**
 * A definite no of the provider; null while the outcome is unknown: no answer, too many requests, a fault of theirs, another request
 * with the same key in flight. The unknown is asked again with the same key (payments, section 5).
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

/** Whether the provider could not be asked at all, or had a fault of its own. */
export function isProviderError(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && providerErrorOf(error) === null
}
