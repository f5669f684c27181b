import { billingTimers } from './billing/routes.ts'
import { expireHold } from './intents/capture-payment-intent.ts'
import { disputeTimers } from './money/disputes.ts'
import { refundTimers } from './money/refunds.ts'
import { payoutTimers } from './payees/payout-timers.ts'
import type { TimerHandler } from './route.ts'

/** The timer handlers, by timer name. */
export const timerHandlers: Record<string, TimerHandler> = {
  ...billingTimers,
  ...disputeTimers,
  ...payoutTimers,
  ...refundTimers,
  hold_expires: expireHold,
}
