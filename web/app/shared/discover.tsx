import { ActiveCampaigns } from '#features/campaigns/ActiveCampaigns.tsx'
import { addressOfCampaignSearch, type CampaignSearch } from '#features/campaigns/campaign-search.ts'
import { DiscoverPage } from '#features/campaigns/DiscoverPage.tsx'
import { SuggestedCampaigns } from '#features/campaigns/SuggestedCampaigns.tsx'
import { useRosterNames } from '#features/roster/use-roster-names.ts'
import { OpenSavedSearch } from '#features/saved-searches/OpenSavedSearch.tsx'
import { SavedSearches } from '#features/saved-searches/SavedSearches.tsx'
import { useSavedCampaignSearches } from '#features/saved-searches/saved-searches.queries.ts'
import { useTalentTypes } from '#features/talents/talents.queries.ts'
import { agentPaths, talentPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { useTalentSide } from '#lib/use-viewer.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { talentFilterOf } from './TalentFilter.tsx'

export default function Discover() {
  return useTalentSide() === 'agent' ? <AgentDiscover /> : <TalentDiscover />
}

function TalentDiscover() {
  const pathOfSearch = (search: CampaignSearch | null) => withSearch(talentPaths.discover, search)
  return (
    <OpenSavedSearch useSaved={useSavedCampaignSearches} pathOf={pathOfSearch}>
      <DiscoverPage
        side="talent"
        pathOf={talentPaths.campaign}
        talentTypes={useTalentTypes().data?.items ?? []}
        mine={<ActiveCampaigns side="talent" pathOf={talentPaths.campaign} />}
        searches={(current) => <SavedCampaignSearches current={current} pathOf={pathOfSearch} />}
        suggested={<SuggestedCampaigns pathOf={talentPaths.campaign} isAboveAll />}
      />
    </OpenSavedSearch>
  )
}

/** As talents have it, for the talent of the roster whom the agent chooses; the choice is in the address. */
function AgentDiscover() {
  const [talentId, setTalentId] = useUrlState(talentFilterOf)
  const { names } = useRosterNames()
  const talent = names.find(({ id }) => id === talentId)
  const pathOf = (campaignId: string) =>
    talent ? agentPaths.campaignFor(campaignId, talent.id) : agentPaths.campaign(campaignId)
  const pathOfSearch = (search: CampaignSearch | null) =>
    withSearch(talent ? agentPaths.discoverFor(talent.id) : agentPaths.discover, search)
  return (
    <OpenSavedSearch useSaved={useSavedCampaignSearches} pathOf={pathOfSearch}>
      <DiscoverPage
        side="agent"
        pathOf={pathOf}
        talentTypes={useTalentTypes().data?.items ?? []}
        mine={<ActiveCampaigns side="agent" pathOf={pathOf} />}
        searches={(current) => <SavedCampaignSearches current={current} pathOf={pathOfSearch} />}
        forTalent={
          <SelectField
            label="For"
            placeholder="All your talents"
            value={talent?.id ?? ''}
            onChange={(id) => setTalentId(id)}
            options={names.map(({ id, name }) => ({ value: id, label: name }))}
          />
        }
        suggested={talent && <SuggestedCampaigns talent={talent} pathOf={pathOf} isAboveAll />}
      />
    </OpenSavedSearch>
  )
}

/** Returns an address with a search. */
function withSearch(path: string, search: CampaignSearch | null): string {
  return search ? `${path}${path.includes('?') ? '&' : '?'}${addressOfCampaignSearch(search)}` : path
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
