import { billingStrikes } from './billing/routes.ts'
import { expireHold } from './intents/capture-payment-intent.ts'
import { disputeStrikes } from './money/disputes.ts'
import { refundStrikes } from './money/refunds.ts'
import { payoutStrikes } from './payees/payout-strikes.ts'
import type { Strike } from './route.ts'

/** What falls due, by the timer's name. */
export const strikes: Record<string, Strike> = {
  ...billingStrikes,
  ...disputeStrikes,
  ...payoutStrikes,
  ...refundStrikes,
  hold_expires: expireHold,
}
