import { type DealDetails, type Deliverable, dealCalls } from '@marquee/contract/calls/deals'
import { plural } from '@marquee/contract/rules/wording'
import { useEffect, useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useMarket } from '#lib/use-market.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { ActionBar } from '#ui/ActionBar.tsx'
import { Button } from '#ui/Button.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { dealTopics } from './deals.queries.ts'
import { describeApproval } from './describe-approval.ts'
import { ExtraRevision } from './ExtraRevision.tsx'
import { RequestChanges } from './RequestChanges.tsx'

/**
 * The brand's actions on a deliverable. Opening a submission is recorded once; then approve, request changes,
 * or confirm the post.
 */
export function BrandSteps({ deal, deliverable }: { deal: DealDetails; deliverable: Deliverable }) {
  const market = useMarket().data
  const [isAsking, setAsking] = useState(false)
  const [, openForm] = useUrlState('case', '')
  const { mutate: note } = useCallMutation(dealCalls.openSubmission, { success: null, quiet: true })
  const approve = useCallMutation(dealCalls.brandCompleteDeliverable, { topics: dealTopics })
  const last = deliverable.submissions.at(-1)
  const isUnseen = deliverable.status === 'submitted' && last !== undefined && last.openedAt === null
  useEffect(() => {
    if (isUnseen) note({ deliverableId: deliverable.id })
  }, [isUnseen, note, deliverable.id])
  const left = deliverable.revisionsIncluded - deliverable.revisionsUsed
  const send = () => approve.mutate({ deliverableId: deliverable.id, version: deliverable.version })
  if (isAsking) return <RequestChanges deliverable={deliverable} onDone={() => setAsking(false)} />
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
        <Button onClick={() => setAsking(true)}>Request changes</Button>
      )}
      <ExtraRevision side="brand" deal={deal} deliverable={deliverable} />
      {left === 0 && deal.allowedActions.includes('dispute') && (
        <Button onClick={() => openForm('dispute')}>Open dispute</Button>
      )}
      <Button kind="primary" busy={approve.isPending} onClick={send}>
        Approve version {last?.no ?? 1}
      </Button>
    </ActionBar>
  )
}
