import type { RosterRow } from '@marquee/contract/calls/roster'
import { formatDate } from '@marquee/contract/rules/dates'

type Told = Pick<
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
}: Told): string {
  if (status === 'invited') return `Asked ${formatDate(proposedAt)}`
  if (status === 'refused') return 'Said no'
  if (status === 'ended') return `Ended ${formatDate(endedAt ?? endsAt)}`
  if (proposal) return 'New terms asked'
  if (isManaged) return isInvitedToClaim ? 'Managed, invited to take over' : 'Managed by you'
  return endsAt ? `Mandate until ${formatDate(endsAt)}` : 'Mandate'
}
