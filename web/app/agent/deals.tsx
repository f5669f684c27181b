import { DealsPage } from '#features/deals/DealsPage.tsx'
import { agentPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { TalentFilter, talentFilterOf } from './TalentFilter.tsx'

export default function Deals() {
  const [talentId] = useUrlState(talentFilterOf)
  const discover = (
    <ButtonLink kind="primary" to={agentPaths.discover}>
      Discover campaigns
    </ButtonLink>
  )
  return (
    <DealsPage
      side="agent"
      pathOf={agentPaths.deal}
      emptyAction={discover}
      filters={<TalentFilter />}
      talentId={talentId}
    />
  )
}
