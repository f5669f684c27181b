import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { isOutstanding } from '@marquee/contract/lifecycles/shipment'
import { dayOf } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { useMandate } from '#lib/use-mandate.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { WebsiteField } from '#ui/fields/WebsiteField.tsx'
import { dealTopics, workRows } from './deals.queries.ts'
import { ExtraRevision } from './ExtraRevision.tsx'
import { SubmitWork } from './SubmitWork.tsx'
import { postingWarning } from './submission-warnings.ts'

/** How long a brand may check a post, in hours. */
const confirmHours = deliverableLifecycle.timers.confirm.after / 3_600_000

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

function PostForm({ side, deal, deliverable }: TalentStepsProps) {
  const warning = postingWarning(deliverable.spec, dayOf(new Date()))
  const { form, onSubmit, isSending } = useCallForm({
    call: workRows[side].post,
    initial: { postUrl: '' },
    toBody: ({ postUrl }) => ({ deliverableId: deliverable.id, version: deliverable.version, postUrl }),
    topics: dealTopics,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      sentence={
        <>
          <strong>When you add the link,</strong> {deal.brand.companyName} has{' '}
          {formatCount(confirmHours, 'hour')} to check the post. Without an answer it is confirmed
          automatically.
        </>
      }
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          Mark as posted
        </Button>
      }
    >
      {side === 'agent' && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      {warning && <Callout tone="warning">{warning}</Callout>}
      <WebsiteField
        label="Post link"
        hint="Approved. Post it, then paste the link here."
        isRequired
        {...form.getInputProps('postUrl')}
      />
    </FormBody>
  )
}
