import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { BrandSteps } from './BrandSteps.tsx'
import { useOutsideComments } from './outside-review.queries.ts'
import { ShareWork } from './ShareWork.tsx'
import { SubmissionView } from './SubmissionView.tsx'
import { useChangeRequest } from './use-change-request.ts'

interface BrandReviewProps {
  deal: DealDetails
  deliverable: Deliverable
  isInQueue: boolean
}

/** The brand's review of a deliverable: its versions with the comments of outside reviewers, and the next action. */
export function BrandReview({ deal, deliverable, isInQueue }: BrandReviewProps) {
  const [isSharing, setSharing] = useState(false)
  const request = useChangeRequest(deliverable)
  const comments = useOutsideComments(deal.id).data?.items.filter(
    ({ deliverableId }) => deliverableId === deliverable.id,
  )
  const mayRequest = deliverable.allowedActions.includes('request_changes')
  return (
    <>
      <SubmissionView
        deliverable={deliverable}
        side="brand"
        request={request}
        outside={{
          comments: comments ?? [],
          talentName: deal.talent.displayName,
          onUse: mayRequest
            ? ({ id, text, fileId, atMs, box }) =>
                request.startWith({ text, fileId, atMs, box, outsideCommentId: id })
            : null,
        }}
      />
      {deliverable.submissions.length > 0 && deal.status !== 'cancelled' && (
        <Cluster>
          <Button size="small" onClick={() => setSharing(true)}>
            Outside reviewers
          </Button>
        </Cluster>
      )}
      <ShareWork deal={deal} deliverable={deliverable} isOpen={isSharing} onClose={() => setSharing(false)} />
      <BrandSteps deal={deal} deliverable={deliverable} request={request} isInQueue={isInQueue} />
    </>
  )
}
