import { useNavigate } from 'react-router'
import { ApplicationLines } from '#features/applications/ApplicationLines.tsx'
import { Hearts } from '#features/favourites/Hearts.tsx'
import { ListedFigures } from '#features/reviews/ListedFigures.tsx'
import { OpenSavedSearch } from '#features/saved-searches/OpenSavedSearch.tsx'
import { SavedSearches } from '#features/saved-searches/SavedSearches.tsx'
import { useSavedTalentSearches } from '#features/saved-searches/saved-searches.queries.ts'
import { BrowseTalentsPage } from '#features/talents/BrowseTalentsPage.tsx'
import { addressOfSearch, type TalentSearch } from '#features/talents/talent-search.ts'
import { brandPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { OverflowMenu } from '#ui/OverflowMenu.tsx'
import { InviteFromList } from './InviteFromList.tsx'

const label = 'Invite by email'
const invite = <ButtonLink to={brandPaths.invited}>{label}</ButtonLink>

const pathOf = (search: TalentSearch) => `${brandPaths.findTalent}?${addressOfSearch(search)}`

export default function FindTalent() {
  const navigate = useNavigate()
  return (
    <OpenSavedSearch
      useSaved={useSavedTalentSearches}
      pathOf={(search: TalentSearch | null) =>
        search ? pathOf({ ...search, sort: 'newest' }) : brandPaths.findTalent
      }
    >
      <BrowseTalentsPage
        pathOf={brandPaths.talent}
        withFigures={(talentIds, render) => <ListedFigures talentIds={talentIds}>{render}</ListedFigures>}
        withApplications={(talentIds, render) => (
          <ApplicationLines talentIds={talentIds}>{render}</ApplicationLines>
        )}
        withHearts={(talentIds, render) => <Hearts talentIds={talentIds}>{render}</Hearts>}
        withSelection={(render) => <InviteFromList hasSearch>{render}</InviteFromList>}
        invite={invite}
        inviteMenu={<OverflowMenu actions={[{ label, onSelect: () => navigate(brandPaths.invited) }]} />}
        actions={(current) => <SavedTalentSearches current={current} />}
      />
    </OpenSavedSearch>
  )
}

function SavedTalentSearches({ current }: { current: TalentSearch | null }) {
  const saved = useSavedTalentSearches().data?.items ?? []
  return (
    <SavedSearches
      of="talent"
      current={current}
      saved={saved.map((one) => ({ ...one, path: pathOf(one.search) }))}
    />
  )
}
