import { DealsPage } from '#features/deals/DealsPage.tsx'
import { ToShip } from '#features/shipments/ToShip.tsx'
import { RightsList } from '#features/usage-rights/RightsList.tsx'
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
      {...(viewer === 'brand' && { toShip: <ToShip pathOf={pathsOf.brand.deal} /> })}
      rights={<RightsList side={viewer} pathOf={pathsOf[viewer].deal} talentId={filter.talentId ?? ''} />}
      {...filter}
    />
  )
}
