import { days, hours, lifecycle } from './lifecycle.ts'

/**
 * The payout of a payee's share (domain, section 2.7). Marquee owes it from the completion of the deal,
 * whatever its state.
 */
export const payoutLifecycle = lifecycle<object>()({
  noun: 'payout',
  states: {
    scheduled: { label: 'Scheduled', tone: 'action', nextActor: 'system' },
    on_hold: { label: 'On hold', tone: 'warning', nextActor: 'talent' },
    in_transit: { label: 'In transit', tone: 'action', nextActor: null },
    paid: { label: 'Paid', tone: 'good', nextActor: null },
    failed: { label: 'Returned by bank', tone: 'bad', nextActor: 'talent' },
    reversed: { label: 'Reversed', tone: 'bad', nextActor: null, end: true },
  },
  guards: {},
  transitions: [
    { event: 'schedule', from: ['new'], to: 'scheduled', by: ['system'] },
    { event: 'hold', from: ['scheduled'], to: 'on_hold', by: ['system'] },
    { event: 'resume', from: ['on_hold'], to: 'scheduled', by: ['system'] },
    { event: 'send', from: ['scheduled', 'on_hold'], to: 'in_transit', by: ['system'] },
    { event: 'pay', from: ['in_transit', 'failed'], to: 'paid', by: ['system'] },
    // The bank may also return a payout that it had accepted.
    { event: 'fail', from: ['in_transit', 'paid'], to: 'failed', by: ['system'] },
    {
      event: 'reverse',
      from: ['scheduled', 'on_hold', 'in_transit', 'paid', 'failed'],
      to: 'reversed',
      by: ['system'],
    },
  ],
  timers: {},
})

export type PayoutEvent = (typeof payoutLifecycle.transitions)[number]['event']

/** Reasons why a payout is on hold, as its payee reads them. */
export const holdReasons = {
  onboarding: 'We need your bank details first.',
  unclaimed: 'On hold until the talent claims their profile and adds bank details.',
  restricted: 'The payment provider needs more details.',
  bank_change:
    'Your bank details, email address or two-step verification changed. Payouts are on hold for 72 hours to protect your account.',
  dispute: 'The brand’s bank disputes the payment.',
  suspended: 'Your account is suspended.',
  decision: 'A decision of Marquee about a report holds your payouts. The reasons are in your settings.',
  case_open: 'A dispute about this deal is open. The payout waits for its end.',
} as const
export type HoldReason = keyof typeof holdReasons

/** How long payouts are on hold after a change of bank details or of what secures the account (reliability, attack T10). */
export const BANK_CHANGE_HOLD_MS = hours(72)

/** Reminders of a share that waits for its payee, counted from when it began to wait; then every 30 days. */
export const payoutReminders = [days(3), days(10), days(30)] as const
export const PAYOUT_REMINDER_INTERVAL_MS = days(30)
/** A share that has waited this long is reported to the operator too. */
export const PAYOUT_ALARM_AFTER_MS = days(90)
