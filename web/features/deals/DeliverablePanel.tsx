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
  piece,
}: {
  side: Viewer
  deal: DealDetails
  piece: Deliverable
}) {
  const used = `${piece.revisionsUsed} of ${piece.revisionsIncluded} revisions used`
  return (
    <Card title={piece.title} aside={<DeliverableStatusBadge piece={piece} />}>
      <p>{piece.spec.brief || 'No notes for this deliverable.'}</p>
      <p>
        Draft due {formatDate(piece.dueAt)}
        {piece.spec.postFrom &&
          ` · live ${formatDate(piece.spec.postFrom)} to ${formatDate(piece.spec.postUntil)}`}{' '}
        · {used}
      </p>
      {piece.postUrl && (
        <Callout tone="good">
          Posted at{' '}
          <a href={piece.postUrl} target="_blank" rel="noopener noreferrer">
            {piece.postUrl}
          </a>
        </Callout>
      )}
      {piece.autoDecisionAt && piece.status === 'submitted' && (
        <Callout tone="warning">
          Auto-approves <RelativeTime at={piece.autoDecisionAt} />
          {side === 'brand' ? '.' : ' if the brand doesn’t respond.'}
        </Callout>
      )}
      <SubmissionView piece={piece} side={side} />
      {side === 'brand' ? (
        <BrandSteps piece={piece} />
      ) : (
        <TalentSteps side={side} piece={piece} deal={deal} />
      )}
    </Card>
  )
}
