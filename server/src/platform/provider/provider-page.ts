import { log } from '../log.ts'
import { gatewaySettings } from './gateway.ts'

/**
 * Stripe’s hosts of the pages that a browser is sent to, as in Stripe’s documentation of checkout, of the onboarding of
 * payees and of hosted invoices. A domain of one’s own for checkout is not supported.
 */
export const stripePages = [
  'https://checkout.stripe.com',
  'https://connect.stripe.com',
  'https://invoice.stripe.com',
] as const

/**
 * Returns the address of a page of the payment provider when its origin is one of the provider’s; null for any other
 * address, with a warning in the log, and for none.
 */
export function providerPage(url: string | null | undefined): string | null {
  if (!url) return null
  const origin = URL.canParse(url) ? new URL(url).origin : 'no address'
  if (gatewaySettings().redirectOrigins.includes(origin)) return url
  log.warn({ origin }, 'an address of the payment provider outside its hosts was dropped')
  return null
}
