import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { formatDate } from '@marquee/contract/rules/dates'
import type { Viewer } from '#lib/viewer.ts'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { BrandSteps } from './BrandSteps.tsx'
import { DeliverableStatusBadge } from './DeliverableStatusBadge.tsx'
import { SubmissionView } from './SubmissionView.tsx'
import { TalentSteps } from './TalentSteps.tsx'

/** One deliverable: its brief, its versions, and the next action. */
export function DeliverablePanel({
  side,
  deal,
  deliverable,
}: {
  side: Viewer
  deal: DealDetails
  deliverable: Deliverable
}) {
  const used = `${deliverable.revisionsUsed} of ${deliverable.revisionsIncluded} revisions used`
  return (
    <Card title={deliverable.title} aside={<DeliverableStatusBadge deliverable={deliverable} />}>
      <p>{deliverable.spec.brief || 'No notes for this deliverable.'}</p>
      <p>
        Draft due {formatDate(deliverable.dueAt)}
        {deliverable.spec.postFrom &&
          ` · live ${formatDate(deliverable.spec.postFrom)} to ${formatDate(deliverable.spec.postUntil)}`}{' '}
        · {used}
      </p>
      {deliverable.postUrl && (
        <Callout tone="good">
          Posted at{' '}
          <a href={deliverable.postUrl} target="_blank" rel="noopener noreferrer">
            {deliverable.postUrl}
          </a>
        </Callout>
      )}
      {deliverable.autoDecisionAt && deliverable.status === 'submitted' && (
        <Callout tone="warning">
          Auto-approves <RelativeTime at={deliverable.autoDecisionAt} />
          {side === 'brand' ? '.' : ' if the brand doesn’t respond.'}
        </Callout>
      )}
      <SubmissionView deliverable={deliverable} side={side} />
      {side === 'brand' ? (
        <BrandSteps deal={deal} deliverable={deliverable} />
      ) : (
        <TalentSteps side={side} deliverable={deliverable} deal={deal} />
      )}
    </Card>
  )
}
