import type { NoFee } from '@marquee/contract/calls/outside-talents'
import { MAX_INVITATION_EMAILS, type OutsideInvitationState } from '@marquee/contract/rules/outside-talents'
import type { NoFeePeriod, OutsideInvitationRow } from './outside-talents.store.ts'

/** Returns where an invitation is at this time. */
export function stateOf(row: OutsideInvitationRow, now: Date): OutsideInvitationState {
  if (row.talentId && row.noFeeUntil) {
    if (row.endedAt) return 'ended'
    return row.noFeeUntil > now ? 'joined' : 'over'
  }
  if (row.withdrawnAt) return 'withdrawn'
  return row.expiresAt > now ? 'sent' : 'expired'
}

/** Returns how often an invitation can still be emailed again. */
export function emailsLeft(row: OutsideInvitationRow, now: Date): number {
  return stateOf(row, now) === 'sent' ? Math.max(0, MAX_INVITATION_EMAILS - row.emails) : 0
}

/** Returns whether new terms of a pair carry no fee. `period` is null unless the brand brought the talent to Marquee. */
export function paysNoFee(period: NoFeePeriod | null, now: Date): boolean {
  return period !== null && period.endedAt === null && period.noFeeUntil > now
}

/** Returns the months without a fee as screens read them; null for every other pair. */
export function viewNoFee(period: NoFeePeriod | null, now: Date): NoFee | null {
  return period && { until: period.noFeeUntil.toISOString(), isActive: paysNoFee(period, now) }
}
