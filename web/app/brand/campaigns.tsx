import { CampaignsPage } from '#features/campaigns/CampaignsPage.tsx'
import { brandPaths } from '#lib/paths.ts'

const paths = {
  new: brandPaths.newCampaign,
  edit: brandPaths.editCampaign,
  of: ({ id, status }: { id: string; status: string }) =>
    status === 'draft' ? brandPaths.editCampaign(id) : brandPaths.campaign(id),
}

export default function Campaigns() {
  return <CampaignsPage paths={paths} />
}
