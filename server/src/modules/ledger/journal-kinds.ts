/**
 * Every kind of journal. The checks of `verify-ledger` read kinds, so a new one must be added there: only the
 * listed ones may touch held funds. A `correction` counts as the kind of the journal it reverses.
 */
export const journalKinds = [
  'captured',
  'provider_fee',
  'released',
  'transferred',
  'refunded',
  'refunded_after_release',
  'reversed',
  'netted',
  'written_off',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'dispute_lost_after_release',
  'subscription_paid',
  'subscription_refunded',
  'refund_failed',
  'refund_repeated',
  'platform_payout',
  'correction',
] as const
export type JournalKind = (typeof journalKinds)[number]
