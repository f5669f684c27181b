import { brandPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { pathsOf, useTalentSide } from '#lib/use-viewer.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { TalentFilter, talentFilterOf } from './TalentFilter.tsx'

/** The filter by talent that agents have on their lists, and the talent it selects. */
export function useTalentFilter(viewer: 'brand' | 'talent' | 'agent') {
  const [talentId] = useUrlState(talentFilterOf)
  return viewer === 'agent' ? { filters: <TalentFilter />, talentId } : {}
}

/** What a talent or an agent does next when a list is empty. */
export function DiscoverCampaigns() {
  return (
    <ButtonLink kind="primary" to={pathsOf[useTalentSide()].discover}>
      Discover campaigns
    </ButtonLink>
  )
}

/** What a brand does next when it has no deals. */
export function NewCampaign() {
  return (
    <ButtonLink kind="primary" to={brandPaths.newCampaign}>
      New campaign
    </ButtonLink>
  )
}

/** What a brand does next when it has sent no offers. */
export function FindTalent() {
  return (
    <ButtonLink kind="primary" to={brandPaths.findTalent}>
      Find talent
    </ButtonLink>
  )
}
