import { useNavigate, useParams } from 'react-router'
import { ApplyForm } from '#features/applications/ApplyForm.tsx'
import { describeOwnWithdrawal } from '#features/applications/describe-withdrawal.ts'
import { BrandName } from '#features/brands/BrandName.tsx'
import { CampaignHeart } from '#features/campaigns/CampaignHeart.tsx'
import { CampaignPage } from '#features/campaigns/CampaignPage.tsx'
import { ReportMenu } from '#features/reports/ReportButton.tsx'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { talentPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { AboutBrand } from '../shared/AboutBrand.tsx'

/** A campaign and the form to apply for it; whether the form is open is in the URL. */
export default function Campaign() {
  const { campaignId = '' } = useParams()
  const navigate = useNavigate()
  const [apply, setApply] = useUrlState('apply')
  return (
    <CampaignPage
      key={campaignId}
      seeking="talent"
      campaignId={campaignId}
      back={{ label: 'Discover', to: talentPaths.discover }}
      brandName={({ brand }) => <BrandName side="talent" brand={brand} to={talentPaths.brand(brand.id)} />}
      workOf={({ deliverables }) => <DeliverableList specs={deliverables} />}
      side={({ brand }) => <AboutBrand brand={brand} />}
      applyLabel={({ application }) => (application?.withdrawnAt ? 'Apply again' : 'Apply')}
      notice={({ application }) =>
        application?.withdrawnAt && <Callout>{describeOwnWithdrawal(application.withdrawnAt)}</Callout>
      }
      onApply={() => setApply('now')}
      actions={(campaign) => (
        <>
          {(campaign.isSaved || campaign.status === 'live') && (
            <CampaignHeart campaign={campaign} text="Save" />
          )}
          {campaign.application && campaign.application.status !== 'invited' && (
            <ButtonLink to={talentPaths.application(campaign.application.id)}>Your application</ButtonLink>
          )}
          <ReportMenu
            subjects={[
              { noun: 'campaign', id: campaignId },
              { noun: 'brand', id: campaign.brand.id },
            ]}
            block={{
              party: { id: campaign.brand.id, name: campaign.brand.companyName },
              onBlocked: () => navigate(talentPaths.discover),
            }}
          />
          <Dialog
            isOpen={campaign.mayApply && apply === 'now'}
            onClose={() => setApply('', true)}
            title={`Apply for ${campaign.title}`}
            shape="wide"
          >
            <ApplyForm campaign={campaign} onApplied={({ id }) => navigate(talentPaths.application(id))} />
          </Dialog>
        </>
      )}
    />
  )
}
