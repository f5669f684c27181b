import type { CampaignCard } from '@marquee/contract/calls/campaigns'
import { CardGrid } from '#ui/CardGrid.tsx'
import { Status } from '#ui/Status.tsx'
import { CampaignHeart } from './CampaignHeart.tsx'
import type { CampaignFilter } from './campaigns.queries.ts'
import { OpenCampaignCard } from './OpenCampaignCard.tsx'

interface OpenCampaignCardsProps {
  label: string
  campaigns: readonly (CampaignCard & { applied: boolean; isSaved: boolean })[]
  side: CampaignFilter
  pathOf: (campaignId: string) => string
}

/** The cards of open campaigns, each marked where someone has applied; talents keep them with the heart. */
export function OpenCampaignCards({ label, campaigns, side, pathOf }: OpenCampaignCardsProps) {
  return (
    <CardGrid label={label} minWidth={300}>
      {campaigns.map((campaign) => (
        <OpenCampaignCard
          key={campaign.id}
          campaign={campaign}
          side={side}
          to={pathOf(campaign.id)}
          badge={
            campaign.applied && <Status tone="good">{side === 'talent' ? 'Applied' : 'Some applied'}</Status>
          }
          corner={side === 'talent' && <CampaignHeart campaign={campaign} />}
        />
      ))}
    </CardGrid>
  )
}
