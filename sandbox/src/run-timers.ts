import { billingStrikes } from './billing/routes.ts'
import { expireHold } from './intents/capture-payment-intent.ts'
import { disputeStrikes } from './money/disputes.ts'
import { refundStrikes } from './money/refunds.ts'
import { payoutStrikes } from './payees/payout-timers.ts'
import type { Strike } from './route.ts'

/** The timer handlers, by timer name. */
export const timerHandlers: Record<string, Strike> = {
  ...billingStrikes,
  ...disputeStrikes,
  ...payoutStrikes,
  ...refundStrikes,
  hold_expires: expireHold,
}
