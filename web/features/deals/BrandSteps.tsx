import { type DealDetails, type Deliverable, dealCalls } from '@marquee/contract/calls/deals'
import { plural } from '@marquee/contract/rules/wording'
import { useEffect, useState } from 'react'
import { fieldErrors } from '#lib/api-error.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useMarket } from '#lib/use-market.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { ActionBar } from '#ui/ActionBar.tsx'
import { Button } from '#ui/Button.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { dealTopics } from './deals.queries.ts'
import { describeApproval } from './describe-approval.ts'
import { ExtraRevision } from './ExtraRevision.tsx'
import { RequestChanges } from './RequestChanges.tsx'
import type { ChangeRequest } from './use-change-request.ts'

interface BrandStepsProps {
  deal: DealDetails
  deliverable: Deliverable
  request: ChangeRequest
  /** Extra revisions and disputes need the page of the deal. */
  isInQueue: boolean
}

/**
 * The brand's actions on a deliverable. Opening a submission is recorded once; then approve, request changes,
 * or confirm the post.
 */
export function BrandSteps({ deal, deliverable, request, isInQueue }: BrandStepsProps) {
  const market = useMarket().data
  const [approvalNote, setApprovalNote] = useState<string | null>(null)
  const [, openForm] = useUrlState('case', '')
  const { mutate: note } = useCallMutation(dealCalls.openSubmission, { success: null, quiet: true })
  const approve = useCallMutation(dealCalls.brandCompleteDeliverable, { topics: dealTopics })
  const last = deliverable.submissions.at(-1)
  const isUnseen = deliverable.status === 'submitted' && last !== undefined && last.openedAt === null
  useEffect(() => {
    if (isUnseen) note({ deliverableId: deliverable.id })
  }, [isUnseen, note, deliverable.id])
  const left = deliverable.revisionsIncluded - deliverable.revisionsUsed
  const send = () =>
    approve.mutate({
      deliverableId: deliverable.id,
      version: deliverable.version,
      note: approvalNote ?? '',
    })
  if (request.isOpen && deliverable.allowedActions.includes('request_changes'))
    return <RequestChanges deal={deal} deliverable={deliverable} request={request} />
  if (deliverable.allowedActions.includes('confirm')) {
    return (
      <ActionBar
        sentence={
          <>
            Check the post, then confirm it.
            {deliverable.autoDecisionAt && (
              <>
                {' '}
                It is confirmed automatically <RelativeTime at={deliverable.autoDecisionAt} />.
              </>
            )}
          </>
        }
      >
        <Button kind="primary" busy={approve.isPending} onClick={send}>
          Confirm post
        </Button>
      </ActionBar>
    )
  }
  // While the deal is paused, nothing can be decided.
  if (!deliverable.allowedActions.includes('approve')) return null
  return (
    <>
      {approvalNote !== null && (
        <TextAreaField
          label="Note with your approval"
          hint="Optional"
          rows={2}
          limit={1000}
          value={approvalNote}
          onChange={setApprovalNote}
          error={fieldErrors(approve.error).note}
        />
      )}
      <ActionBar
        sentence={
          <>
            <strong>If you approve:</strong> {market && describeApproval(deal, deliverable, market.payHours)}{' '}
            {left > 0
              ? `${left} ${plural('revision', left)} left.`
              : 'All included revisions are used. You can get one more, or open a dispute if the work is not as agreed.'}
          </>
        }
      >
        {deliverable.allowedActions.includes('request_changes') && (
          <Button data-path="request-changes" onClick={request.open}>
            Request changes
          </Button>
        )}
        {approvalNote === null && <Button onClick={() => setApprovalNote('')}>Add a note</Button>}
        {!isInQueue && <ExtraRevision side="brand" deal={deal} deliverable={deliverable} />}
        {!isInQueue && left === 0 && deal.allowedActions.includes('dispute') && (
          <Button onClick={() => openForm('dispute')}>Open dispute</Button>
        )}
        <Button kind="primary" data-path="approve" busy={approve.isPending} onClick={send}>
          Approve version {last?.no ?? 1}
        </Button>
      </ActionBar>
    </>
  )
}
