import { useNavigate } from 'react-router'
import { CampaignTemplates } from '#features/campaigns/CampaignTemplates.tsx'
import { NewCampaignForm } from '#features/campaigns/NewCampaignForm.tsx'
import { brandPaths } from '#lib/paths.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Stack } from '#ui/Stack.tsx'

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
      <Stack gap={20}>
        {/* Above the form, whose errors move what is below it while a button there is pressed. */}
        <CampaignTemplates onCreated={open} />
        <NewCampaignForm onCreated={open} />
      </Stack>
    </>
  )
}
