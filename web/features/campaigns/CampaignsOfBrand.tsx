import { CardsSkeleton } from '#ui/CardsSkeleton.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { Stack } from '#ui/Stack.tsx'
import { type CampaignFilter, useCampaignsOfBrand } from './campaigns.queries.ts'
import { OpenCampaignCards } from './OpenCampaignCards.tsx'

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
        <LoadedPages
          pages={campaigns}
          skeleton={<CardsSkeleton minWidth={300} />}
          empty={<p>No open campaigns now.</p>}
        >
          {(items) => (
            <OpenCampaignCards
              label="Open campaigns of the brand"
              campaigns={items}
              side={side}
              pathOf={pathOf}
            />
          )}
        </LoadedPages>
      </Stack>
    </section>
  )
}
