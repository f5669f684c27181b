import { cardOfFingerprint } from '../cards/test-cards.ts'
import type { PaymentMethod } from '../store/kinds.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'

/** Returns whether this card's bank requires authentication to pay or save. */
export function needsAuthentication(method: PaymentMethod, offSession: boolean): boolean {
  const { authentication } = cardOfFingerprint(method.card.fingerprint)
  if (authentication === 'always') return true
  if (authentication === 'on_session') return !offSession
  return authentication === 'unless_set_up' && (!offSession || method._set_up !== true)
}

/** Records that the cardholder agreed to later payments. */
export function markSetUp(store: SandboxStore, method: PaymentMethod): void {
  const current = store.find('payment_method', method.id) ?? method
  store.save({ ...current, _set_up: true })
}

/**
 * Returns how the cardholder authenticates: inside the page by default, or by redirect when the caller gave a
 * return URL.
 */
export function nextAction(
  id: string,
  publicUrl: string,
  returnUrl: string | undefined,
  inPage: boolean,
): object {
  const url = `${publicUrl}/authenticate/${id}`
  if (returnUrl && !inPage)
    return { redirect_to_url: { return_url: returnUrl, url }, type: 'redirect_to_url' }
  return { type: 'use_stripe_sdk', use_stripe_sdk: { stripe_js: url, type: 'three_d_secure_redirect' } }
}
