import {
  type CampaignForTalent,
  type CampaignUnderReview,
  type OwnCampaign,
  objectiveLabels,
} from '@marquee/contract/calls/campaigns'
import { formatDate } from '@marquee/contract/rules/dates'
import { describeProduct } from '@marquee/contract/terms/product'
import { describeExclusivity, rightsValue } from '@marquee/contract/terms/rights'
import type { ReactNode } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { CoverPicture } from '#ui/CoverPicture.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Stack } from '#ui/Stack.tsx'
import { usePayText } from './use-pay-text.ts'

interface BriefViewProps {
  viewer: Viewer
  campaign: OwnCampaign | CampaignForTalent | CampaignUnderReview
  /** The list of deliverables, provided by the page. */
  work: ReactNode
  /** More content next to the details. */
  side?: ReactNode
}

/** A brief for reading: image, overview, deliverables and the details. */
export function BriefView({ viewer, campaign, work, side }: BriefViewProps) {
  const payText = usePayText(viewer)
  const { mustInclude, mustAvoid, exclusivity, productName, productUrl } = campaign
  const wishes = [
    ...(mustInclude ? [{ label: 'Must include', value: mustInclude }] : []),
    ...(mustAvoid ? [{ label: 'Must avoid', value: mustAvoid }] : []),
  ]
  return (
    <Stack>
      <CoverPicture picture={campaign.coverUrl} />
      <Columns
        main={
          <>
            <Card title="Overview">
              {campaign.summary ? <RichText html={campaign.summary} /> : <p>Not written yet.</p>}
            </Card>
            <Card title="Deliverables">
              {campaign.deliverables.length > 0 ? work : <p>Not added yet.</p>}
            </Card>
            {wishes.length > 0 && (
              <Card title="Dos and don’ts">
                <KeyValues rows={wishes} />
              </Card>
            )}
          </>
        }
        side={
          <>
            <Card title="Details">
              <KeyValues
                rows={[
                  { label: 'Pay', value: payText(campaign) },
                  { label: 'Places', value: `${campaign.placesTaken} of ${campaign.places} taken` },
                  {
                    label: 'Applications close',
                    value: campaign.applyBy ? formatDate(campaign.applyBy) : 'Not set',
                  },
                  { label: 'Objective', value: objectiveLabels[campaign.objective] },
                  ...(productName
                    ? [
                        {
                          label: 'Product',
                          value: productUrl ? (
                            <ProductLink name={productName} url={productUrl} />
                          ) : (
                            productName
                          ),
                        },
                      ]
                    : []),
                  ...(campaign.product
                    ? [
                        {
                          label: viewer === 'talent' ? 'Sent to you' : 'Sent to the talent',
                          value: describeProduct(campaign.product, campaign.currency),
                        },
                      ]
                    : []),
                  { label: 'Usage rights', value: rightsValue(campaign.rights) },
                  {
                    label: 'Exclusivity',
                    value: describeExclusivity(exclusivity),
                  },
                ]}
              />
            </Card>
            {side}
          </>
        }
      />
    </Stack>
  )
}

function ProductLink({ name, url }: { name: string; url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {name}
    </a>
  )
}
