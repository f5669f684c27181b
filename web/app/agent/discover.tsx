import { ActiveCampaigns } from '#features/campaigns/ActiveCampaigns.tsx'
import { DiscoverPage } from '#features/campaigns/DiscoverPage.tsx'
import { useTalentTypes } from '#features/talents/talents.queries.ts'
import { agentPaths } from '#lib/paths.ts'

export default function Discover() {
  return (
    <DiscoverPage
      side="agent"
      pathOf={agentPaths.campaign}
      talentTypes={useTalentTypes().data?.items ?? []}
      mine={<ActiveCampaigns side="agent" pathOf={agentPaths.campaign} />}
    />
  )
}
