import { Hearts } from '#features/favourites/Hearts.tsx'
import { SavedSearches } from '#features/favourites/SavedSearches.tsx'
import { ListedFigures } from '#features/reviews/ListedFigures.tsx'
import { BrowseTalentsPage } from '#features/talents/BrowseTalentsPage.tsx'
import { addressOfSearch } from '#features/talents/talent-search.ts'
import { brandPaths } from '#lib/paths.ts'
import { InviteFromList } from './InviteFromList.tsx'

export default function FindTalent() {
  return (
    <BrowseTalentsPage
      pathOf={brandPaths.talent}
      withFigures={(talentIds, render) => <ListedFigures talentIds={talentIds}>{render}</ListedFigures>}
      withHearts={(talentIds, render) => <Hearts talentIds={talentIds}>{render}</Hearts>}
      withSelection={(render) => <InviteFromList>{render}</InviteFromList>}
      actions={(current) => (
        <SavedSearches
          current={current}
          pathOf={(search) => `${brandPaths.findTalent}?${addressOfSearch(search)}`}
        />
      )}
    />
  )
}
