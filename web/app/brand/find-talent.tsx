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
import { InvitingTo, useInvitedTo } from './InvitingTo.tsx'

const label = 'Invite by email'
const invite = <ButtonLink to={brandPaths.invited}>{label}</ButtonLink>

/** The address of a search; the campaign to which talents are invited stays. */
const pathOf = (search: TalentSearch, campaignId?: string) =>
  `${campaignId ? `${brandPaths.findTalentFor(campaignId)}&` : `${brandPaths.findTalent}?`}${addressOfSearch(search)}`

export default function FindTalent() {
  const navigate = useNavigate()
  const { campaign, remove } = useInvitedTo()
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
        withSelection={(render) => (
          <InviteFromList hasSearch campaign={campaign}>
            {render}
          </InviteFromList>
        )}
        notice={campaign && <InvitingTo campaign={campaign} onRemove={remove} />}
        invite={invite}
        inviteMenu={<OverflowMenu actions={[{ label, onSelect: () => navigate(brandPaths.invited) }]} />}
        actions={(current) => <SavedTalentSearches current={current} campaignId={campaign?.id} />}
      />
    </OpenSavedSearch>
  )
}

interface SavedTalentSearchesProps {
  current: TalentSearch | null
  /** The campaign to which talents are invited. */
  campaignId: string | undefined
}

function SavedTalentSearches({ current, campaignId }: SavedTalentSearchesProps) {
  const saved = useSavedTalentSearches().data?.items ?? []
  return (
    <SavedSearches
      of="talent"
      current={current}
      saved={saved.map((one) => ({ ...one, path: pathOf(one.search, campaignId) }))}
    />
  )
}
