import { ActiveCampaigns } from '#features/campaigns/ActiveCampaigns.tsx'
import { addressOfCampaignSearch, type CampaignSearch } from '#features/campaigns/campaign-search.ts'
import { DiscoverPage } from '#features/campaigns/DiscoverPage.tsx'
import { OpenSavedSearch } from '#features/saved-searches/OpenSavedSearch.tsx'
import { SavedSearches } from '#features/saved-searches/SavedSearches.tsx'
import { useSavedCampaignSearches } from '#features/saved-searches/saved-searches.queries.ts'
import { useTalentTypes } from '#features/talents/talents.queries.ts'
import { pathsOf, useTalentSide } from '#lib/use-viewer.ts'

export default function Discover() {
  const viewer = useTalentSide()
  const { campaign, discover } = pathsOf[viewer]
  const pathOfSearch = (search: CampaignSearch | null) =>
    search ? `${discover}?${addressOfCampaignSearch(search)}` : discover
  return (
    <OpenSavedSearch useSaved={useSavedCampaignSearches} pathOf={pathOfSearch}>
      <DiscoverPage
        side={viewer}
        pathOf={campaign}
        talentTypes={useTalentTypes().data?.items ?? []}
        mine={<ActiveCampaigns side={viewer} pathOf={campaign} />}
        searches={(current) => <SavedCampaignSearches current={current} pathOf={pathOfSearch} />}
      />
    </OpenSavedSearch>
  )
}

interface SavedCampaignSearchesProps {
  current: CampaignSearch | null
  pathOf: (search: CampaignSearch) => string
}

function SavedCampaignSearches({ current, pathOf }: SavedCampaignSearchesProps) {
  const saved = useSavedCampaignSearches().data?.items ?? []
  return (
    <SavedSearches
      of="campaign"
      current={current}
      saved={saved.map((one) => ({ ...one, path: pathOf(one.search) }))}
    />
  )
}
