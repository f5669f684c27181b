import { OffersPage } from '#features/offers/OffersPage.tsx'
import { pathsOf, useViewer } from '#lib/use-viewer.ts'
import { DiscoverCampaigns, FindTalent, useTalentFilter } from './list-extras.tsx'

export default function Offers() {
  const viewer = useViewer()
  const filter = useTalentFilter(viewer)
  return (
    <OffersPage
      side={viewer}
      pathOf={pathsOf[viewer].offer}
      emptyAction={viewer === 'brand' ? <FindTalent /> : <DiscoverCampaigns />}
      {...filter}
    />
  )
}
