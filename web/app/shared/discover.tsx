import { ActiveCampaigns } from '#features/campaigns/ActiveCampaigns.tsx'
import { DiscoverPage } from '#features/campaigns/DiscoverPage.tsx'
import { useTalentTypes } from '#features/talents/talents.queries.ts'
import { pathsOf, useTalentSide } from '#lib/use-viewer.ts'

export default function Discover() {
  const viewer = useTalentSide()
  const pathOf = pathsOf[viewer].campaign
  return (
    <DiscoverPage
      side={viewer}
      pathOf={pathOf}
      talentTypes={useTalentTypes().data?.items ?? []}
      mine={<ActiveCampaigns side={viewer} pathOf={pathOf} />}
    />
  )
}
