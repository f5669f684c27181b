import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { formatDate } from '@marquee/contract/rules/dates'
import type { Side } from '#lib/side.ts'
import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/Notice.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { BrandSteps } from './BrandSteps.tsx'
import { PieceState } from './PieceState.tsx'
import { SubmissionView } from './SubmissionView.tsx'
import { TalentSteps } from './TalentSteps.tsx'

/** One piece of work: its brief, its versions, and the step that waits. */
export function Piece({ side, deal, piece }: { side: Side; deal: DealDetails; piece: Deliverable }) {
  const used = `${piece.roundsUsed} of ${piece.roundsIncluded} revisions used`
  return (
    <Card title={piece.title} aside={<PieceState piece={piece} />}>
      <p>{piece.spec.brief || 'No special wishes for this piece.'}</p>
      <p>
        Draft due {formatDate(piece.dueAt)}
        {piece.spec.postFrom &&
          ` · live ${formatDate(piece.spec.postFrom)} to ${formatDate(piece.spec.postUntil)}`}{' '}
        · {used}
      </p>
      {piece.postUrl && (
        <Notice tone="good">
          Live at{' '}
          <a href={piece.postUrl} target="_blank" rel="noopener noreferrer">
            {piece.postUrl}
          </a>
        </Notice>
      )}
      {piece.decidesAt && piece.status === 'submitted' && (
        <Notice tone="warning">
          {side === 'brand'
            ? 'Without an answer it approves itself '
            : 'Without an answer from the brand it is approved '}
          <RelativeTime at={piece.decidesAt} />.
        </Notice>
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
