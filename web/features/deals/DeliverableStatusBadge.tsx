import type { Deliverable } from '@marquee/contract/calls/deals'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { formatDate } from '@marquee/contract/rules/dates'
import { Status } from '#ui/Status.tsx'

/** The status of a deliverable; when overdue, since when. */
export function DeliverableStatusBadge({ piece }: { piece: Deliverable }) {
  const { label, tone } = deliverableLifecycle.states[piece.status]
  return (
    <Status tone={piece.isOverdue ? 'bad' : tone}>
      {piece.isOverdue ? `Overdue since ${formatDate(piece.dueAt)}` : label}
    </Status>
  )
}
