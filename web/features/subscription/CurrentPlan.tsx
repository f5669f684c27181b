import { type Subscription, subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { formatDate } from '@marquee/contract/rules/dates'
import { planFeatures, subscriptionStates } from '@marquee/contract/rules/subscription'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Columns } from '#ui/Columns.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { formatPrice } from './describe-plan.ts'
import { FeatureList } from './FeatureList.tsx'
import { PaymentFailedNotice } from './PaymentFailedNotice.tsx'
import { subscriptionTopics } from './subscription.queries.ts'

/** The brand's plan: the next charge and its date, and the button to cancel. */
export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const [isCancelling, setCancelling] = useState(false)
  const resume = useCallMutation(subscriptionCalls.resumeSubscription, { topics: subscriptionTopics })
  const { plan, cancelsAtPeriodEnd } = subscription
  return (
    <Stack>
      <PaymentFailedNotice subscription={subscription} />
      <Columns
        main={
          <Card
            title={plan ? `${plan.name} plan` : 'Your plan'}
            aside={<PlanStatus subscription={subscription} />}
          >
            <KeyValues rows={rowsOf(subscription)} />
            <Cluster>
              {cancelsAtPeriodEnd ? (
                <Button kind="primary" busy={resume.isPending} onClick={() => resume.mutate({})}>
                  Keep subscription
                </Button>
              ) : (
                <Button onClick={() => setCancelling(true)}>Cancel subscription…</Button>
              )}
            </Cluster>
          </Card>
        }
        side={
          <Card title="What’s included">
            <FeatureList features={planFeatures} />
          </Card>
        }
      />
      <CancelDialog subscription={subscription} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </Stack>
  )
}

function PlanStatus({ subscription: { state, cancelsAtPeriodEnd } }: { subscription: Subscription }) {
  if (cancelsAtPeriodEnd) return <Status tone="warning">Ends soon</Status>
  const tone = state === 'active' || state === 'trialing' ? 'good' : 'bad'
  return <Status tone={tone}>{subscriptionStates[state]}</Status>
}

function rowsOf({ plan, state, trialEnd, currentPeriodEnd, cancelsAtPeriodEnd, coupon }: Subscription) {
  const isPaying = state === 'active' || state === 'trialing'
  const ends = trialEnd ?? currentPeriodEnd
  return [
    ...(plan ? [{ label: 'Price, VAT included', value: formatPrice(plan) }] : []),
    ...(trialEnd ? [{ label: 'Free trial until', value: formatDate(trialEnd) }] : []),
    ...(isPaying && ends
      ? [
          {
            label: cancelsAtPeriodEnd ? 'Ends on' : trialEnd ? 'First charge on' : 'Next charge on',
            value: formatDate(ends),
          },
        ]
      : []),
    ...(coupon ? [{ label: 'Coupon', value: coupon }] : []),
  ]
}
