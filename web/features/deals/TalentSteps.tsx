import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { isOutstanding } from '@marquee/contract/lifecycles/shipment'
import { useState } from 'react'
import { useMandate } from '#lib/use-mandate.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ExtraRevision } from './ExtraRevision.tsx'
import { PostForm } from './PostForm.tsx'
import { SubmitWork } from './SubmitWork.tsx'

interface TalentStepsProps {
  side: 'talent' | 'agent'
  deal: DealDetails
  deliverable: Deliverable
}

/**
 * The talent's actions on a deliverable: submit work, replace it until the brand has opened it, add the post
 * link.
 */
export function TalentSteps({ side, deal, deliverable }: TalentStepsProps) {
  const [isReplacing, setReplacing] = useState(false)
  const gap = useMandate(side, deal.talent).gap('upload')
  if (gap) return deliverable.nextActor === 'talent' ? <Callout>{gap}</Callout> : null
  if (deliverable.isUnfunded)
    return (
      <Callout>
        You can submit it once {deal.brand.companyName} has paid its milestone. That is due when the work of
        the milestone before is approved.
      </Callout>
    )
  const isWaiting = deal.productStatus === 'awaiting_address' || isOutstanding(deal.productStatus)
  if (isWaiting && deliverable.status === 'pending' && !isReplacing)
    return (
      <Callout action={<Button onClick={() => setReplacing(true)}>Submit without it</Button>}>
        The work begins once the product has come. Its due date moves if the product is late.
      </Callout>
    )
  if (deliverable.allowedActions.includes('submit') || isReplacing)
    return <SubmitWork side={side} deal={deal} deliverable={deliverable} onDone={() => setReplacing(false)} />
  if (deliverable.allowedActions.includes('replace')) {
    return (
      <Cluster align="end">
        <ExtraRevision side={side} deal={deal} deliverable={deliverable} />
        <Button onClick={() => setReplacing(true)}>Replace version</Button>
      </Cluster>
    )
  }
  return deliverable.allowedActions.includes('post') ? (
    <PostForm side={side} deal={deal} deliverable={deliverable} />
  ) : (
    <ExtraRevision side={side} deal={deal} deliverable={deliverable} />
  )
}
