import type { RosterRow } from '@marquee/contract/calls/roster'
import { formatDate } from '@marquee/contract/rules/dates'

type MandateState = Pick<
  RosterRow,
  'status' | 'isManaged' | 'isInvitedToClaim' | 'endsAt' | 'endedAt' | 'proposedAt'
> & { proposal: object | null }

/** Returns the status of a mandate as a short label. */
export function describeState({
  status,
  isManaged,
  isInvitedToClaim,
  endsAt,
  endedAt,
  proposedAt,
  proposal,
}: MandateState): string {
  if (status === 'invited') return `Requested ${formatDate(proposedAt)}`
  if (status === 'refused') return 'Declined'
  if (status === 'ended') return `Ended ${formatDate(endedAt ?? endsAt)}`
  if (proposal) return 'New terms proposed'
  if (isManaged) return isInvitedToClaim ? 'Managed, invited to claim profile' : 'Managed by you'
  return endsAt ? `Represented until ${formatDate(endsAt)}` : 'Represented'
}
