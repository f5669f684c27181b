import { useNavigate, useParams } from 'react-router'
import { CampaignEditor } from '#features/campaigns/CampaignEditor.tsx'
import { useOwnCampaign } from '#features/campaigns/campaigns.queries.ts'
import { PlanNeeded } from '#features/subscription/PlanNeeded.tsx'
import { useTalentTypes } from '#features/talents/talents.queries.ts'
import { TermsByBrand } from '#features/terms/TermsFields.tsx'
import { brandPaths } from '#lib/paths.ts'
import { isEntitled, useUser } from '#lib/session.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'

const needed = (
  <PlanNeeded plan={`${brandPaths.plan}?for=campaign`}>
    To publish, choose a plan; your first begins with a free trial. Your draft is saved.
  </PlanNeeded>
)

export default function EditCampaign() {
  const { campaignId = '' } = useParams()
  const navigate = useNavigate()
  const mayPublish = isEntitled(useUser())
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
            title={loaded.status === 'draft' ? 'New campaign' : 'Edit brief'}
            aside={loaded.title}
          />
          <CampaignEditor
            key={campaignId}
            campaign={loaded}
            workFields={TermsByBrand}
            talentTypes={types}
            verificationPath={brandPaths.verification}
            gate={!mayPublish && needed}
            onSaved={(saved) => navigate(`${brandPaths.campaign(saved.id)}?tab=brief`)}
          />
        </>
      )}
    </Loaded>
  )
}
