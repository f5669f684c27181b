import { days, hours, lifecycle } from './lifecycle.ts'

export interface DealFacts {
  /** Every deliverable is approved as a file, posted, or completed. */
  allApproved: boolean
  anySubmitted: boolean
  /** Nothing was ever submitted, and the first due date passed `CANCEL_OVERDUE_AFTER_MS` ago. */
  isAbandoned: boolean
  /** The product of the deal is 7 days late, and nothing was ever submitted. */
  isProductLate: boolean
  /** A milestone of the deal was not paid for 7 days. */
  isMilestoneLate: boolean
  /** The deal is completed, and a dispute about fraud or a removed post may still be opened. */
  mayDisputeLate: boolean
}

/** How long after the agreed time online a completed deal may still be disputed, in days. */
export const LATE_DISPUTE_DAYS = 7

/** How long after the first due date the brand may cancel a deal for which nothing was submitted. */
export const CANCEL_OVERDUE_AFTER_MS = days(3)

/**
 * The agreed work (domain, section 2.5). Its middle states follow its deliverables; only completion can be an
 * action by a person.
 */
export const dealLifecycle = lifecycle<DealFacts>()({
  noun: 'deal',
  states: {
    active: { label: 'In progress', tone: 'action', nextActor: 'talent' },
    in_review: { label: 'In review', tone: 'action', nextActor: 'brand' },
    approved: { label: 'Approved', tone: 'good', nextActor: 'brand' },
    completed: { label: 'Completed', tone: 'good', nextActor: null, end: true },
    cancellation_requested: { label: 'Cancellation requested', tone: 'warning', nextActor: null },
    disputed: { label: 'Disputed', tone: 'bad', nextActor: null },
    cancelled: { label: 'Cancelled', tone: 'bad', nextActor: null, end: true },
  },
  guards: {
    work_unfinished: (facts) => facts.allApproved,
    wrong_state: (facts) => !facts.anySubmitted,
    not_overdue: (facts) => facts.isAbandoned,
    product_not_late: (facts) => facts.isProductLate,
    milestone_not_late: (facts) => facts.isMilestoneLate,
    dispute_too_late: (facts) => facts.mayDisputeLate,
  },
  transitions: [
    { event: 'open', from: ['new'], to: 'active', by: ['system'] },
    { event: 'review', from: ['active'], to: 'in_review', by: ['system'] },
    { event: 'continue', from: ['in_review'], to: 'active', by: ['system'], guards: ['wrong_state'] },
    {
      event: 'approve',
      from: ['active', 'in_review'],
      to: 'approved',
      by: ['system'],
      guards: ['work_unfinished'],
    },
    // Both sides have changed its terms; its work decides about its state afterwards.
    { event: 'amend', from: ['active', 'in_review', 'approved'], to: 'same', by: ['system'] },
    // The right to use its work lasts longer, for a price that was charged.
    { event: 'renew', from: ['completed'], to: 'same', by: ['system'] },
    // A change has added work to an approved deal: its payout date is set again once all is approved.
    { event: 'reopen', from: ['approved'], to: 'active', by: ['system'] },
    // The brand may release the payout early; otherwise the timer does on the payout date (design, section
    // 7).
    {
      event: 'complete',
      from: ['approved'],
      to: 'completed',
      by: ['brand', 'system'],
      guards: ['work_unfinished'],
      label: 'Complete deal',
    },
    // The whole payment went back to the brand, by a refund or by its bank: nothing is left to earn.
    {
      event: 'cancel',
      from: ['active', 'in_review', 'approved', 'cancellation_requested', 'disputed'],
      to: 'cancelled',
      by: ['system'],
    },
    // Nothing was submitted: the brand may cancel and gets its money back; after a while the timer does.
    {
      event: 'cancel_overdue',
      from: ['active'],
      to: 'cancelled',
      by: ['brand', 'system'],
      guards: ['not_overdue'],
      label: 'Cancel deal',
    },
    // The brand has not sent the product for 7 days: the talent may leave without fault; after 14 days the timer ends it.
    {
      event: 'cancel_unshipped',
      from: ['active'],
      to: 'cancelled',
      by: ['talent', 'system'],
      guards: ['product_not_late'],
      label: 'Cancel deal',
    },
    // The brand has not paid a milestone for 7 days: the talent may leave; after 14 days the timer ends it. Approved work is paid out.
    {
      event: 'cancel_unfunded',
      from: ['active', 'in_review'],
      to: 'cancelled',
      by: ['talent', 'system'],
      guards: ['milestone_not_late'],
      label: 'Leave deal',
    },
    // A request or a dispute pauses the deal; it continues from where it was, or ends with a split of its money.
    {
      event: 'request_cancellation',
      from: ['active', 'in_review', 'approved'],
      to: 'cancellation_requested',
      by: ['brand', 'talent', 'system'],
      label: 'Request cancellation',
    },
    {
      event: 'refuse_cancellation',
      from: ['cancellation_requested'],
      to: 'resumed',
      by: ['brand', 'talent'],
    },
    {
      event: 'withdraw_cancellation',
      from: ['cancellation_requested'],
      to: 'resumed',
      by: ['brand', 'talent', 'system'],
    },
    {
      event: 'agree_cancellation',
      from: ['cancellation_requested'],
      to: 'cancelled',
      by: ['brand', 'talent'],
    },
    { event: 'expire_cancellation', from: ['cancellation_requested'], to: 'cancelled', by: ['system'] },
    { event: 'decide_cancellation', from: ['cancellation_requested'], to: 'cancelled', by: ['operator'] },
    {
      event: 'dispute',
      from: ['active', 'in_review', 'approved'],
      to: 'disputed',
      by: ['brand', 'talent'],
      label: 'Open dispute',
    },
    {
      event: 'dispute',
      from: ['completed'],
      to: 'disputed',
      by: ['brand', 'talent'],
      guards: ['dispute_too_late'],
      label: 'Open dispute',
    },
    { event: 'withdraw_dispute', from: ['disputed'], to: 'resumed', by: ['brand', 'talent'] },
    // The sides agreed, or a decision is final. With everything approved the deal ends as completed.
    {
      event: 'settle_dispute',
      from: ['disputed'],
      to: 'cancelled',
      by: ['brand', 'talent', 'system', 'operator'],
    },
    {
      event: 'settle_completed',
      from: ['disputed'],
      to: 'completed',
      by: ['brand', 'talent', 'system', 'operator'],
    },
  ],
  timers: {
    // Payout date: 72 hours after approval, shown from the start of the deal.
    payDay: { event: 'complete', in: ['approved'], after: hours(72) },
    // Counts from the first due date; only while nothing was submitted.
    overdue: { event: 'cancel_overdue', in: ['active'], after: days(14) },
  },
})

export type DealStatus = keyof typeof dealLifecycle.states
export type DealEvent = (typeof dealLifecycle.transitions)[number]['event']
