import { dealLifecycle } from '../lifecycles/deal.ts'

/**
 * When the talent's side is paid: the payout date of a deal, counted from the moment in which all work is approved
 * and, where it is published, posted.
 */
export const PAY_DAY_TEXT = `${dealLifecycle.timers.payDay.after / 86_400_000} days after all work is approved and posted`
