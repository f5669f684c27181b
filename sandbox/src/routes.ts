import { billingRoutes } from './billing/routes.ts'
import { paymentMethodRoutes } from './cards/payment-methods.ts'
import { priceRoutes } from './catalogue/prices.ts'
import { productRoutes } from './catalogue/products.ts'
import { taxRateRoutes } from './catalogue/tax-rates.ts'
import { customerRoutes } from './customers/customers.ts'
import { taxIdRoutes } from './customers/tax-ids.ts'
import { eventRoutes } from './events/events.ts'
import { paymentIntentRoutes } from './intents/payment-intents.ts'
import { setupIntentRoutes } from './intents/setup-intents.ts'
import { balanceRoutes } from './money/balance.ts'
import { chargeRoutes } from './money/charges.ts'
import { disputeRoutes } from './money/disputes.ts'
import { refundRoutes } from './money/refunds.ts'
import { transferRoutes } from './money/transfers.ts'
import { accountLinkRoutes } from './payees/account-links.ts'
import { accountRoutes } from './payees/accounts.ts'
import { externalAccountRoutes } from './payees/external-accounts.ts'
import { payoutRoutes } from './payees/payouts.ts'
import { tokenRoutes } from './payees/tokens.ts'
import type { Route } from './route.ts'

/** Every call of the API that the sandbox serves. */
export const routes: Route[] = [
  ...accountRoutes,
  ...accountLinkRoutes,
  ...balanceRoutes,
  ...billingRoutes,
  ...chargeRoutes,
  ...customerRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...externalAccountRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...payoutRoutes,
  ...priceRoutes,
  ...productRoutes,
  ...refundRoutes,
  ...setupIntentRoutes,
  ...taxIdRoutes,
  ...taxRateRoutes,
  ...tokenRoutes,
  ...transferRoutes,
]
