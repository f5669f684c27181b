import { days, hours, lifecycle } from './lifecycle.ts'

/** Reminders to the brand before the talent may leave, in milliseconds before. */
const payReminders = [days(4), days(1)] as const

/**
 * A part of a deal that is paid and paid out on its own. One follows the other: when the work of one is approved, the
 * next one is charged, and its work begins once it is paid.
 */
export const milestoneLifecycle = lifecycle<Record<never, never>>()({
  noun: 'milestone',
  states: {
    planned: { label: 'Planned', tone: 'quiet', nextActor: null },
    due: { label: 'To be paid', tone: 'warning', nextActor: 'brand' },
    funded: { label: 'In progress', tone: 'action', nextActor: 'talent' },
    approved: { label: 'Approved', tone: 'good', nextActor: 'brand' },
    paid_out: { label: 'Paid out', tone: 'good', nextActor: null, end: true },
    cancelled: { label: 'Cancelled', tone: 'quiet', nextActor: null, end: true },
  },
  guards: {},
  transitions: [
    { event: 'plan', from: ['new'], to: 'planned', by: ['system'] },
    // The first one was paid with the acceptance of the offer.
    { event: 'open', from: ['new'], to: 'funded', by: ['system'] },
    { event: 'charge', from: ['planned'], to: 'due', by: ['system'] },
    // It was not paid in time: from now on the talent may leave the deal.
    { event: 'lapse', from: ['due'], to: 'same', by: ['system'] },
    { event: 'fund', from: ['due'], to: 'funded', by: ['system'] },
    { event: 'approve', from: ['funded'], to: 'approved', by: ['system'] },
    // The brand may pay out early; otherwise the timer does on the payout date, or the end of the deal.
    {
      event: 'pay_out',
      from: ['approved'],
      to: 'paid_out',
      by: ['brand', 'system'],
      label: 'Pay out now',
    },
    { event: 'pay_out', from: ['funded'], to: 'paid_out', by: ['system'] },
    // Nobody has paid it or left for 14 days, or the deal has ended otherwise.
    { event: 'cancel', from: ['planned', 'due', 'funded', 'approved'], to: 'cancelled', by: ['system'] },
  ],
  timers: {
    payDay: { event: 'pay_out', in: ['approved'], after: hours(72) },
    funding: { event: 'lapse', in: ['due'], after: days(7), reminders: payReminders },
    unfunded: { event: 'cancel', in: ['due'], after: days(14) },
  },
})

export type MilestoneEvent = (typeof milestoneLifecycle.transitions)[number]['event']
