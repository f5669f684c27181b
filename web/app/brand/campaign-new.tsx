import { useNavigate } from 'react-router'
import { CampaignTemplates } from '#features/campaigns/CampaignTemplates.tsx'
import { NewCampaignForm } from '#features/campaigns/NewCampaignForm.tsx'
import { brandPaths } from '#lib/paths.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export default function NewCampaign() {
  const navigate = useNavigate()
  const open = (id: string) => navigate(brandPaths.editCampaign(id), { replace: true })
  return (
    <>
      <PageHeader
        back={{ label: 'Campaigns', to: brandPaths.campaigns }}
        title="New campaign"
        lead="Five short steps. Your draft saves automatically."
      />
      <NewCampaignForm onCreated={open} />
      <CampaignTemplates onCreated={open} />
    </>
  )
}
