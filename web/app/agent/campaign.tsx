import { useNavigate, useParams } from 'react-router'
import { AgentApply } from '#features/applications/AgentApply.tsx'
import { SaveForTalents } from '#features/applications/SaveForTalents.tsx'
import { BrandName } from '#features/brands/BrandName.tsx'
import { CampaignPage } from '#features/campaigns/CampaignPage.tsx'
import { ReportMenu } from '#features/reports/ReportButton.tsx'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { agentPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { AboutBrand } from '../shared/AboutBrand.tsx'

/** A campaign and the form to apply for several talents; whether the form is open is in the URL. */
export default function Campaign() {
  const { campaignId = '' } = useParams()
  const navigate = useNavigate()
  const [apply, setApply] = useUrlState('apply')
  return (
    <CampaignPage
      key={campaignId}
      seeking="agent"
      campaignId={campaignId}
      back={{ label: 'Discover', to: agentPaths.discover }}
      brandName={({ brand }) => <BrandName side="agent" brand={brand} to={agentPaths.brand(brand.id)} />}
      workOf={({ deliverables }) => <DeliverableList specs={deliverables} />}
      side={({ brand }) => <AboutBrand brand={brand} />}
      applyLabel="Apply for talents"
      onApply={() => setApply('now')}
      actions={(campaign) => (
        <>
          {(campaign.isSaved || campaign.status === 'live') && <SaveForTalents campaignId={campaignId} />}
          <ReportMenu
            subjects={[
              { noun: 'campaign', id: campaignId },
              { noun: 'brand', id: campaign.brand.id },
            ]}
          />
          <Dialog
            isOpen={campaign.mayApply && apply === 'now'}
            onClose={() => setApply('', true)}
            title={`Apply for ${campaign.title}`}
            shape="wide"
          >
            <AgentApply campaign={campaign} onApplied={() => navigate(agentPaths.applications)} />
          </Dialog>
        </>
      )}
    />
  )
}
