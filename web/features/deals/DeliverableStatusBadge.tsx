import type { Deliverable } from '@marquee/contract/calls/deals'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { formatDate } from '@marquee/contract/rules/dates'
import { Status } from '#ui/Status.tsx'

/** The status of a deliverable; when overdue, since when, and before its milestone is paid, that it waits for that. */
export function DeliverableStatusBadge({ deliverable }: { deliverable: Deliverable }) {
  if (deliverable.isUnfunded) return <Status tone="quiet">Not paid yet</Status>
  const { label, tone } = deliverableLifecycle.states[deliverable.status]
  return (
    <Status tone={deliverable.isOverdue ? 'bad' : tone}>
      {deliverable.isOverdue ? `Overdue since ${formatDate(deliverable.dueAt)}` : label}
    </Status>
  )
}
