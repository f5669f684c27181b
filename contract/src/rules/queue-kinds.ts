interface QueueKind {
  label: string
  /** The heading of an item; what it is about follows. */
  title: string
  /** How long an operator has, in hours, where the item has no date of its own. */
  dueAfterHours: number
  /** What happens while nobody decides. */
  ifNothing: string
  /**
   * An operator may close the item although its cause is still there, because the rest is done elsewhere; it returns when the
   * cause appears again.
   */
  mayClose: boolean
}

/** Everything that waits for an operator, by kind, in the order of the filters. */
export const queueKinds = {
  report: {
    label: 'Reports',
    title: 'Report to decide',
    dueAfterHours: 48,
    ifNothing: 'What was reported stays visible.',
    mayClose: false,
  },
  report_appeal: {
    label: 'Report appeals',
    title: 'Appeal against a decision about a report',
    dueAfterHours: 240,
    ifNothing: 'The first decision keeps its effects.',
    mayClose: false,
  },
  strike_review: {
    label: 'Strike reviews',
    title: 'Third strike within 12 months',
    dueAfterHours: 72,
    ifNothing: 'The account stays active.',
    mayClose: true,
  },
  campaign_review: {
    label: 'Campaign reviews',
    title: 'Campaign to review',
    dueAfterHours: 24,
    ifNothing: 'The campaign stays hidden from talents.',
    mayClose: false,
  },
  brand_verification: {
    label: 'Brand verifications',
    title: 'Brand to verify',
    dueAfterHours: 24,
    ifNothing: 'The first campaign of the brand stays hidden from talents.',
    mayClose: false,
  },
  handle_verification: {
    label: 'Social accounts',
    title: 'Social account to verify',
    dueAfterHours: 72,
    ifNothing: 'The social account is shown without a verification.',
    mayClose: false,
  },
  tracked_website: {
    label: 'Tracked websites',
    title: 'Website of a tracking link',
    dueAfterHours: 24,
    ifNothing: 'The tracking links to this website lead nowhere.',
    mayClose: false,
  },
  dispute: {
    label: 'Disputes',
    title: 'Dispute to decide',
    dueAfterHours: 240,
    ifNothing: 'The payout stays on hold and the deal stays paused.',
    mayClose: false,
  },
  appeal: {
    label: 'Appeals',
    title: 'Appeal against a decision',
    dueAfterHours: 240,
    ifNothing: 'No money moves until the appeal is decided.',
    mayClose: false,
  },
  cancellation: {
    label: 'Cancellations',
    title: 'Cancellation to decide',
    dueAfterHours: 240,
    ifNothing: 'The deal stays paused and its money is held.',
    mayClose: false,
  },
  correction: {
    label: 'Posts to put right',
    title: 'Post not put right',
    dueAfterHours: 72,
    ifNothing: 'The request stays open. A post that is not confirmed is not paid out.',
    mayClose: false,
  },
  failed_settlement: {
    label: 'Failed settlements',
    title: 'Split whose refund was rejected',
    dueAfterHours: 24,
    ifNothing: 'Neither side gets its part.',
    mayClose: false,
  },
  chargeback: {
    label: 'Chargebacks',
    title: 'Card payment disputed by the bank',
    dueAfterHours: 72,
    ifNothing: 'Marquee sends the evidence 12 hours before the bank stops taking it.',
    mayClose: true,
  },
  failed_refund: {
    label: 'Failed refunds',
    title: 'Refund that did not arrive',
    dueAfterHours: 24,
    ifNothing: 'Marquee keeps money that belongs to the brand.',
    mayClose: false,
  },
  returned_payout: {
    label: 'Returned payouts',
    title: 'Payout returned by the bank',
    dueAfterHours: 24,
    ifNothing: 'The payee is reminded after 3, 10 and 30 days, then each month.',
    mayClose: false,
  },
  rejected_payee: {
    label: 'Rejected payees',
    title: 'Payee rejected by the payment provider',
    dueAfterHours: 24,
    ifNothing: 'The payee cannot be paid until they open a new account.',
    mayClose: false,
  },
  unpaid_share: {
    label: 'Unpaid for 90 days',
    title: 'Share waiting for bank details',
    dueAfterHours: 72,
    ifNothing: 'The payee is reminded each month.',
    mayClose: false,
  },
  unclaimed_share: {
    label: 'Unclaimed profiles',
    title: 'Managed profile with money, not claimed',
    dueAfterHours: 72,
    ifNothing: 'The share waits until the talent claims the profile, which their agency manages.',
    mayClose: false,
  },
  provider_delay: {
    label: 'Payment provider',
    title: 'Waiting for the payment provider',
    dueAfterHours: 24,
    ifNothing: 'We keep asking. The money moves once the provider answers.',
    mayClose: true,
  },
  contact_message: {
    label: 'Contact messages',
    title: 'Message to us',
    dueAfterHours: 72,
    ifNothing: 'The sender has a confirmation that names 3 working days, and no answer.',
    mayClose: true,
  },
  bounced_address: {
    label: 'Bounced addresses',
    title: 'Email address that rejects our emails',
    dueAfterHours: 72,
    ifNothing: 'The user receives security emails only.',
    mayClose: true,
  },
  ledger_alarm: {
    label: 'Ledger alarms',
    title: 'Ledger check that does not hold',
    dueAfterHours: 4,
    ifNothing: 'The ledger may be wrong, and the next check will fail again.',
    mayClose: true,
  },
  retention_alarm: {
    label: 'Retention alarms',
    title: 'Data older than its period',
    dueAfterHours: 24,
    ifNothing: 'The data stays, and the next night tries again.',
    mayClose: true,
  },
} as const satisfies Record<string, QueueKind>

export type QueueKindName = keyof typeof queueKinds

/** The names of the kinds, in the order of the filters. */
export const queueKindNames = [
  'report',
  'report_appeal',
  'strike_review',
  'dispute',
  'appeal',
  'cancellation',
  'correction',
  'campaign_review',
  'brand_verification',
  'handle_verification',
  'tracked_website',
  'failed_settlement',
  'chargeback',
  'failed_refund',
  'returned_payout',
  'rejected_payee',
  'unpaid_share',
  'unclaimed_share',
  'provider_delay',
  'contact_message',
  'bounced_address',
  'ledger_alarm',
  'retention_alarm',
] as const satisfies readonly QueueKindName[]

/** What an operator sends because of an item: a reminder of a waiting share, or the link to claim a profile. */
export const itemEmailKinds = ['reminder', 'invitation'] as const

/** An item is postponed for this long, in milliseconds, once an operator has sent an email because of it. */
export const EMAIL_WAIT_MS = 7 * 86_400_000
