import { ActiveCampaigns } from '#features/campaigns/ActiveCampaigns.tsx'
import { DiscoverPage } from '#features/campaigns/DiscoverPage.tsx'
import { useTalentTypes } from '#features/talents/talents.queries.ts'
import { talentPaths } from '#lib/paths.ts'

export default function Discover() {
  return (
    <DiscoverPage
      side="talent"
      pathOf={talentPaths.campaign}
      talentTypes={useTalentTypes().data?.items ?? []}
      mine={<ActiveCampaigns side="talent" pathOf={talentPaths.campaign} />}
    />
  )
}
