import { OwnApplicationsPage } from '#features/applications/OwnApplicationsPage.tsx'
import { pathsOf, useTalentSide } from '#lib/use-viewer.ts'
import { DiscoverCampaigns, useTalentFilter } from './list-extras.tsx'

export default function Applications() {
  const viewer = useTalentSide()
  const filter = useTalentFilter(viewer)
  return (
    <OwnApplicationsPage
      side={viewer}
      pathOf={pathsOf[viewer].application}
      emptyAction={<DiscoverCampaigns />}
      {...filter}
    />
  )
}
