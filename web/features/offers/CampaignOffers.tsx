import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { OfferRows } from './OfferRows.tsx'
import { useOffers } from './offers.queries.ts'

/** The offers of one campaign. */
export function CampaignOffers({
  campaignId,
  pathOf,
}: {
  campaignId: string
  pathOf: (offerId: string) => string
}) {
  const offers = useOffers('brand', { status: 'all', campaignId })
  return (
    <LoadedPages
      pages={offers}
      skeleton={<RowsSkeleton count={3} />}
      empty={
        <EmptyState title="No offers yet">
          Open an application and send an offer. It appears here with every version.
        </EmptyState>
      }
    >
      {(items) => <OfferRows side="brand" offers={items} pathOf={pathOf} />}
    </LoadedPages>
  )
}
