import { days, hours, lifecycle } from './lifecycle.ts'

export interface DeliverableFacts {
  /** The deal is active. */
  dealRunning: boolean
  /** The milestone that it belongs to is paid, or it belongs to none. */
  funded: boolean
  hasFiles: boolean
  /** The deliverable is posted on a platform; otherwise the file is the result. */
  posting: boolean
  hasPostUrl: boolean
  hasComment: boolean
  revisionsUsed: number
  revisionsIncluded: number
  /** The brand has opened the version that would be replaced. */
  opened: boolean
  /** The brand has asked to put the post right, and that has not ended. */
  beingCorrected: boolean
}

/** Reminders to the talent before the due date of work that is not submitted, in milliseconds. */
export const dueReminders = [hours(48), hours(24)] as const

/** Reminders to both sides after the due date of work that is not submitted, in milliseconds. */
export const overdueReminders = [days(1), days(3), days(7), days(14)] as const

/** One deliverable and its numbered submissions (domain, section 2.6). */
export const deliverableLifecycle = lifecycle<DeliverableFacts>()({
  noun: 'deliverable',
  states: {
    pending: { label: 'Not started', tone: 'quiet', nextActor: 'talent' },
    submitted: { label: 'Awaiting review', tone: 'action', nextActor: 'brand' },
    changes_requested: { label: 'Changes requested', tone: 'warning', nextActor: 'talent' },
    approved: { label: 'Approved', tone: 'good', nextActor: 'talent' },
    live: { label: 'Posted', tone: 'good', nextActor: 'brand' },
    completed: { label: 'Completed', tone: 'good', nextActor: null, end: true },
    cancelled: { label: 'Cancelled', tone: 'bad', nextActor: null, end: true },
  },
  guards: {
    wrong_state: (facts) => facts.dealRunning,
    milestone_unfunded: (facts) => facts.funded,
    nothing_uploaded: (facts) => facts.hasFiles,
    not_a_post: (facts) => facts.posting,
    post_url_missing: (facts) => facts.hasPostUrl,
    comment_missing: (facts) => facts.hasComment,
    revision_limit_reached: (facts) => facts.revisionsUsed < facts.revisionsIncluded,
    already_opened: (facts) => !facts.opened,
    correction_open: (facts) => !facts.beingCorrected,
  },
  transitions: [
    { event: 'open', from: ['new'], to: 'pending', by: ['system'] },
    {
      event: 'submit',
      from: ['pending', 'changes_requested'],
      to: 'submitted',
      by: ['talent'],
      guards: ['wrong_state', 'milestone_unfunded', 'nothing_uploaded'],
      label: 'Submit for review',
    },
    // The talent may replace a submission that the brand has not opened (design, section 7).
    {
      event: 'replace',
      from: ['submitted'],
      to: 'same',
      by: ['talent'],
      guards: ['wrong_state', 'nothing_uploaded', 'already_opened'],
      label: 'Replace',
    },
    {
      event: 'request_changes',
      from: ['submitted'],
      to: 'changes_requested',
      by: ['brand'],
      guards: ['wrong_state', 'comment_missing', 'revision_limit_reached'],
      label: 'Request changes',
    },
    {
      event: 'approve',
      from: ['submitted'],
      to: 'approved',
      by: ['brand', 'system'],
      guards: ['wrong_state'],
      label: 'Approve',
    },
    {
      event: 'post',
      from: ['approved'],
      to: 'live',
      by: ['talent'],
      guards: ['wrong_state', 'not_a_post', 'post_url_missing'],
      label: 'Mark as posted',
    },
    {
      event: 'confirm',
      from: ['live'],
      to: 'completed',
      by: ['brand', 'system'],
      guards: ['wrong_state', 'correction_open'],
      label: 'Confirm post',
    },
    // Completing the deal completes its approved and posted deliverables.
    { event: 'complete', from: ['approved', 'live'], to: 'completed', by: ['system'] },
    // Both sides have changed what or when it is.
    { event: 'amend', from: ['pending', 'submitted', 'changes_requested'], to: 'same', by: ['system'] },
    // Cancelling the deal cancels every deliverable that is not completed; a change may cancel one.
    {
      event: 'cancel',
      from: ['pending', 'submitted', 'changes_requested', 'approved', 'live'],
      to: 'cancelled',
      by: ['system'],
    },
  ],
  timers: {
    // Auto-approves five days after submission without a decision (design, section 7).
    review: { event: 'approve', in: ['submitted'], after: days(5), reminders: [hours(48), hours(24)] },
    confirm: { event: 'confirm', in: ['live'], after: hours(72) },
  },
})

export type DeliverableStatus = keyof typeof deliverableLifecycle.states
export type DeliverableEvent = (typeof deliverableLifecycle.transitions)[number]['event']
