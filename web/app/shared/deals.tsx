import { DealsPage } from '#features/deals/DealsPage.tsx'
import { pathsOf, useViewer } from '#lib/use-viewer.ts'
import { DiscoverCampaigns, NewCampaign, useTalentFilter } from './list-extras.tsx'

export default function Deals() {
  const viewer = useViewer()
  const filter = useTalentFilter(viewer)
  return (
    <DealsPage
      side={viewer}
      pathOf={pathsOf[viewer].deal}
      emptyAction={viewer === 'brand' ? <NewCampaign /> : <DiscoverCampaigns />}
      {...filter}
    />
  )
}
