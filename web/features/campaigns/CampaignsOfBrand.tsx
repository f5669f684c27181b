import { CardGrid } from '#ui/CardGrid.tsx'
import { CardsSkeleton } from '#ui/CardsSkeleton.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { CampaignHeart } from './CampaignHeart.tsx'
import { type CampaignFilter, useCampaignsOfBrand } from './campaigns.queries.ts'
import { OpenCampaignCard } from './OpenCampaignCard.tsx'

interface CampaignsOfBrandProps {
  side: CampaignFilter
  brandId: string
  pathOf: (campaignId: string) => string
}

/** The campaigns of one brand that are open to applications, newest first. */
export function CampaignsOfBrand({ side, brandId, pathOf }: CampaignsOfBrandProps) {
  const campaigns = useCampaignsOfBrand(side, brandId)
  return (
    <section aria-label="Open campaigns">
      <Stack gap={12}>
        <h2>Open campaigns</h2>
        <LoadedPages pages={campaigns} skeleton={<CardsSkeleton />} empty={<p>No open campaigns now.</p>}>
          {(items) => (
            <CardGrid label="Open campaigns of the brand" minWidth={300}>
              {items.map((campaign) => (
                <OpenCampaignCard
                  key={campaign.id}
                  campaign={campaign}
                  side={side}
                  to={pathOf(campaign.id)}
                  badge={
                    campaign.applied && (
                      <Status tone="good">{side === 'talent' ? 'Applied' : 'Some applied'}</Status>
                    )
                  }
                  corner={side === 'talent' && <CampaignHeart campaign={campaign} />}
                />
              ))}
            </CardGrid>
          )}
        </LoadedPages>
      </Stack>
    </section>
  )
}
