import { OffersPage } from '#features/offers/OffersPage.tsx'
import { agentPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { TalentFilter, talentFilterOf } from './TalentFilter.tsx'

export default function Offers() {
  const [talentId] = useUrlState(talentFilterOf)
  const discover = (
    <ButtonLink kind="primary" to={agentPaths.discover}>
      Discover campaigns
    </ButtonLink>
  )
  return (
    <OffersPage
      side="agent"
      pathOf={agentPaths.offer}
      emptyAction={discover}
      filters={<TalentFilter />}
      talentId={talentId}
    />
  )
}
