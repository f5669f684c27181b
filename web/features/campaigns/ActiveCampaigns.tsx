import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { CardGrid } from '#ui/CardGrid.tsx'
import { CardsSkeleton } from '#ui/CardsSkeleton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PictureCard } from '#ui/PictureCard.tsx'
import { Status } from '#ui/Status.tsx'
import { useActiveCampaigns } from './campaigns.queries.ts'
import { feeInWords } from './fee-in-words.ts'

/** Campaigns the talent takes part in, whatever their state. */
export function ActiveCampaigns({ pathOf }: { pathOf: (campaignId: string) => string }) {
  const campaigns = useActiveCampaigns()
  return (
    <LoadedPages
      pages={campaigns}
      skeleton={<CardsSkeleton />}
      empty={
        <EmptyState title="You take part in none">A campaign appears here once you have applied, been offered or begun work.</EmptyState>
      }
    >
      {(items) => (
        <CardGrid label="Campaigns you take part in" least={300}>
          {items.map((campaign) => (
            <PictureCard
              key={campaign.id}
              shape="wide"
              to={pathOf(campaign.id)}
              picture={campaign.coverUrl}
              title={campaign.title}
              badge={
                <Status tone={campaignLifecycle.states[campaign.status].tone}>{campaignLifecycle.states[campaign.status].label}</Status>
              }
              facts={`${campaign.brand.companyName} · ${campaign.platforms.join(', ')}`}
              foot={feeInWords(campaign)}
            />
          ))}
        </CardGrid>
      )}
    </LoadedPages>
  )
}
