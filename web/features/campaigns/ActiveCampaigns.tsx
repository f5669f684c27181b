import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { CardGrid } from '#ui/CardGrid.tsx'
import { CardsSkeleton } from '#ui/CardsSkeleton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PictureCard } from '#ui/PictureCard.tsx'
import { Status } from '#ui/Status.tsx'
import { type CampaignFilter, useActiveCampaigns } from './campaigns.queries.ts'
import { usePayText } from './use-pay-text.ts'

/** The campaigns that the talent or the roster takes part in, in any status. */
export function ActiveCampaigns({
  side,
  pathOf,
}: {
  side: CampaignFilter
  pathOf: (campaignId: string) => string
}) {
  const payText = usePayText(side)
  const campaigns = useActiveCampaigns(side)
  return (
    <LoadedPages
      pages={campaigns}
      skeleton={<CardsSkeleton minWidth={300} />}
      empty={
        <EmptyState
          title={
            side === 'talent' ? 'You’re not in any campaigns yet' : 'Your talents aren’t in any campaigns yet'
          }
        >
          Campaigns appear here after an application, offer or deal.
        </EmptyState>
      }
    >
      {(items) => (
        <CardGrid label={side === 'talent' ? 'Your campaigns' : 'Your talents’ campaigns'} minWidth={300}>
          {items.map((campaign) => (
            <PictureCard
              key={campaign.id}
              shape="wide"
              to={pathOf(campaign.id)}
              picture={campaign.coverUrl}
              title={campaign.title}
              badge={
                <Status tone={campaignLifecycle.states[campaign.status].tone}>
                  {campaignLifecycle.states[campaign.status].label}
                </Status>
              }
              facts={`${campaign.brand.companyName} · ${campaign.platforms.join(', ')}`}
              foot={payText(campaign)}
            />
          ))}
        </CardGrid>
      )}
    </LoadedPages>
  )
}
