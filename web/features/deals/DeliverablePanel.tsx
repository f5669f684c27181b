import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { formatDate } from '@marquee/contract/rules/dates'
import type { Viewer } from '#lib/viewer.ts'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { BrandReview } from './BrandReview.tsx'
import { DeliverableStatusBadge } from './DeliverableStatusBadge.tsx'
import { PostCheckView } from './PostCheckView.tsx'
import { PostRecord } from './PostRecord.tsx'
import { SubmissionView } from './SubmissionView.tsx'
import { TalentSteps } from './TalentSteps.tsx'

interface DeliverablePanelProps {
  side: Viewer
  deal: DealDetails
  deliverable: Deliverable
  /** Beside the list of all work to approve: what needs the page of the deal is left to it. */
  isInQueue?: boolean
}

/** One deliverable: its brief, its versions, and the next action. */
export function DeliverablePanel({ side, deal, deliverable, isInQueue = false }: DeliverablePanelProps) {
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
      <PostRecord deliverable={deliverable} />
      <PostCheckView side={side} deal={deal} deliverable={deliverable} />
      {deliverable.autoDecisionAt && deliverable.status === 'submitted' && (
        <Callout tone="warning">
          Auto-approves <RelativeTime at={deliverable.autoDecisionAt} />
          {side === 'brand' ? '.' : ' if the brand doesn’t respond.'}
        </Callout>
      )}
      {side === 'brand' ? (
        <BrandReview deal={deal} deliverable={deliverable} isInQueue={isInQueue} />
      ) : (
        <>
          <SubmissionView deliverable={deliverable} side={side} />
          <TalentSteps side={side} deliverable={deliverable} deal={deal} />
        </>
      )}
    </Card>
  )
}
