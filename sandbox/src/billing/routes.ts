import type { Include, Route } from '../route.ts'
import { checkoutRoutes, includeLineItems } from './checkout-sessions.ts'
import { couponRoutes } from './coupons.ts'
import { creditNoteRoutes } from './credit-notes.ts'
import { includeConfirmationSecret, includePayments, invoiceRoutes } from './invoices.ts'
import { portalRoutes } from './portal-sessions.ts'
import { promotionCodeRoutes } from './promotion-codes.ts'
import { subscriptionRoutes } from './subscriptions.ts'

export { billingEventHandlers } from './billing-changes.ts'
export { billingTimers } from './billing-timers.ts'

/** The calls of coupons, subscriptions, invoices and checkout. */
export const billingRoutes: Route[] = [
  ...checkoutRoutes,
  ...couponRoutes,
  ...creditNoteRoutes,
  ...invoiceRoutes,
  ...portalRoutes,
  ...promotionCodeRoutes,
  ...subscriptionRoutes,
]

/** Fields that billing adds to an object only when `expand` names them, by `<object>.<field>`. */
export const billingIncludes: Record<string, Include> = {
  'checkout.session.line_items': includeLineItems,
  'invoice.confirmation_secret': includeConfirmationSecret,
  'invoice.payments': includePayments,
}
