import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { DealRows } from './DealRows.tsx'
import { useDeals } from './deals.queries.ts'

/** The deals of one campaign. */
export function CampaignDeals({
  campaignId,
  pathOf,
}: {
  campaignId: string
  pathOf: (dealId: string) => string
}) {
  const deals = useDeals('brand', { status: 'all', campaignId })
  return (
    <LoadedPages
      pages={deals}
      skeleton={<RowsSkeleton count={3} />}
      empty={<EmptyState title="No deals yet">A deal opens as soon as an offer is accepted.</EmptyState>}
    >
      {(items) => <DealRows side="brand" deals={items} pathOf={pathOf} />}
    </LoadedPages>
  )
}
