import { useNavigate, useParams } from 'react-router'
import { CampaignEditor } from '#features/campaigns/CampaignEditor.tsx'
import { useOwnCampaign } from '#features/campaigns/campaigns.queries.ts'
import { useTalentTypes } from '#features/talents/talents.queries.ts'
import { TermsFields } from '#features/terms/TermsFields.tsx'
import { brandPaths } from '#lib/paths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'

export default function EditCampaign() {
  const { campaignId = '' } = useParams()
  const navigate = useNavigate()
  const campaign = useOwnCampaign(campaignId)
  const types = useTalentTypes().data?.items ?? []
  return (
    <Loaded query={campaign} skeleton={<PageSkeleton />}>
      {(loaded) => (
        <>
          <PageHeader
            back={
              loaded.status === 'draft'
                ? { label: 'Campaigns', to: brandPaths.campaigns }
                : { label: loaded.title, to: brandPaths.campaign(campaignId) }
            }
            title={loaded.status === 'draft' ? 'New campaign' : 'Edit the brief'}
            aside={loaded.title}
          />
          <CampaignEditor
            key={campaignId}
            campaign={loaded}
            workFields={TermsFields}
            talentTypes={types}
            onSaved={(saved) => navigate(`${brandPaths.campaign(saved.id)}?tab=brief`)}
          />
        </>
      )}
    </Loaded>
  )
}
