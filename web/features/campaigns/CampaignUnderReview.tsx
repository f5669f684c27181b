import { type CampaignUnderReview as Campaign, campaignCalls } from '@marquee/contract/calls/campaigns'
import { formatMoney } from '@marquee/contract/rules/currency'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { UsualReasons } from '#ui/fields/UsualReasons.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { BriefView } from './BriefView.tsx'
import classes from './CampaignUnderReview.module.css'
import { dateWarnings } from './date-warnings.ts'

function useCampaignUnderReview(campaignId: string) {
  return useCallQuery(['queue', 'campaign', campaignId], campaignCalls.campaignUnderReview, { campaignId })
}

/** What an operator checks before talents see a campaign. */
const checks = [
  'The brand and its product are real, and the link leads to them.',
  'The brief says what the talent makes. Nothing in it is illegal, deceptive or offensive.',
  'It asks nobody to hide that the post is an advertisement.',
  'It has no contact details and asks for no payment outside Marquee.',
  'The pay and the dates fit the work.',
]

interface CampaignUnderReviewProps {
  campaignId: string
  workOf: (deliverables: readonly DeliverableSpec[]) => ReactNode
}

/** The brief of a campaign that an operator reviews. */
export function CampaignUnderReview({ campaignId, workOf }: CampaignUnderReviewProps) {
  return (
    <Loaded query={useCampaignUnderReview(campaignId)} skeleton={<RowsSkeleton />}>
      {(campaign) => (
        <>
          {dateWarnings(campaign).map((sentence) => (
            <Callout key={sentence} tone="warning">
              {sentence}
            </Callout>
          ))}
          <Card title="What to check">
            <ul className={classes.list}>
              {checks.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Card>
          <BriefView
            viewer="brand"
            campaign={campaign}
            work={workOf(campaign.deliverables)}
            side={<BrandFacts campaign={campaign} />}
          />
        </>
      )}
    </Loaded>
  )
}

function BrandFacts({ campaign: { brand, publishedBefore, budget, currency } }: { campaign: Campaign }) {
  return (
    <Card title="Brand">
      <KeyValues
        rows={[
          { label: 'Company', value: brand.companyName },
          { label: 'Campaigns before', value: publishedBefore },
          { label: 'Completed deals', value: brand.completedDeals },
          { label: 'Budget', value: formatMoney(budget, currency) },
        ]}
      />
    </Card>
  )
}

/** Publishes the campaign or returns it to its brand, with a reason. */
export function CampaignDecision({ campaignId, onDecided }: { campaignId: string; onDecided: () => void }) {
  const campaign = useCampaignUnderReview(campaignId)
  const [reason, setReason] = useState('')
  const review = useCallMutation(campaignCalls.reviewCampaign, { topics: ['queue'], onSuccess: onDecided })
  const decide = (decision: 'approve' | 'return') => {
    const { version } = campaign.data ?? {}
    if (version) review.mutate({ campaignId, version, decision, reason })
  }
  const isDisabled = !campaign.data || reason.trim().length < 3
  return (
    <Card title="Decision">
      <Stack gap={12}>
        <TextAreaField
          label="Reason"
          hint="For the audit log. The brand also reads it when you return the campaign."
          isRequired
          value={reason}
          onChange={setReason}
          rows={3}
          limit={1_000}
        />
        <UsualReasons label="Reason" onChoose={setReason} />
        <Button
          kind="primary"
          disabled={isDisabled}
          busy={review.isPending}
          onClick={() => decide('approve')}
        >
          Approve
        </Button>
        <Button disabled={isDisabled} busy={review.isPending} onClick={() => decide('return')}>
          Return to brand
        </Button>
      </Stack>
    </Card>
  )
}
