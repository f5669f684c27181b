import { OwnApplicationsPage } from '#features/applications/OwnApplicationsPage.tsx'
import { agentPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { TalentFilter, talentFilterOf } from './TalentFilter.tsx'

export default function Applications() {
  const [talentId] = useUrlState(talentFilterOf)
  const discover = (
    <ButtonLink kind="primary" to={agentPaths.discover}>
      Discover campaigns
    </ButtonLink>
  )
  return (
    <OwnApplicationsPage
      side="agent"
      pathOf={agentPaths.application}
      emptyAction={discover}
      filters={<TalentFilter />}
      talentId={talentId}
    />
  )
}
